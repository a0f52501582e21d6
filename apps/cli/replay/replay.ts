import { lastStateAt, type MatchRecord, type Viewer } from '@triptych/kernel';
import { listOf } from '@triptych/words';
import { isTakenOver, openMatch, type OpenMatch } from '../open-match.ts';
import { Problem, usageProblem } from '../problem.ts';
import { command, typed } from '../program.ts';
import { Screen } from '../screen.ts';
import { readSeat, seatNames } from '../seats.ts';
import { showResult } from '../standings.ts';
import { readMatchFile } from '../store.ts';
import { outputTerminal } from '../terminal.ts';
import type { Words } from '../words/index.ts';
import { standingEntries } from './standing-entries.ts';

export interface ReplayRequest {
  readonly at: string | undefined;
  readonly seat: string | undefined;
  readonly pack: string | undefined;
}

/** Tells a match, or shows its board at one moment, through the eyes of one viewer. */
export function replay(path: string, requested: ReplayRequest, words: Words): void {
  const source = { path, pack: requested.pack };
  const whole = openMatch(readMatchFile(path, words).stored, source, words);
  const viewer = chooseViewer(whole, requested.seat, words);
  const record = recordOf(whole);
  const last = record.log.length;
  const at = requested.at === undefined ? last : readMoment(requested.at, last, words);
  const match = at === last ? whole : openMatch(recordUpTo(record, at), source, words);
  const screen = new Screen(match, outputTerminal(), words);
  introduce(screen, viewer);
  if (requested.at === undefined) {
    tellStory(screen, viewer);
    screen.terminal.print();
    screen.terminal.print(words.commands.replay.moments(command('replay', typed(path), '--at', 'N')));
  } else {
    screen.terminal.print(words.commands.replay.moment(at, last));
    screen.tell(match.table.story(viewer).at(-1)?.events ?? [], viewer);
  }
  screen.drawBoard(viewer);
  showWhatNow(screen);
}

function recordOf({ table }: OpenMatch): MatchRecord {
  if (table.record === null) throw new Error('Only matches that were begun are opened.');
  return table.record;
}

/**
 * The match after that many entries of its log. What happened under older rules cannot be shown: the replay starts where
 * they ended.
 */
function recordUpTo(record: MatchRecord, at: number): MatchRecord {
  const least = lastStateAt(record.log) + 1;
  return { ...record, log: record.log.slice(0, Math.max(at, least)), sealed: record.seats.map(() => null) };
}

/** While a match is running, only someone playing alone against bots may view it from a seat: their own. */
function chooseViewer({ names, table, people }: OpenMatch, wanted: string | undefined, words: Words): Viewer {
  if (wanted === undefined) return 'spectator';
  const seat = readSeat(wanted, names);
  if (seat === null) throw usageProblem(words.problems.unknownSeat(wanted, seatNames(names)));
  const alone = people.length === 1 && people[0] === seat;
  if (table.status !== 'over' && !alone) throw new Problem(words.problems.stillSecret(names[seat]));
  return seat;
}

function readMoment(text: string, last: number, words: Words): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > last)
    throw usageProblem(words.problems.badMoment(text, last));
  return Number(text);
}

function introduce({ terminal, match, words }: Screen, viewer: Viewer): void {
  const texts = words.commands.replay;
  const eyes = viewer === 'spectator' ? texts.seenBySpectator : texts.seenBy(match.names[viewer]);
  const title = texts.by(match.narrator.title, listOf(words.language, match.names));
  terminal.print(`${terminal.paint(title, 'bold')} (${eyes})`);
}

function tellStory(screen: Screen, viewer: Viewer): void {
  const { terminal, match, words } = screen;
  const [setUp, ...steps] = match.table.story(viewer);
  const moments = standingEntries(recordOf(match).log);
  if (isTakenOver(match)) terminal.print(words.commands.replay.olderRules);
  else screen.tell(setUp.events, viewer);
  for (const [at, { events }] of steps.entries()) {
    if (events.length === 0) continue;
    terminal.print(terminal.paint(`[${moments[at]}]`, 'grey'));
    screen.tell(events, viewer);
  }
}

function showWhatNow(screen: Screen): void {
  const { terminal, match, words } = screen;
  const { table, narrator, names } = match;
  const { asked, fairness } = table.viewerState('spectator');
  if (fairness.seed !== null) {
    showResult(screen);
    terminal.print(`\n${words.play.seed(fairness.seed)}`);
    return;
  }
  const waiting = asked.map((question) => narrator.waitFor(question, names));
  terminal.print(`\n${words.commands.replay.waiting} ${waiting.join(' ')}`);
}
