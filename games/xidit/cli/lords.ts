import { floorsOf } from '../rules/assessments.ts';
import { ASSESSMENTS, NONE, xiditWords } from '../index.ts';
import type { Seat } from '@triptych/kernel';
import { cut, padEnd, widthOf } from '@triptych/terminal-kit/text.ts';
import { spaced } from '@triptych/words';
import { lordLetter, paintLord, type XiditDrawingContext } from './drawing-context.ts';
import { unitList } from './tiles.ts';
import { boardWords } from './words/index.ts';

const NAME = 12;

/** One line per player: position, orders, what is open, and what is behind the viewer's own screen. */
export function drawLords(context: XiditDrawingContext, width: number): string[] {
  const { paint, language, view } = context;
  const words = boardWords[language];
  const table = [
    [words.players, words.city, words.floors, words.gold, words.bards, words.units],
    ...view.lords.map((_, seat) => cells(context, seat)),
  ];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => widthOf(row[column]))));
  const lines = table.map((row) =>
    row
      .map((cell, column) => padEnd(cell, widths[column]))
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...rows] = lines;
  return [
    paint(head, 'bold'),
    ...rows.map((row, seat) => (seat === context.viewer ? paint(row, 'bold') : row)),
    ...dummy(context),
    cut(`${words.barracks} ${unitCounts(context)}`, width),
  ];
}

function cells(context: XiditDrawingContext, seat: Seat): string[] {
  const { view, names } = context;
  const lord = view.lords[seat];
  const built = floorsOf(view, seat);
  const first = seat === view.first ? ' ⚑' : '';
  const kept = lord.kept === 0 ? '' : `+${lord.kept}`;
  return [
    `${paintLord(context, seat, lordLetter(seat))} ${cut(names[seat], NAME)}${first}`,
    lord.city === NONE ? '–' : String(lord.city + 1),
    `${built}${kept}/${lord.floors}`,
    lord.gold === null ? '?' : String(lord.gold),
    lord.bards === null ? '?' : String(lord.bards),
    lord.units === null ? '?' : unitList(context, lord.units),
  ];
}

function dummy({ view, language }: XiditDrawingContext): string[] {
  if (view.dummy.length === 0) return [];
  const { names } = xiditWords[language];
  const values = ASSESSMENTS.map((name, at) => `${names.assessments[name]} ${view.dummy[at]}`);
  return [spaced(language, `* ${names.dummy}: ${values.join(', ')}`)];
}

function unitCounts({ view, language }: XiditDrawingContext): string {
  const letters = Object.values(xiditWords[language].names.unitLetters);
  return view.barracks.map((number, unit) => `${letters[unit]} ${number}`).join(' · ');
}

/** Bards by region: whose they are, and what the region is worth. */
export function drawRegions(context: XiditDrawingContext, width: number): string[] {
  const { game, view, language, paint } = context;
  const words = boardWords[language];
  const lines = game.components.regions.map(({ first, second }, region) => {
    const worth = view.setting.wastelands.includes(region) ? words.wasteland : `${first}/${second}`;
    const bards = view.lords.flatMap(({ songs }, seat) => {
      if (songs[region] === 0) return [];
      return [`${lordLetter(seat)}${songs[region] === NONE ? '?' : songs[region]}`];
    });
    const name = game.components.names(language).regions[region];
    return cut(`${region + 1} ${name} ${worth}  ${bards.join(' ')}`.trimEnd(), width);
  });
  return [paint(words.regions, 'bold'), ...lines];
}
