import type { Viewer } from '@triptych/kernel';
import { listOf } from '@triptych/words';
import { Problem, usageProblem } from '../problem.ts';
import { command, typed } from '../program.ts';
import { readSeat, seatNames } from '../seats.ts';
import { Showing } from '../showing.ts';
import { showResult } from '../standings.ts';
import { readMatchFile } from '../store.ts';
import { openTable, type Table } from '../table.ts';
import { outputTerminal } from '../terminal.ts';
import type { Words } from '../words/index.ts';
import { momentsOf } from './moments.ts';

export interface ReplayWishes {
  readonly at: string | undefined;
  readonly seat: string | undefined;
  readonly pack: string | undefined;
}

/** Tells a match, or shows its board at one moment, through the eyes of one viewer. */
export function replay(path: string, wishes: ReplayWishes, words: Words): void {
  const { record } = readMatchFile(path, words);
  const whole = openTable(record, path, wishes.pack, words);
  const viewer = chooseViewer(whole, wishes.seat, words);
  const last = record.log.length;
  const at = wishes.at === undefined ? last : readMoment(wishes.at, last, words);
  const earlier =
    at === last ? record : { ...record, log: record.log.slice(0, at), sealed: record.seats.map(() => null) };
  const table = at === last ? whole : openTable(earlier, path, wishes.pack, words);
  const showing = new Showing(table, outputTerminal(), words);
  introduce(showing, viewer);
  if (wishes.at === undefined) {
    tellStory(showing, viewer);
    showing.terminal.print();
    showing.terminal.print(words.commands.replay.moments(command('replay', typed(path), '--at', 'N')));
  } else {
    showing.terminal.print(words.commands.replay.moment(at, last));
    showing.tell(table.match.steps.at(-1)?.told ?? table.match.setup, viewer);
  }
  showing.drawBoard(viewer);
  showWhatNow(showing);
}

/** While a match goes on, only who plays alone against bots may look through a seat: through the own one. */
function chooseViewer({ names, match, people }: Table, wish: string | undefined, words: Words): Viewer {
  if (wish === undefined) return 'spectator';
  const seat = readSeat(wish, names);
  if (seat === null) throw usageProblem(words.problems.unknownSeat(wish, seatNames(names)));
  const alone = people.length === 1 && people[0] === seat;
  if (!match.over && !alone) throw new Problem(words.problems.stillSecret(names[seat]));
  return seat;
}

function readMoment(text: string, last: number, words: Words): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > last)
    throw usageProblem(words.problems.badMoment(text, last));
  return Number(text);
}

function introduce({ terminal, table, words }: Showing, viewer: Viewer): void {
  const texts = words.commands.replay;
  const eyes = viewer === 'spectator' ? texts.seenBySpectator : texts.seenBy(table.names[viewer]);
  const title = texts.by(table.narrator.title, listOf(words.language, table.names));
  terminal.print(`${terminal.paint(title, 'bold')} (${eyes})`);
}

function tellStory(showing: Showing, viewer: Viewer): void {
  const { terminal, table, words } = showing;
  const { record, setup, steps } = table.match;
  const moments = momentsOf(record.log);
  const older = record.log.some((entry) => 'state' in entry);
  if (older) terminal.print(words.commands.replay.olderRules);
  else showing.tell(setup, viewer);
  for (const [at, { told }] of steps.entries()) {
    if (!told.some(({ to }) => to === 'all' || to === viewer)) continue;
    terminal.print(terminal.paint(`[${moments[at]}]`, 'grey'));
    showing.tell(told, viewer);
  }
}

function showWhatNow(showing: Showing): void {
  const { terminal, table, words } = showing;
  const { match, narrator, names } = table;
  if (match.over) {
    showResult(showing);
    terminal.print(`\n${words.play.seed(match.record.seed)}`);
    return;
  }
  const waiting = match.questions.map((question) => narrator.waitFor(question, names));
  terminal.print(`\n${words.commands.replay.waiting} ${waiting.join(' ')}`);
}
