import { Match, newMatch } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import { xidit } from '../../index.ts';
import { components } from '../../content/components.ts';
import { NO_TILE, RECRUIT, THREAT } from '../../state.ts';
import { describe, expect, it } from 'vitest';
import { cityText } from '../sentences.ts';
import { awaited, supplies, supplyText } from '../supply.ts';
import type { XiditBoard } from '../board-context.ts';
import { boardWords } from '../words/index.ts';

const content = xidit.packs['standard'];
const seats = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, player: 'person' as const }));
const made = newMatch(xidit, {
  seats,
  options: {},
  pack: { name: 'standard', content },
  seed: '5'.repeat(64),
});
if (!made.ok) throw new Error('The setup is invalid.');
const match = Match.open(xidit.open(content), made.record);
if (!(match instanceof Match)) throw new Error('The record is invalid.');
const view = match.view(0);

describe.each(LANGUAGES)('tiles that come next, in %s', (language) => {
  const words = boardWords[language];
  const board: XiditBoard = {
    components: components(content),
    view,
    language,
    words,
    seats,
    labels: [],
    viewer: 0,
    me: 0,
    you: 0,
    showLine: null,
    revealing: false,
  };
  const nameOf = (city: number): string => board.components.names(language).cities[city];

  it('X2.3: come with the top of their piles', () => {
    const [recruits, threats] = supplies(board).map((supply) => supplyText(board, supply));
    expect(recruits).toContain(`${words.nextRecruit}: ${view.nextRecruit + 1} ${nameOf(view.nextRecruit)}`);
    expect(recruits).toContain(nameOf(view.recruitPile.top));
    expect(threats).toContain(`${words.nextThreat}: ${view.nextThreat + 1} ${nameOf(view.nextThreat)}`);
    expect(threats).toContain(nameOf(view.threatPile.top));
  });

  it('X5.2: are expected in their cities, and nowhere else', () => {
    const sides = board.components.cities.map((_, city) => awaited(view, city));
    expect(sides.filter((side) => side !== NO_TILE)).toHaveLength(2);
    expect([sides[view.nextRecruit], sides[view.nextThreat]]).toEqual([RECRUIT, THREAT]);
    expect(cityText(board, view.nextRecruit)).toContain(words.nextRecruit);
    expect(cityText(board, view.nextThreat)).toContain(words.nextThreat);
    expect(cityText(board, view.sides.indexOf(RECRUIT))).not.toContain(words.nextRecruit);
  });
});
