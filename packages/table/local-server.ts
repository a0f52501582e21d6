import type { Answer, Game, Viewer } from '@triptych/kernel';
import {
  type Archive,
  playerCommand,
  type Recording,
  refuseRequest,
  type TableEntry,
} from '@triptych/protocol';
import { archive, recordingFor } from './archive.ts';
import { Connection, type ConnectionServer, type ConnectionWire } from './connection.ts';
import { LOCAL_PERSON } from './local-person.ts';
import { LiveTable } from './live-table.ts';
import { type SoleWriter, soleWriterIO } from './sole-writer.ts';
import { type BotTurn, waitOf } from './bot-turns.ts';
import { Table } from './table.ts';

/** What a table on a player's own device needs from that device. */
export interface LocalServerIO extends SoleWriter {
  /** The strengths of bots available here. */
  readonly levels: readonly [string, ...string[]];
  /**
   * A bot's answer, from what its seat may know. If aborted, the question is no longer pending, so it need not answer.
   */
  answerAsBot(turn: BotTurn, signal: AbortSignal): Promise<Answer>;
  /** How many milliseconds a bot of this strength may think about a question; null if it does not search. */
  thinkingTime(level: string): number | null;
  /** Resolves after that many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** A table on the player’s own device, in the worker of a page: the same as on a server, for one client. */
export class LocalServer {
  readonly live: LiveTable;
  readonly game: Game;
  readonly #entries: TableEntry[];
  readonly #io: LocalServerIO;
  /** Questions that bots are thinking about, and how to stop them. */
  readonly #thinking = new Map<string, AbortController>();
  #viewer: () => Viewer = () => 'spectator';

  /** Throws `BadLog` if the entries do not fit the rules. */
  constructor(game: Game, id: string, entries: readonly TableEntry[], io: LocalServerIO) {
    this.game = game;
    this.#entries = [...entries];
    this.#io = io;
    this.live = new LiveTable(
      id,
      '',
      Table.open(game, entries),
      entries.length,
      soleWriterIO(this.#soleWriter()),
    );
  }

  get table(): Table {
    return this.live.table;
  }

  /** A local table has a single client. */
  connect(wire: ConnectionWire): Connection {
    const person = { id: LOCAL_PERSON, name: '' };
    const server: ConnectionServer = {
      person,
      commands: playerCommand(this.#io.levels),
      mayHear: () => true,
      mayCommand: () => true,
      open: () => Promise.resolve(this.live),
      replacement: () => null,
      // The player gets an error; nothing has changed.
      failed: () => refuseRequest('failed'),
      refused: () => {},
    };
    const connection = new Connection(server, wire);
    this.#viewer = () => connection.viewer;
    return connection;
  }

  /** Lets bots answer their questions. Called once at the start; after that every entry wakes them. */
  wakeBots(): void {
    const turns = new Map(
      this.table.botTurns().map((turn) => [`${turn.seat} ${turn.questionVersion}`, turn]),
    );
    for (const [name, controller] of this.#thinking) if (!turns.has(name)) controller.abort();
    for (const [name, turn] of turns) {
      if (this.#thinking.has(name)) continue;
      const controller = new AbortController();
      this.#thinking.set(name, controller);
      this.#think(turn, controller.signal)
        .catch((error: unknown) => {
          if (!controller.signal.aborted) this.#io.failed(error);
        })
        .finally(() => this.#thinking.delete(name));
    }
  }

  /** What a viewer has seen. While the match runs, only the viewer on screen may be asked for. */
  recording(viewer: Viewer): Recording | null {
    const may = this.table.status === 'over' || viewer === this.#viewer();
    return may ? recordingFor(this.game, this.#entries, viewer) : null;
  }

  /** The match, once it is over. */
  archive(): Archive | null {
    return archive(this.game, this.#entries);
  }

  async #think(turn: BotTurn, signal: AbortSignal): Promise<void> {
    const { seat, questionVersion, level } = turn;
    const since = this.#io.now();
    const longest = this.#io.thinkingTime(level);
    const time = longest === null ? null : { since, until: since + longest };
    const answer = await this.#io.answerAsBot(turn, signal);
    await this.#io.wait(waitOf(turn, time, this.#io.now()));
    if (signal.aborted) return;
    // A refusal means that the table changed meanwhile: the bot is asked again.
    await this.live.command({ do: 'answer', seat, questionVersion, answer }, { from: 'bot' }, null);
  }

  #soleWriter(): SoleWriter {
    const io = this.#io;
    return {
      store: async (entry, number) => {
        await io.store(entry, number);
        this.#entries.push(entry);
      },
      entered: () => {
        io.entered();
        this.wakeBots();
      },
      failed: (error) => io.failed(error),
      now: () => io.now(),
      newEpoch: () => io.newEpoch(),
    };
  }
}
