import { answerAs } from '@triptych/bots';
import {
  type Answer,
  FastRng,
  type Foreseen,
  foresee,
  type Game,
  type GameModule,
  type GameEvent,
  Match,
  type MatchRecord,
  ownPack,
  type Refusal,
  type Seat,
  type TakenBack,
  takenBack,
  type AddressedEvent,
} from '@triptych/kernel';
import { momentsOf } from './moments.ts';
import type { Film, Finished, Opening, TableState, Update } from '@triptych/client/session.ts';
import { takenBackIn, type ToldStep } from './story.ts';

/** Where a table kept in this browser sends its news, and where it is kept. */
export interface HostCalls {
  opened(opening: Opening): void;
  updated(update: Update): void;
  save(record: MatchRecord, over: boolean): void;
}

/**
 * A table in this browser: the match, its bots, and one person who looks at a time. It knows everything, so it lives
 * in a worker: the page gets only what the seat that looks may know.
 */
export class Host {
  readonly #game: Game;
  readonly #match: Match;
  readonly #pack: unknown;
  readonly #calls: HostCalls;
  readonly #rng: FastRng;
  #viewer: Seat;
  #number = 0;

  private constructor(game: Game, match: Match, pack: unknown, calls: HostCalls, botSeed: number) {
    this.#game = game;
    this.#match = match;
    this.#pack = pack;
    this.#calls = calls;
    this.#rng = new FastRng(botSeed);
    this.#viewer = Math.max(
      0,
      match.record.seats.findIndex(({ player }) => player === 'person'),
    );
  }

  /** Null if the record does not fit this game. */
  static open(module: GameModule, record: MatchRecord, calls: HostCalls, botSeed: number): Host | null {
    const pack = ownPack(module, record.pack);
    if (pack === undefined) return null;
    const game = module.open(pack);
    const match = Match.open(game, record);
    if (!(match instanceof Match)) return null;
    const host = new Host(game, match, pack, calls, botSeed);
    host.#sitDownWhereAsked();
    host.#open();
    host.#letBotsAnswer();
    return host;
  }

  answer(raw: unknown): Refusal | null {
    const result = this.#match.answer(this.#viewer, raw);
    if (!result.ok) return result.refusal;
    this.#tell(result.told, this.#viewer);
    this.#letBotsAnswer();
    return null;
  }

  check(raw: unknown): Refusal | null {
    return this.#match.check(this.#viewer, raw);
  }

  foresee(answer: Answer): Foreseen {
    const chance = new FastRng(1);
    return foresee(this.#game, this.#match.imagine(this.#viewer, chance), this.#viewer, answer, chance);
  }

  undo(answers: number): Refusal | null {
    const result = this.#match.undo(this.#viewer, answers);
    if (!result.ok) return result.refusal;
    this.#save();
    this.#open({ seat: this.#viewer, answers });
    return null;
  }

  withdraw(): Refusal | null {
    const result = this.#match.withdraw(this.#viewer);
    if (!result.ok) return result.refusal;
    this.#tell([], this.#viewer);
    return null;
  }

  sitDown(seat: Seat): void {
    if (this.#match.record.seats[seat]?.player !== 'person') return;
    this.#viewer = seat;
    this.#open();
  }

  /** While the match runs, nobody sees more than what the seat that looks has seen. */
  film(viewer: Seat): Film | null {
    const viewpoints = this.#match.over ? [...this.#match.record.seats.keys()] : [this.#viewer];
    if (!viewpoints.includes(viewer)) return null;
    return { viewer, viewpoints, moments: momentsOf(this.#match, viewer) };
  }

  finished(): Finished | null {
    const outcome = this.#match.over ? this.#game.outcome(this.#match.state) : null;
    return outcome === null ? null : { record: this.#match.record, outcome, promise: null };
  }

  /** Around one screen, the person sits there who must decide. */
  #sitDownWhereAsked(): void {
    const { seats } = this.#match.record;
    const asked = this.#match.questions.find(({ seat, ready }) => seats[seat].player === 'person' && !ready);
    if (asked !== undefined) this.#viewer = asked.seat;
  }

  #letBotsAnswer(): void {
    const { seats } = this.#match.record;
    for (;;) {
      const asked = this.#match.questions.find(({ seat, ready }) => seats[seat].player === 'bot' && !ready);
      if (asked === undefined) return;
      const question = this.#match.questionOf(asked.seat);
      if (question === null) return;
      const { seat } = asked;
      const answer = answerAs(
        this.#match.record.seats[seat]?.strength ?? 'normal',
        this.#game,
        this.#match.view(seat),
        this.#match.memory(seat),
        question,
        this.#rng,
      );
      const result = this.#match.answer(seat, answer);
      if (!result.ok) return;
      this.#tell(result.told, seat);
    }
  }

  #tell(told: readonly AddressedEvent[], by: Seat): void {
    this.#save();
    this.#number++;
    this.#calls.updated({ state: this.#state(), events: this.#heard(told), by });
  }

  #open(tookBack: TakenBack | null = null): void {
    this.#number++;
    const { game, seats } = this.#match.record;
    const steps = this.#story();
    const own = this.#match.steps.findLastIndex(({ entry }) =>
      'seat' in entry ? entry.seat === this.#viewer : entry.reveal[this.#viewer] !== null,
    );
    const recent = this.#heard(this.#match.steps.slice(Math.max(0, own)).flatMap(({ told }) => told));
    const viewer = this.#viewer;
    const here = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
    this.#calls.opened({
      game,
      pack: this.#pack,
      seats,
      viewer,
      watching: false,
      here,
      story: steps.flatMap(({ events }) => events),
      recent,
      state: this.#state(),
      takenBack: takenBackIn(steps),
      tookBack,
    });
  }

  #story(): ToldStep[] {
    const { setup, steps, record } = this.#match;
    const back = takenBack(record.log);
    return [setup, ...steps.map(({ told }) => told)].map((told, standing) => ({
      events: this.#heard(told),
      takenBack: back.get(standing) ?? [],
    }));
  }

  #heard(told: readonly AddressedEvent[]): GameEvent[] {
    return told.filter(({ to }) => to === 'all' || to === this.#viewer).map(({ event }) => event);
  }

  #state(): TableState {
    const match = this.#match;
    return {
      number: this.#number,
      answers: match.steps.length,
      view: match.view(this.#viewer),
      question: match.questionOf(this.#viewer),
      questions: match.questions,
      sealed: match.sealedAnswer(this.#viewer),
      undoable: match.undoable(this.#viewer),
      outcome: match.over ? this.#game.outcome(match.state) : null,
    };
  }

  #save(): void {
    this.#calls.save(this.#match.record, this.#match.over);
  }
}
