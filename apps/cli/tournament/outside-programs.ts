import type { AskOutside } from '@triptych/bots/tournament';
import { type Failure, OutsideProgram } from './outside-program.ts';

const PROTOCOL = 1;
/** Under a heavy load even a quick program takes a while. */
const PATIENCE_MS = 20_000;

/** The programs of a tournament: a process for each seat, so that none knows what another seat has seen. */
export class OutsidePrograms {
  readonly #game: string;
  readonly #failed: (command: string, failure: Failure) => void;
  readonly #programs = new Map<string, OutsideProgram>();

  constructor(game: string, failed: (command: string, failure: Failure) => void) {
    this.#game = game;
    this.#failed = failed;
  }

  readonly ask: AskOutside = ({ command }, { seats, view, memory, question }) => {
    const key = `${question.seat} ${command}`;
    let program = this.#programs.get(key);
    if (program === undefined) {
      program = new OutsideProgram(command, PATIENCE_MS, (failure) => this.#failed(command, failure));
      this.#programs.set(key, program);
    }
    return program.ask(question, { protocol: PROTOCOL, game: this.#game, seats, view, memory });
  };

  end(): void {
    for (const program of this.#programs.values()) program.end();
  }
}
