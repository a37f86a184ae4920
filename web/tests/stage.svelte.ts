/** A table in a page for tests: the same one goes from position to position, as it does in play and in replays. */

import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, expect, vi } from 'vitest';

import { speakEnglish, type Scene } from './fixtures';
import Top from './Top.svelte';

type Choose = (action: number, following?: number) => void;

/** How long a page may take on a busy machine. */
export const PATIENCE = { timeout: 20_000 };

export class Stage {
  scene: Scene = $state.raw()!;
  private onchoose = $state.raw<Choose>(() => {});
  readonly page = document.createElement('div');

  /** Lets a table begin before the tests of a file or a group; `words` are more than the page has. */
  constructor(first: Scene, words = '') {
    this.scene = first;
    let mounted: Record<string, unknown>;
    beforeAll(() => {
      speakEnglish(words);
      document.body.append(this.page);
      mounted = mount(Top, { target: this.page, props: this.props() });
    });
    afterAll(() => unmount(mounted));
  }

  private props(): { scene: Scene; onchoose: Choose } {
    const scene = (): Scene => this.scene;
    const onchoose = (): Choose => this.onchoose;
    return {
      get scene() {
        return scene();
      },
      get onchoose() {
        return onchoose();
      },
    };
  }

  /** Goes to a position, once the table of its game is there. */
  readonly show = async (next: Scene, choose: Choose = () => {}): Promise<void> => {
    this.scene = next;
    this.onchoose = choose;
    flushSync();
    await vi.waitFor(() => expect(this.page.querySelector(`.${next.shown.game}`)).not.toBeNull(), PATIENCE);
    flushSync();
  };
}
