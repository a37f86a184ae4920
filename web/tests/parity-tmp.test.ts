import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { speakEnglish } from './fixtures';
import { TeotihuacanFace } from '../src/words/teotihuacan/face';
import { TzolkinFace } from '../src/words/tzolkin/face';
import { heard } from '../src/words/events';
speakEnglish();
const figures = JSON.parse(readFileSync('/tmp/shell/figures.json', 'utf8'));
for (const [i, game] of JSON.parse(readFileSync('/tmp/shell/parity.json', 'utf8')).entries()) {
  it(`${game.game} ${i}`, () => {
    const Face = game.game === 'teotihuacan' ? TeotihuacanFace : TzolkinFace;
    const face = new Face({ name: game.game, options: [], bots: [], figures: figures[game.game] } as never);
    const events = heard(game.events);
    const story = face.story(events);
    const ours = story.flatMap((p: any) => p.lines.flatMap((l: any) => l.phrases.map((f: any) => f.text))).sort();
    const theirs = [...game.phrases].sort();
    const missing = theirs.filter((x: string) => !ours.includes(x)), extra = ours.filter((x: string) => !theirs.includes(x));
    console.log(game.game, ours.length, theirs.length, 'missing', missing.slice(0, 12), 'extra', extra.slice(0, 12));
    expect(face.sources(events, game.players).map((r) => [r.source, r.points])).toEqual(game.sources);
    expect(face.stages(events, game.players)).toEqual(game.stages);
    expect(ours).toEqual(theirs);
  });
}
