import {
  completeOptions,
  countAnswers,
  type GameModule,
  isRefusal,
  listAnswers,
  type Options,
  type Question,
  readAnswer,
  type Seat,
} from '@triptych/kernel';
import { applyTo, copyOf, type EngineMatch, newEngineMatch, questionsOf, sampleOf } from './engine-match.ts';

/** Why a request was refused; nothing has changed then. */
type EngineError =
  | 'not-json'
  | 'unknown-request'
  | 'unknown-game'
  | 'bad-seats'
  | 'bad-options'
  | 'unknown-match'
  | 'not-asked'
  | 'illegal-answer';

/** What a request may say, read from a line of JSON: every field may be missing or wrong. */
type Request = Readonly<Record<string, unknown>>;
type Reply = object | EngineError;

/** How many legal answers are listed unless the request says otherwise. */
const LISTED = 100;

/** The games as an engine for programs: one line of JSON asks, one line answers (packages/bots/README.md). */
export class Engine {
  readonly #games: readonly GameModule[];
  readonly #matches = new Map<number, EngineMatch>();
  #named = 0;

  constructor(games: readonly GameModule[]) {
    this.#games = games;
  }

  /** The line that answers this one. */
  answer(line: string): string {
    const request = readLine(line);
    const reply = request === null ? 'not-json' : this.#reply(request);
    const said = typeof reply === 'string' ? { error: reply } : reply;
    return JSON.stringify({ id: request?.['id'] ?? null, ...said });
  }

  #reply(request: Request): Reply {
    if (request['do'] === 'new') return this.#begin(request);
    const match = this.#matches.get(Number(request['match']));
    if (match === undefined) return 'unknown-match';
    switch (request['do']) {
      case 'observe':
        return observe(match, Number(request['seat']));
      case 'legal':
        return this.#asked(match, request, ({ shape }) => {
          const most = typeof request['most'] === 'number' ? request['most'] : LISTED;
          return { count: countAnswers(shape), answers: [...take(listAnswers(shape), most)] };
        });
      case 'sample':
        return this.#asked(match, request, (question) => ({ answer: sampleOf(match, question) }));
      case 'apply':
        return this.#asked(match, request, ({ seat }) => {
          const answer = readAnswer(request['answer']);
          return isRefusal(answer) || !applyTo(match, seat, answer) ? 'illegal-answer' : situation(match);
        });
      case 'copy':
        return this.#keep(copyOf(match));
      case 'seed':
        match.seed = textOf(request['seed']);
        return {};
      case 'forget':
        this.#matches.delete(Number(request['match']));
        return {};
      default:
        return 'unknown-request';
    }
  }

  #begin({ game, seats, options, seed }: Request): Reply {
    const module = this.#games.find(({ id }) => id === game);
    if (module === undefined) return 'unknown-game';
    const { min, max } = module.seats;
    if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
      return 'bad-seats';
    const wished = readOptions(options ?? {});
    const complete = wished === null ? null : completeOptions(module, seats, wished);
    if (complete?.ok !== true) return 'bad-options';
    const opened = module.open(module.packs['standard']);
    return this.#keep(newEngineMatch(opened, seats, complete.options, textOf(seed)));
  }

  #keep(match: EngineMatch): Reply {
    const name = ++this.#named;
    this.#matches.set(name, match);
    return { match: name, ...situation(match) };
  }

  #asked(match: EngineMatch, { seat }: Request, reply: (question: Question) => Reply): Reply {
    const question = questionsOf(match).find((asked) => asked.seat === seat);
    return question === undefined ? 'not-asked' : reply(question);
  }
}

/** Who is asked what now; at the end nobody, and there is an outcome. */
function situation(match: EngineMatch): object {
  return { questions: questionsOf(match), outcome: match.game.outcome(match.state) };
}

function observe({ game, state, memories, seats }: EngineMatch, seat: Seat): Reply {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) return 'bad-seats';
  return { view: game.view(state, seat), memory: memories[seat] };
}

/** A seed may be a text or a number. */
function textOf(said: unknown): string {
  return typeof said === 'string' || typeof said === 'number' ? `${said}` : '';
}

function readLine(line: string): Request | null {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === 'object' && said !== null ? { ...said } : null;
  } catch {
    return null;
  }
}

function readOptions(said: unknown): Options | null {
  if (typeof said !== 'object' || said === null) return null;
  const options: Record<string, string> = {};
  for (const [name, value] of Object.entries(said)) {
    if (typeof value !== 'string') return null;
    options[name] = value;
  }
  return options;
}

function* take<T>(from: Iterable<T>, most: number): Generator<T> {
  let taken = 0;
  for (const each of from) {
    if (taken++ >= most) return;
    yield each;
  }
}
