import { type ChildProcess, spawn } from 'node:child_process';
import { type Answer, checkShape, isRefusal, type Question, readAnswer } from '@triptych/kernel';

/** Why casual has to play for a program. */
export type Failure = 'died' | 'hung' | 'flooded' | 'nonsense';

/** A longer line is not an answer. */
const LONGEST_LINE = 1 << 16;

interface Waiting {
  readonly id: number;
  readonly question: Question;
  readonly resolve: (answer: Answer | null) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * An outside program that speaks lines of JSON: a question on its standard input, an answer on its standard output
 * (packages/bots/README.md). After its first failure it is stopped for good, and every answer is null.
 */
export class OutsideProgram {
  readonly #process: ChildProcess;
  readonly #patience: number;
  readonly #report: (failure: Failure) => void;
  #waiting: Waiting | null = null;
  #asked = 0;
  #line = '';
  #isOver = false;

  /** `patience`: how many milliseconds an answer may take. */
  constructor(command: string, patience: number, report: (failure: Failure) => void) {
    this.#patience = patience;
    this.#report = report;
    const [program, ...args] = command.split(/\s+/);
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = child;
    child.on('error', () => this.#fail('died'));
    child.on('close', () => this.#fail('died'));
    // A program that does not read has ended or is about to: `close` will report it.
    child.stdin.on('error', () => {});
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
  }

  /** Asks one question; `message` is what the program is sent besides its number. */
  ask(question: Question, message: object): Promise<Answer | null> {
    if (this.#isOver) return Promise.resolve(null);
    const id = ++this.#asked;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#fail('hung'), this.#patience);
      this.#waiting = { id, question, resolve, timer };
      this.#process.stdin?.write(`${JSON.stringify({ id, ...message, question })}\n`);
    });
  }

  end(): void {
    this.#isOver = true;
    this.#settle(null);
    this.#process.kill('SIGKILL');
  }

  #hear(text: string): void {
    const lines = `${this.#line}${text}`.split('\n');
    this.#line = lines.pop() ?? '';
    for (const line of lines) this.#hearLine(line);
    if (this.#line.length > LONGEST_LINE) this.#fail('flooded');
  }

  #hearLine(line: string): void {
    if (this.#isOver || line.trim() === '') return;
    if (this.#waiting === null || line.length > LONGEST_LINE) return this.#fail('flooded');
    const answer = answerIn(line, this.#waiting);
    if (answer === null) this.#fail('nonsense');
    else this.#settle(answer);
  }

  #settle(answer: Answer | null): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    this.#waiting = null;
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }

  #fail(failure: Failure): void {
    if (this.#isOver) return;
    this.#report(failure);
    this.end();
  }
}

/** The legal answer to this question in a line, or null. */
function answerIn(line: string, { id, question }: Waiting): Answer | null {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof said !== 'object' || said === null || !('id' in said && 'answer' in said)) return null;
  if (said.id !== id) return null;
  const answer = readAnswer(said.answer);
  return isRefusal(answer) || checkShape(question.shape, answer) !== null ? null : answer;
}
