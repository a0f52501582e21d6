import { effectOf, campaignText, taxText } from '../words/speaker.ts';
import { catalogues } from '../words/catalogues.ts';
import type { Passage } from '@triptych/board-kit/game-page.ts';
import { amounts, areaText, army, buildingText } from './sentences.ts';
import { boardOf, type XerxesBoard } from './board-context.ts';
import type { XerxesProps } from './types.ts';

/** The table as text. */
export function describe(props: XerxesProps): readonly Passage[] {
  const board = boardOf(props);
  if (board === null) return [];
  const { language } = board;
  const { components, view, words, seats } = board;
  const speaker = { components, language, words: catalogues[language] };
  const event =
    view.event < 0
      ? words.noEvent
      : `${components.names(language).events[view.event]}: ${effectOf(speaker, view.event)}`;
  const order = view.order.map((seat, at) => `${at + 1} ${seats[seat].name}`).join(', ');
  const space = view.claim < 0 ? words.spaceFree : seats[view.claim].name;
  return [
    {
      title: view.round === 0 ? words.setUp : words.year(view.round),
      sentences: [
        event,
        ...(seats.length === 1 ? [] : [`${words.order}: ${order}`, `${words.space}: ${space}`]),
      ],
    },
    // A spectator has none.
    ...(board.me === null
      ? []
      : [
          {
            title: words.cards,
            sentences: [
              ...(view.hand?.taxes ?? []).map(
                (card) => `${words.taxes}: ${taxText(speaker, card, seats.length === 1)}`,
              ),
              ...(view.hand?.campaigns ?? []).map(
                (card) => `${words.campaigns}: ${campaignText(speaker, card)}`,
              ),
            ],
          },
        ]),
    ...view.seats.map((_, seat) => ({ title: seats[seat].name, sentences: satrapySentences(board, seat) })),
    { title: words.buildings, sentences: components.buildings.map((_, at) => buildingText(board, at)) },
    { title: words.map, sentences: components.areas.map((_, area) => areaText(board, area)) },
  ];
}

function satrapySentences(board: XerxesBoard, seat: number): string[] {
  const { view, words, components, language } = board;
  const { counted } = catalogues[language];
  const { satrap, ability, points, resources, permanent, taxes, campaigns, taxesPaid, campaignsWon } =
    view.seats[seat];
  return [
    ...(satrap < 0
      ? []
      : [
          `${words.satrap(components.names(language).areas[satrap])}${ability > 0 ? `; ${words.ability}` : ''}`,
        ]),
    ...(view.seats.length === 1 ? [] : [counted('point', points)]),
    `${words.resources}: ${amounts(board, resources)}`,
    `${words.permanent}: ${army(board, permanent)}`,
    `${counted('tax', taxes)}, ${counted('campaign', campaigns)}`,
    `${words.fulfilled}: ${counted('tax', taxesPaid.length)}, ${counted('campaign', campaignsWon.length)}`,
  ];
}
