import { mkdirSync, readdirSync } from 'node:fs';
import { newMatch, packHash } from '@triptych/kernel';
import { finishGame } from '@triptych/conformance';
import type { Language } from '@triptych/words';
import { xerxes } from '@triptych/games/xerxes';
import { describe, expect, it } from 'vitest';
import { keepAchievements } from '../achievements.ts';
import { openMatch, type OpenMatch } from '../open-match.ts';
import { Problem } from '../problem.ts';
import { Screen } from '../screen.ts';
import { showResult } from '../standings.ts';
import { catalogue } from '../words/index.ts';
import { read, scriptedTerminal, useDataFolder, write } from './helpers.ts';

const inFolder = useDataFolder();
const content = xerxes.packs.standard;
const game = xerxes.open(content);

/** A bot's solo match, won or lost. */
function solo(scenario: string, won: boolean): OpenMatch {
  const options = { scenario, satraps: 'dealt', events: 'base', order: 'random' };
  for (let number = 0; number < 50; number++) {
    const made = newMatch(xerxes, {
      seats: [{ name: 'Ana', player: 'person' }],
      options,
      pack: { name: 'standard', content },
      seed: packHash([scenario, number]),
    });
    if (!made.ok) throw new Error(made.problem);
    const { record, outcome } = finishGame(game, made.record, 1);
    if ((outcome?.ranking[0].rank === 1) === won) return openMatch(record, { path: '' }, catalogue('en'));
  }
  throw new Error('no such game among fifty');
}

/** What the player sees when the match is over. */
function seenAfter(match: OpenMatch, language: Language = 'en'): string {
  const terminal = scriptedTerminal(() => null);
  keepAchievements(new Screen(match, terminal, catalogue(language)));
  return terminal.text.trim();
}

const file = (): string => inFolder('chronicles', 'xerxes.json');

describe('what is remembered from match to match', () => {
  it('is which scenarios of the solo campaign were won, over three matches (E12.5)', () => {
    expect(seenAfter(solo('hard', false))).toBe('Solo campaign, won so far: none.');
    expect(seenAfter(solo('easy', true))).toBe('Solo campaign, won so far: easy.');
    expect(JSON.parse(read(file()))).toEqual(['easy']);
    expect(seenAfter(solo('hard', true), 'de')).toBe('Solo-Kampagne, bisher gewonnen: einfach, schwer.');
    expect(seenAfter(solo('easy', true), 'de')).toBe('Solo-Kampagne, bisher gewonnen: einfach, schwer.');
    const [progress, all] = seenAfter(solo('normal', true)).split('\n');
    expect(progress).toBe('Solo campaign, won so far: easy, normal, hard.');
    expect(all).toContain('You have won all three scenarios');
    // The file is replaced as a whole; nothing half-written is left beside it.
    expect(readdirSync(inFolder('chronicles'))).toEqual(['xerxes.json']);
  });

  it.each([
    ['that was cut off', '["easy", "nor'],
    ['of something else', '{"won": 3}'],
    ['with a scenario that nobody knows', '["easy", "brutal"]'],
    ['that is empty', ''],
  ])('survives a file %s: it is set aside, and the player is told', (_, text) => {
    mkdirSync(inFolder('chronicles'));
    write(file(), text);
    const seen = seenAfter(solo('easy', true)).replaceAll(/\s+/g, ' ');
    const [aside] = readdirSync(inFolder('chronicles')).filter((name) => name !== 'xerxes.json');
    expect(read(inFolder('chronicles', aside))).toBe(text);
    expect(seen).toContain(`cannot be read. It was kept as ${inFolder('chronicles', aside)}`);
    expect(JSON.parse(read(file()))).toContain('easy');
  });

  it('the player is told if it cannot be written', () => {
    write(inFolder('chronicles'), 'a file where the folder should be');
    expect(() => seenAfter(solo('easy', true))).toThrow(Problem);
    expect(() => seenAfter(solo('easy', true))).toThrow('could not be saved in');
    expect(read(inFolder('chronicles'))).toBe('a file where the folder should be');
  });
});

describe('the end of a solo match', () => {
  it('shows how far the goals were reached, and ranks nobody (E12.4)', () => {
    const terminal = scriptedTerminal(() => null);
    showResult(new Screen(solo('hard', false), terminal, catalogue('en')));
    expect(terminal.text).toMatch(/Goals: taxes \d\/4 · campaigns \d\/3 · buildings \d\/3/);
    expect(terminal.text).not.toContain('Final standings');
  });
});
