import { FORCES, ON_TRACK, RESOURCES, xerxesWords } from '../index.ts';
import { beside, cut, padEnd } from '@triptych/terminal-kit/text.ts';
import { spaced } from '@triptych/words';
import { paintSeat, seatLetter, type XerxesDrawingContext } from './drawing-context.ts';
import { boardWords } from './words/index.ts';

/** From this column width on, resources are spelled out. */
const ROOMY = 52;
const NAME = 13;
const FORCE = 10;
const GAP = '  ';

/** The areas in two columns from west to east: what they yield and offer, and who stands there. */
export function drawMap(context: XerxesDrawingContext, width: number): string[] {
  const { game, paint, language } = context;
  const column = Math.floor((width - GAP.length) / 2);
  const areas = game.components.areas.map((_, area) => area);
  areas.sort((a, b) => game.components.areas[a].at.x - game.components.areas[b].at.x);
  const lines = areas.map((area) => areaLine(context, area, column));
  const half = Math.ceil(lines.length / 2);
  const columns = beside(
    lines.slice(0, half).map((line) => padEnd(line, column)),
    lines.slice(half),
    GAP,
  );
  return [paint(boardWords[language].map, 'bold'), ...columns, ...trackLine(context)];
}

function areaLine(context: XerxesDrawingContext, area: number, width: number): string {
  const { game, language } = context;
  const words = boardWords[language];
  const { resources, force } = game.components.areas[area];
  const roomy = width >= ROOMY;
  const yields = resources.map((resource) =>
    roomy ? xerxesWords[language].names.resources[RESOURCES[resource]] : words.resources[RESOURCES[resource]],
  );
  const parts = [
    padEnd(cut(game.components.names(language).areas[area], NAME), NAME),
    padEnd(yields.join(roomy ? ', ' : ' '), roomy ? 24 : 6),
    padEnd(words.forces[FORCES[force]], FORCE),
  ];
  return `${parts.join(' ')} ${standing(context, area)}`.trimEnd();
}

/** `A⌂`: the home of a player; `A`: a worker; `×`: occupied in a solo game. */
function standing(context: XerxesDrawingContext, area: number): string {
  const { view } = context;
  const home = view.seats.findIndex(({ satrap }) => satrap === area);
  if (home >= 0) return paintSeat(context, home, `${seatLetter(home)}⌂`);
  const worker = view.seats.findIndex(({ workers }) => workers.includes(area));
  if (worker >= 0) return paintSeat(context, worker, seatLetter(worker));
  return view.occupied.includes(area) ? context.paint('×', 'grey') : '';
}

/** Who has the turn-order space; a solo game has none. */
function trackLine(context: XerxesDrawingContext): string[] {
  const { view, language } = context;
  const words = boardWords[language];
  if (view.seats.length === 1) return [];
  const { claim } = view;
  const worker = claim >= 0 && view.seats[claim].workers.includes(ON_TRACK) ? '' : '*';
  const who = claim < 0 ? '–' : paintSeat(context, claim, `${seatLetter(claim)}${worker}`);
  return [spaced(language, `${words.track}: ${who}`)];
}
