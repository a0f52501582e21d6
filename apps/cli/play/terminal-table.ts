import { decide } from '@triptych/bots';
import type { Answer, Refusal, Rng, Seat } from '@triptych/kernel';
import type { Command } from '@triptych/protocol';
import { LiveTable, LOCAL_PERSON, type Sender, soleWriterIO } from '@triptych/table';
import type { OpenMatch } from '../open-match.ts';
import type { MatchFile } from '../store.ts';
import type { Words } from '../words/index.ts';

/**
 * The table of a match at a terminal, stored in the match's file. Bots answer only when told to: until they have answered
 * in secret, people can take back.
 */
export class TerminalTable {
  readonly match: OpenMatch;
  readonly file: MatchFile;
  readonly #live: LiveTable;

  constructor(match: OpenMatch, file: MatchFile, words: Words) {
    this.match = match;
    this.file = file;
    const { table } = match;
    const io = soleWriterIO({
      store: async (entry) => file.append(entry, table, words),
      entered: () => {},
      failed: (error) => {
        throw error;
      },
      now: () => Date.now(),
      newEpoch: () => '',
    });
    this.#live = new LiveTable(file.path, '', table, table.entries, io);
  }

  /** Null once it is stored and stands, else the reason. */
  answer(seat: Seat, answer: Answer): Promise<Refusal | null> {
    return this.#carryOut(this.#answering(seat, answer), this.#personAt(seat));
  }

  withdraw(seat: Seat): Promise<Refusal | null> {
    return this.#carryOut({ do: 'withdraw', ...this.#asked(seat) }, this.#personAt(seat));
  }

  undo(seat: Seat, answers: number): Promise<Refusal | null> {
    return this.#carryOut({ do: 'undo', ...this.#asked(seat), answers }, this.#personAt(seat));
  }

  /** Null if the answer may be given, else why not. */
  checkAnswer(seat: Seat, answer: Answer): Refusal | null {
    const checked = this.match.table.check(this.#answering(seat, answer), this.#personAt(seat), Date.now());
    return checked.ok ? null : checked.refusal;
  }

  /** Lets the bot in this seat answer what it is asked. */
  async answerAsBot(seat: Seat, rng: Rng): Promise<void> {
    const { table, game } = this.match;
    const turn = table.botTurns().find((asked) => asked.seat === seat);
    if (turn === undefined) throw new Error(`No bot is asked in seat ${seat}.`);
    const { answer } = decide(game, turn.level, turn, rng.below(2 ** 32), {
      clock: () => performance.now(),
    });
    const refusal = await this.#carryOut(this.#answering(seat, answer), { from: 'bot' });
    if (refusal !== null) throw new Error(`The bot in seat ${seat} was refused: ${refusal.code}.`);
  }

  async #carryOut(command: Command, from: Sender): Promise<Refusal | null> {
    const reply = await this.#live.command(command, from, null);
    return reply.ok ? null : reply.refusal;
  }

  #answering(seat: Seat, answer: Answer): Command {
    return { do: 'answer', ...this.#asked(seat), answer };
  }

  #asked(seat: Seat): { readonly seat: Seat; readonly questionVersion: number } {
    return { seat, questionVersion: this.match.table.questionVersion };
  }

  /** Everybody sits at this terminal, whatever the file says. */
  #personAt(seat: Seat): Sender {
    const player = this.match.table.seats[seat]?.player;
    const id = player?.kind === 'person' ? player.id : LOCAL_PERSON;
    return { from: 'person', id, name: this.match.names[seat] };
  }
}
