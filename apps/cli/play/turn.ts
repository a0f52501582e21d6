import type { Refusal, Seat } from '@triptych/kernel';
import { type Asking, drawControls } from '../controls/draw.ts';
import { numberedOptions, readEntry } from '../controls/entry.ts';
import { wrap } from '../text.ts';
import { showHelp, showLog, showOther, showRule } from './on-request.ts';
import { readCommand } from './prompt-command.ts';
import type { Sitting } from './sitting.ts';

/** What came of one line at the prompt. */
type Next = 'prompt' | 'question' | 'answered' | 'left';

/** Asks one person until there is an answer that stands, or the person leaves. */
export async function takeTurn(sitting: Sitting, seat: Seat): Promise<'answered' | 'left'> {
  const { words, table } = sitting.showing;
  sitting.tellNews(seat, table.people.length > 1 ? words.play.sinceYourTurn : undefined);
  return new Turn(sitting, seat).take();
}

class Turn {
  readonly #sitting: Sitting;
  readonly #seat: Seat;
  /** The rule that was named last: what `rules` alone shows. */
  #rule: string | null = null;
  #withLegend: boolean;

  constructor(sitting: Sitting, seat: Seat) {
    this.#sitting = sitting;
    this.#seat = seat;
    // Once is enough: after that it is a question of asking for it.
    this.#withLegend = sitting.firstTurnOf(seat);
  }

  async take(): Promise<'answered' | 'left'> {
    const { showing } = this.#sitting;
    const { paint } = showing.terminal;
    let next: Next = 'question';
    for (;;) {
      const asking = this.#asking();
      // Taken back to where another seat must answer.
      if (asking === null) return 'answered';
      if (next === 'question') this.#showQuestion(asking);
      const line = await showing.terminal.ask(`${paint(showing.table.names[this.#seat], 'bold')} > `);
      next = line === null ? 'left' : this.#react(asking, line);
      if (next === 'answered' || next === 'left') return next;
    }
  }

  #asking(): Asking | null {
    const { table, terminal, words, board } = this.#sitting.showing;
    const { match, narrator, names } = table;
    const question = match.questionOf(this.#seat);
    if (question === null) return null;
    const scene = this.#sitting.showing.scene(this.#seat);
    const options = numberedOptions(question, board.conceivable(scene, question));
    const { paint, columns } = terminal;
    return { question, view: scene.view, narrator, names, options, words, paint, width: columns };
  }

  #showQuestion(asking: Asking): void {
    const { showing } = this.#sitting;
    const { terminal, words, table } = showing;
    const { question, narrator, view, names } = asking;
    showing.drawBoard(this.#seat);
    if (this.#withLegend) showing.drawLegend(this.#seat);
    this.#withLegend = false;
    terminal.print();
    const title = narrator.ask(question, view, names);
    const addressed = table.people.length > 1 ? `${names[this.#seat]}: ${title}` : title;
    for (const line of wrap(`► ${addressed}`, terminal.columns, '  ')) {
      terminal.print(terminal.paint(line, 'bold', 'cyan'));
    }
    if (question.sealed) {
      const waiting = table.match.questions.filter(({ seat, ready }) => !ready && seat !== this.#seat);
      const last = !waiting.some(({ seat }) => table.people.includes(seat));
      const secret = `${words.play.sealed}${last ? ` ${words.play.lastSecret}` : ''}`;
      showing.printAll(wrap(secret, terminal.columns - 2, '').map((line) => `  ${line}`));
    }
    showing.printAll(drawControls(asking));
  }

  #react(asking: Asking, line: string): Next {
    const sitting = this.#sitting;
    const { showing } = sitting;
    if (line.trim() === '') return 'prompt';
    const command = readCommand(line);
    if (command === null) return this.#answer(asking, line);
    switch (command.command) {
      case 'undo':
        return sitting.takeBack(this.#seat, false) ? 'question' : 'prompt';
      case 'reset':
        return sitting.takeBack(this.#seat, true) ? 'question' : 'prompt';
      case 'help':
        showHelp(showing, asking, this.#seat);
        return 'prompt';
      case 'board':
        this.#withLegend = true;
        return 'question';
      case 'log':
        showLog(showing, this.#seat, command.text);
        return 'prompt';
      case 'rules':
        showRule(showing, command.text === '' ? (this.#rule ?? asking.question.rule) : command.text);
        return 'prompt';
      case 'open':
        showOther(showing, this.#seat, command.text);
        return 'prompt';
      case 'quit':
        return 'left';
    }
  }

  #answer({ question, options }: Asking, line: string): Next {
    const { showing } = this.#sitting;
    const { terminal, words, table } = showing;
    const entry = readEntry(question.shape, options, line);
    if (!entry.ok) {
      const { noSuchNumber, notUnderstood } = words.play;
      const text = entry.why === 'no-answer' ? notUnderstood(line.trim()) : noSuchNumber(options.length);
      terminal.print(terminal.paint(`× ${text}`, 'yellow'));
      return 'prompt';
    }
    const result = table.match.answer(this.#seat, entry.answer);
    if (!result.ok) return this.#refused(result.refusal);
    this.#sitting.save();
    terminal.print();
    if (!this.#sitting.tellNews(this.#seat) && question.sealed) terminal.print(words.play.ready);
    return 'answered';
  }

  #refused(refusal: Refusal): Next {
    this.#rule = refusal.rule;
    this.#sitting.showing.printRefusal(refusal);
    return 'prompt';
  }
}
