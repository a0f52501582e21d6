import { TAVERN } from '../content/components.ts';
import { NONE } from '../state.ts';
import { CHEST_KINDS, SYMBOLS } from '../content/symbols.ts';
import { catalogues } from '../words/catalogues.ts';
import { listOf } from '@triptych/words';
import type { Passage } from '@triptych/board-kit/game-page.ts';
import { castleDefence, type Defence } from '../rules/attack.ts';
import { numberOf, placeDefence } from './amounts.ts';
import type { BellumProps } from './types.ts';
import { boardWords } from './words/index.ts';

const ROWS = [0, 1, 2, 3, 4, 5];

/** The table as text. */
export function describe({ model, components, language }: BellumProps): readonly Passage[] {
  const { opening, state } = model;
  if (state === null || opening === null) return [];
  const { view } = state;
  const { seats } = opening;
  const { counted } = catalogues[language];
  const words = boardWords[language];
  const list = (parts: readonly string[]): string => (parts.length === 0 ? '–' : listOf(language, parts));
  const defence = ({ shields, magicShields }: Defence): string =>
    list([
      ...(shields > 0 ? [counted('shield', shields)] : []),
      ...(magicShields > 0 ? [counted('magicShield', magicShields)] : []),
    ]);
  const rowOf = (horde: readonly number[], row: number): string =>
    list(
      SYMBOLS.flatMap((symbol) => {
        const number = numberOf(horde, row, symbol);
        return number > 0 ? [counted(symbol, number)] : [];
      }),
    );
  const place = (id: number): string =>
    `${components.names(language).places[id]}. ${words.defence}: ${defence(placeDefence(components, id))}`;
  const today = [
    view.day === 0 ? words.setUp : words.day(view.day),
    ...(view.day > 0 ? [`${words.captain}: ${seats[view.captain].name}`] : []),
    ...(view.row >= 0 ? [`${words.activeRow}: ${view.row + 1}`] : []),
    words.placesLeft(view.realmLeft),
    words.fearsomeLeft(view.decksLeft[0]),
    words.extremeLeft(view.decksLeft[1]),
  ];
  return [
    { title: words.today, sentences: today },
    {
      title: words.realm,
      sentences: [place(TAVERN), ...view.open.map((id) => (id < 0 ? words.empty : place(id)))],
    },
    {
      title: words.market,
      sentences: view.market.map((card) =>
        card < 0 ? words.deckEmpty : components.names(language).cards[card],
      ),
    },
    ...view.castles.map((castle, seat) => ({
      title: seats[seat].name,
      sentences: [
        list([
          counted('food', castle.food),
          counted('glyph', castle.glyphs),
          counted('barrel', castle.barrels),
          counted('spell', castle.spells),
        ]),
        `${words.defence}: ${defence(castleDefence(components, view, seat))}`,
        ...(castle.board < 0
          ? []
          : ROWS.map(
              (row) =>
                `${words.row(row + 1)}${row === view.row ? ` (${words.activeRow})` : ''}: ${rowOf(castle.horde, row)}`,
            )),
        ...CHEST_KINDS.flatMap((kind) => {
          const chests = castle.chests.filter((chest) => components.chestKinds[chest] === kind);
          if (chests.length === 0) return [];
          const known = chests.map((chest) => view.chestValues[chest]).filter((value) => value !== NONE);
          const values = known.length === 0 ? '' : ` (${words.points}: ${known.join(', ')})`;
          return [`${counted(kind, chests.length)}${values}`];
        }),
      ],
    })),
  ];
}
