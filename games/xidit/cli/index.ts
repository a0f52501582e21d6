import {
  ASSESSMENTS,
  NONE,
  ORDERS,
  type Xidit,
  type XiditEvent,
  type XiditQuestion,
  type XiditView,
  xiditWords,
} from '../index.ts';
import type { Seat } from '@triptych/kernel';
import { beside, widthOf, wrap } from '@triptych/terminal-kit/text.ts';
import { spaced } from '@triptych/words';
import type { Board } from '@triptych/terminal-kit/board.ts';
import { drawLords, drawRegions } from './lords.ts';
import { drawMap, ROAD_SIGNS } from './map.ts';
import { previewOrders } from './preview.ts';
import { lordLetter, paintLord, type XiditDrawingContext } from './drawing-context.ts';
import { drawScoring } from './scoring.ts';
import { drawTiles, unitList } from './tiles.ts';
import { boardWords } from './words/index.ts';

/** From this width on the tiles are beside the map. */
const WIDE = 110;
const MAP_WIDTH = 74;
const MAP_HEIGHT = 22;
const GAP = '  ';

export const xiditBoard: Board<Xidit, XiditView, XiditQuestion, XiditEvent> = {
  draw,
  legend,
  open: openLord,
  scoring: drawScoring,
  conceivable,
  beginsPart: (event) =>
    event.type === 'yearBegan' || event.type === 'gameEnded' || event.type === 'censusBegan',
  strikes: () => false,
  letters: ({ language }, question) =>
    question.kind === 'orders' ? ORDERS.map((order) => xiditWords[language].names.orderLetters[order]) : null,
  preview: (context, question, answer) =>
    question.kind === 'orders' ? previewOrders(context, question.seat, answer) : null,
  step: (event, language) => ('order' in event ? boardWords[language].order(event.order + 1) : null),
};

/** Cities keep their numbers, occupied or not. */
function conceivable({ game }: XiditDrawingContext, question: XiditQuestion): readonly number[] {
  if (question.kind === 'lord') return game.components.cities.map((_, city) => city);
  return question.shape.shape === 'one' ? question.shape.of : [];
}

function draw(context: XiditDrawingContext): string[] {
  const { width } = context;
  const map = drawMap(context, Math.min(MAP_WIDTH, width - 1), MAP_HEIGHT);
  if (width >= WIDE) {
    const side = width - MAP_WIDTH - GAP.length;
    const lords = drawLords(context, MAP_WIDTH);
    return [
      headline(context),
      ...beside(map, drawTiles(context, side), GAP),
      '',
      ...beside(lords, drawRegions(context, side), GAP),
    ];
  }
  const half = Math.floor((width - GAP.length) / 2);
  return [
    headline(context),
    ...map,
    '',
    ...drawTiles(context, width),
    '',
    ...drawLords(context, width),
    '',
    ...inColumns(drawRegions(context, half)),
  ];
}

/** A title, and the lines below it in two columns. */
function inColumns([title = '', ...lines]: readonly string[]): string[] {
  const half = Math.ceil(lines.length / 2);
  return [title, ...beside(lines.slice(0, half), lines.slice(half), GAP)];
}

/** The year, the first player, the assessments to come. */
function headline({ view, names, language, paint, width }: XiditDrawingContext): string {
  const words = boardWords[language];
  const own = xiditWords[language].names.assessments;
  const order = view.setting.assessments.map((assessment) => own[ASSESSMENTS[assessment]]).join(' → ');
  const when = view.year === 0 ? words.setup : words.year(view.year, view.setting.years);
  const text = `══ ${when} ══ ⚑ ${names[view.first]} ══ ${words.assessments(order)} `;
  return paint(text + '═'.repeat(Math.max(0, width - widthOf(text))), 'bold');
}

function legend({ language, width }: XiditDrawingContext): string[] {
  const words = boardWords[language];
  const { units, unitLetters } = xiditWords[language].names;
  const classes = Object.values(unitLetters).map(
    (letters, unit) => `${letters} ${Object.values(units)[unit]}`,
  );
  return [
    words.legendMap,
    words.legendRoads(...ROAD_SIGNS),
    classes.join(' < '),
    words.legendOffer,
    words.legendFloors,
  ].flatMap((line) => wrap(line, width, '  '));
}

/** One player: what is behind the screen, as far as the viewer may know, and every guild. */
function openLord(context: XiditDrawingContext, seat: Seat): string[] {
  const { view, names, language, game } = context;
  const words = boardWords[language];
  const lord = view.lords[seat];
  const guilds = view.guilds.flatMap((owner, city) =>
    owner === seat
      ? [`${city + 1} ${game.components.names(language).cities[city]} ${view.heights[city]}`]
      : [],
  );
  const songs = game.components.names(language).regions.flatMap((name, region) => {
    const bards = lord.songs[region];
    return bards === 0 ? [] : [`${name} ${bards === NONE ? '?' : bards}`];
  });
  return [
    '',
    paintLord(context, seat, `${lordLetter(seat)} ${names[seat]}`),
    `${words.units}: ${lord.units === null ? '?' : unitList(context, lord.units)}`,
    `${words.gold}: ${lord.gold ?? '?'} · ${words.bards}: ${lord.bards ?? '?'} · ${words.floors}: ${lord.floors}`,
    `${words.guilds}: ${guilds.join(', ') || words.noGuilds}`,
    `${words.regions}: ${songs.join(', ') || '–'}`,
  ].flatMap((line) => wrap(spaced(language, line), context.width, '  '));
}
