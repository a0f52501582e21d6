import type { Seat } from '@triptych/kernel';
import type { MatchFile } from '../store.ts';
import type { Showing } from '../showing.ts';

/** A match on one terminal and in its file: what everybody has heard, and what can be done to it. */
export class Sitting {
  readonly showing: Showing;
  readonly path: string;
  readonly #file: MatchFile;
  /** By seat: how many of the standing answers it has been told of; −1: not even the set-up. */
  readonly #heard: number[];

  readonly #seated = new Set<Seat>();

  constructor(showing: Showing, file: MatchFile) {
    this.showing = showing;
    this.path = file.path;
    this.#file = file;
    this.#heard = showing.table.names.map((_, seat) => this.#lastOwnStep(seat));
  }

  /** Whether this seat answers for the first time in this sitting. */
  firstTurnOf(seat: Seat): boolean {
    const first = !this.#seated.has(seat);
    this.#seated.add(seat);
    return first;
  }

  /** Writes down what stands, before anybody sees what came of it. */
  save(): void {
    this.#file.save(this.showing.table.match.record, this.showing.words);
  }

  /** Tells a seat all that it has not heard yet; says whether there was anything. */
  tellNews(seat: Seat, title?: string): boolean {
    const { table, terminal } = this.showing;
    const { setup, steps } = table.match;
    const heard = this.#heard[seat];
    const news = steps.slice(Math.max(heard, 0)).flatMap(({ told }) => told);
    this.#heard[seat] = steps.length;
    if (title !== undefined && heard >= 0 && news.length > 0) terminal.print(terminal.paint(title, 'bold'));
    return this.showing.tell(heard < 0 ? [...setup, ...news] : news, seat);
  }

  /** Takes back a secret answer, or answers that stand; prints how it went. */
  takeBack(seat: Seat, all: boolean): boolean {
    const { terminal, words, table } = this.showing;
    const { match } = table;
    const secret = match.sealedAnswer(seat) !== null;
    const number = secret || !all ? 1 : Math.max(1, match.undoable(seat));
    const result = secret ? match.withdraw(seat) : match.undo(seat, number);
    if (!result.ok) {
      this.showing.printRefusal(result.refusal);
      return false;
    }
    this.save();
    for (const [other, heard] of this.#heard.entries()) {
      this.#heard[other] = Math.min(heard, match.steps.length);
    }
    terminal.print(terminal.paint(words.play.takenBack(number), 'green'));
    return true;
  }

  /** After an interruption a seat hears again what happened since it last answered. */
  #lastOwnStep(seat: Seat): number {
    return this.showing.table.match.steps.findLastIndex(({ entry }) =>
      'reveal' in entry ? entry.reveal[seat] !== null : entry.seat === seat,
    );
  }
}
