import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import type { TableShown } from '../src/api/types';
import { namesOf } from '../src/shell/seats';
import Said from '../src/shell/Said.svelte';
import type { Session } from '../src/shell/session.svelte';
import { company } from '../src/waiting/company.svelte';
import { scenes, speakEnglish } from './fixtures';

const scene = scenes.find(({ name }) => name === 'turn-3')!;
/** A table of three at which the second seat is asked something, and the first is one's own. */
const shown: TableShown = {
  ...scene.shown,
  actor: 1,
  seats: scene.shown.seats.map((seat, number) => ({ ...seat, mine: number === 0, online: true })),
  question: null,
  asked: { title: { key: 'teotihuacan-ask-choose-technology.title' }, ask: { key: 'teotihuacan-ask-choose-technology.ask' } },
  to_come: [2, 0],
  can_undo: false,
  over: false,
};

function said(now: Partial<Session>): string {
  const page = document.createElement('div');
  const session = { shown, isMine: false, isCutOff: false, held: null, ending: null, ...now } as Session;
  const mounted = mount(Said, { target: page, props: { session, names: namesOf(shown.sides) } });
  flushSync();
  const text = page.textContent!.replace(/\s+/g, ' ').trim();
  void unmount(mounted);
  return text;
}

describe('what the bar says', () => {
  beforeAll(() => speakEnglish());
  const [, second, third] = namesOf(shown.sides);

  it('of what another is asked: who, about what, and who comes then', () => {
    const text = said({});
    expect(text).toContain(`${second}: Alchemy`);
    expect(text).toContain('Which technology?');
    expect(text).toContain(`then ${third}, then you`);
  });

  it('never promises a turn to somebody whose seat a computer plays', () => {
    const resigned = shown.seats.map((seat) => (seat.mine ? { ...seat, stand_in: 'night', resigned: true } : seat));
    const text = said({ shown: { ...shown, seats: resigned } });
    expect(text).toContain(`then ${third}, then ${namesOf(shown.sides)[0]}`);
    expect(text).not.toContain('then you');
  });

  it('is how much time they have, where a clock runs', () => {
    company.meet(shown.seats, { of: 1, left: [90, 42, 90], free: 0 } as never);
    expect(said({ shown: { ...shown, clock: { of: 1, left: [90, 42, 90], free: 0 } as never } })).toContain('0:42');
    expect(said({})).not.toContain('0:42');
    company.meet([], null);
  });

  it('is who is next, where a turn could end', () => {
    const own = { ...shown, actor: 0, asked: null, to_come: [1, 2], question: scene.shown.question };
    expect(said({ shown: own, isMine: true, ending: { ...scene.shown.choices[0]!, concludes: true } })).toContain(`${second} is next`);
    expect(said({ shown: own, isMine: true })).not.toContain('is next');
  });
});
