import type { Seat } from '@triptych/kernel';
import {
  afterSoloGame,
  Build,
  March,
  NONE,
  Pay,
  publicState,
  RESOURCES,
  ROUNDS,
  SCENARIOS,
  type SoloProgress,
  soloCampaignWon,
  type Xerxes,
  type XerxesEvent,
  type XerxesQuestion,
  type XerxesView,
  xerxesWords,
} from '../index.ts';
import { widthOf, wrap } from '@triptych/terminal-kit/text.ts';
import { spaced } from '@triptych/words';
import type { Board, Achievements } from '@triptych/terminal-kit/board.ts';
import { drawBuildings } from './buildings.ts';
import { drawHand } from './hand.ts';
import { drawMap } from './map.ts';
import { drawGoals, drawPlayers } from './players.ts';
import {
  campaignText,
  forceText,
  paintSeat,
  resourceText,
  seatLetter,
  taxText,
  type XerxesDrawingContext,
} from './drawing-context.ts';
import { boardWords } from './words/index.ts';

export const xerxesBoard: Board<Xerxes, XerxesView, XerxesQuestion, XerxesEvent> = {
  draw: (context) => [
    ...headline(context),
    ...drawMap(context, context.width),
    '',
    ...drawBuildings(context, context.width),
    '',
    ...drawPlayers(context, context.width),
    ...drawGoals(context),
    '',
    ...drawHand(context, context.width),
  ],
  legend,
  open: openSatrapy,
  scoring: drawScoring,
  conceivable,
  proposes: (question) => question.kind === 'forces',
  beginsPart: (event) => event.type === 'roundBegan' || event.type === 'gameEnded',
  strikes: (event, seat) =>
    (event.type === 'pointsLost' && event.seat === seat) ||
    (event.type === 'robbed' && event.victim === seat) ||
    ((event.type === 'workerPushed' || event.type === 'markerMoved') && event.owner === seat),
  achievements,
};

/** The year, its event, and in a solo game the position. */
function headline(context: XerxesDrawingContext): string[] {
  const { view, game, language, paint, width } = context;
  const words = boardWords[language];
  const event = view.event === NONE ? words.noEvent : game.components.names(language).events[view.event];
  const card = view.soloSeen.at(-1);
  const parts = view.round === 0 ? [words.setup] : [words.year(view.round, ROUNDS), event];
  if (card !== undefined) parts.push(words.position(game.components.solo[card].position));
  const text = `══ ${parts.join(' ══ ')} `;
  return [paint(text + '═'.repeat(Math.max(0, width - widthOf(text))), 'bold')];
}

function legend({ language, width }: XerxesDrawingContext): string[] {
  const words = boardWords[language];
  const { names } = xerxesWords[language];
  const resources = RESOURCES.map((resource) => `${words.resources[resource]} ${names.resources[resource]}`);
  return [
    resources.join(' · '),
    `A⌂ ${words.home} · A ${words.worker} · × ${words.occupied}`,
    words.cardsLegend,
  ].flatMap((line) => wrap(line, width, '  '));
}

/** One player: everything public. */
function openSatrapy(context: XerxesDrawingContext, seat: Seat): string[] {
  const { view, names, game, language, width } = context;
  const words = boardWords[language];
  const satrapy = view.seats[seat];
  const satrap = satrapy.satrap === NONE ? '–' : game.components.names(language).areas[satrapy.satrap];
  const built = view.buildings.flatMap((owner, building) =>
    owner === seat ? [game.components.names(language).buildings[building]] : [],
  );
  const { store, forces } = words.columns;
  return [
    '',
    `${paintSeat(context, seat, `${seatLetter(seat)} ${names[seat]}`)} · ${satrap}`,
    `${words.ability}: ${satrapy.ability > 0 ? words.free : words.used}`,
    `${store}: ${resourceText(context, satrapy.resources) || '–'} · ${forces}: ${forceText(context, satrapy.permanent) || '–'}`,
    `${words.fulfilled}, ${words.taxes}: ${satrapy.taxesPaid.map((card) => taxText(context, card)).join(' · ') || '–'}`,
    `${words.fulfilled}, ${words.campaigns}: ${satrapy.campaignsWon.map((card) => campaignText(context, card)).join(' · ') || '–'}`,
    `${words.buildings}: ${built.join(', ') || '–'}`,
  ].flatMap((line) => wrap(spaced(language, line), width, '  '));
}

/** E10.2, E12.4: points, or the goals of a scenario. */
function drawScoring(context: XerxesDrawingContext): string[] {
  const { view, names, language } = context;
  if (view.seats.length === 1) return drawGoals(context);
  return view.seats.map(({ points }, seat) => boardWords[language].pointsOf(names[seat], points));
}

/** Includes cards and buildings that cannot be fulfilled now: the refusal says why. */
function conceivable({ view }: XerxesDrawingContext, question: XerxesQuestion): readonly number[] {
  if (question.shape.shape !== 'one') return [];
  const offered = question.shape.of;
  const more = (options: readonly number[]): number[] => [
    ...options,
    ...offered.filter((option) => !options.includes(option)),
  ];
  switch (question.kind) {
    case 'campaign':
      return more([March.done, ...(view.hand?.campaigns ?? []).map(March.card)]);
    case 'tax':
      return more([Pay.done, ...(view.hand?.taxes ?? []).map(Pay.card)]);
    case 'build':
      return more([
        Build.pass,
        ...view.buildings.flatMap((owner, building) => (owner === NONE ? [Build.building(building)] : [])),
      ]);
    default:
      return offered;
  }
}

/** E12.5: which solo scenarios have been won, match after match. */
function achievements({ view, language }: XerxesDrawingContext, stored: unknown): Achievements | null {
  if (view.seats.length > 1) return null;
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const before: SoloProgress = SCENARIOS.filter((scenario) => list.includes(scenario));
  const understood = Array.isArray(stored) && before.length === list.length;
  const progress = afterSoloGame(before, publicState(view));
  const words = boardWords[language];
  const names = xerxesWords[language].matchOptions.scenario.values;
  const won = progress.map((scenario) => names[scenario]).join(', ') || words.none;
  const lines = [words.campaignProgress(won), ...(soloCampaignWon(progress) ? [words.campaignWon] : [])];
  return { understood, stored: progress, lines };
}
