import type { Seat } from '@triptych/kernel';
import { isTakenOver } from '../open-match.ts';
import type { Screen } from '../screen.ts';
import type { TerminalTable } from './terminal-table.ts';

/** A match at one terminal: its table, its screen, and how much of the story each seat has been told. */
export class PlayedMatch {
  readonly table: TerminalTable;
  readonly screen: Screen;
  /** By seat: how many steps of the story it has been told; 0: not even the set-up. */
  readonly #heard: number[];

  readonly #seated = new Set<Seat>();

  constructor(table: TerminalTable, screen: Screen) {
    this.table = table;
    this.screen = screen;
    this.#heard = screen.match.names.map((_, seat) => this.#lastOwnStep(seat));
  }

  get path(): string {
    return this.table.file.path;
  }

  /** Whether this seat answers for the first time since the match was opened. */
  firstTurnOf(seat: Seat): boolean {
    const first = !this.#seated.has(seat);
    this.#seated.add(seat);
    return first;
  }

  /** Tells a seat everything new; returns whether there was anything. */
  tellNews(seat: Seat, title?: string): boolean {
    const { match, terminal } = this.screen;
    const story = match.table.story(seat);
    const heard = this.#heard[seat];
    const news = story.slice(heard).flatMap(({ events }) => events);
    this.#heard[seat] = story.length;
    if (title !== undefined && heard > 0 && news.length > 0) terminal.print(terminal.paint(title, 'bold'));
    return this.screen.tell(news, seat);
  }

  /** Takes back a secret answer, or answers that stand; prints the outcome. */
  async takeBack(seat: Seat, all: boolean): Promise<boolean> {
    const { terminal, words, match } = this.screen;
    const { sealed, undoable } = match.table.viewerState(seat);
    const number = sealed !== null || !all ? 1 : Math.max(1, undoable);
    const refusal = await (sealed === null ? this.table.undo(seat, number) : this.table.withdraw(seat));
    if (refusal !== null) {
      this.screen.printRefusal(refusal);
      return false;
    }
    for (const [other, heard] of this.#heard.entries())
      this.#heard[other] = Math.min(heard, match.table.story(other).length);
    terminal.print(terminal.paint(words.play.takenBack(number), 'green'));
    return true;
  }

  /** After an interruption a seat is told again what happened since it last answered. */
  #lastOwnStep(seat: Seat): number {
    const { match } = this.screen;
    const own = match.table
      .story(seat)
      .findLastIndex(({ by }) => by.some((answered) => answered.seat === seat));
    // The beginning of a match started under older rules cannot be told.
    return Math.max(own, isTakenOver(match) ? 1 : 0);
  }
}
