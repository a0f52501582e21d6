import { adviseHonestly } from '@triptych/bots';
import { type Answer, countAnswers, FastRng, listAnswers, type Refusal, type Seat } from '@triptych/kernel';
import { type Asking, drawControls } from '../controls/draw.ts';
import { numberedOptions, readEntry } from '../controls/entry.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
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
  /** An answer that was looked at and waits to be given. */
  #previewed: Answer | null = null;

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
      if (this.#answersItself(asking)) return 'answered';
      if (next === 'question') this.#showQuestion(asking);
      const line = await showing.terminal.ask(`${paint(showing.table.names[this.#seat], 'bold')} > `);
      next = line === null ? 'left' : this.#react(asking, line);
      if (next === 'answered' || next === 'left') return next;
    }
  }

  /** Who is alone with bots need not type the only answer there is; with others, even that would tell something. */
  #answersItself(asking: Asking): boolean {
    const { terminal, table } = this.#sitting.showing;
    const { question, narrator, view, names } = asking;
    if (table.people.length > 1 || countAnswers(question.shape) !== 1) return false;
    const [answer] = listAnswers(question.shape);
    const label = [answer].flat().map((option) => narrator.option(question, option, view, names));
    terminal.print(`► ${narrator.ask(question, view, names)} ${label.join(', ')}`);
    return this.#give(asking, answer) === 'answered';
  }

  #asking(): Asking | null {
    const { table, terminal, words, board } = this.#sitting.showing;
    const { match, narrator, names } = table;
    const question = match.questionOf(this.#seat);
    if (question === null) return null;
    const scene = this.#sitting.showing.scene(this.#seat);
    const options = numberedOptions(question, board.conceivable(scene, question));
    const letters = board.letters?.(scene, question) ?? null;
    const { paint, columns } = terminal;
    return { question, view: scene.view, narrator, names, options, letters, words, paint, width: columns };
  }

  #showQuestion(asking: Asking): void {
    const { showing } = this.#sitting;
    const { terminal, words, table } = showing;
    const { question, narrator, view, names } = asking;
    this.#previewed = null;
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
    this.#propose(asking);
  }

  /** A good answer, as a bot in this seat would give it; Enter takes it. */
  #propose({ question, narrator, view, names }: Asking): void {
    const { terminal, words, board, table } = this.#sitting.showing;
    if (board.proposes?.(question) !== true) return;
    const { game, match } = table;
    const rng = new FastRng(match.steps.length);
    const proposal = adviseHonestly(game, view, match.memory(this.#seat), question, rng);
    const labels = [proposal].flat().map((option, item) => {
      const label = narrator.option(question, option, view, names);
      return question.shape.shape === 'assign'
        ? `${narrator.item(question, item, view, names)} ← ${label}`
        : label;
    });
    for (const line of wrap(words.play.proposal(labels.join(' · ')), terminal.columns - 2, '')) {
      terminal.print(terminal.paint(`  ${line}`, 'green'));
    }
    this.#previewed = proposal;
  }

  #react(asking: Asking, line: string): Next {
    const sitting = this.#sitting;
    const { showing } = sitting;
    if (line.trim() === '') return this.#previewed === null ? 'prompt' : this.#give(asking, this.#previewed);
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

  #answer(asking: Asking, line: string): Next {
    const { question, options, letters } = asking;
    const { showing } = this.#sitting;
    const { terminal, words } = showing;
    const entry = readEntry(question.shape, options, line, letters);
    if (!entry.ok) {
      const { noSuchNumber, notUnderstood } = words.play;
      const text = entry.why === 'no-answer' ? notUnderstood(line.trim()) : noSuchNumber(options.length);
      terminal.print(terminal.paint(`× ${text}`, 'yellow'));
      return 'prompt';
    }
    return this.#looksAhead(asking, entry.answer) ? 'prompt' : this.#give(asking, entry.answer);
  }

  /** Shows what a legal answer would lead to, where the game has something to show; Enter then gives the answer. */
  #looksAhead({ question }: Asking, answer: Answer): boolean {
    const { showing } = this.#sitting;
    const { terminal, words, board, table } = showing;
    const known = this.#previewed;
    this.#previewed = null;
    if (table.match.check(this.#seat, answer) !== null || String(known) === String(answer)) return false;
    const lines = board.preview?.(showing.scene(this.#seat), question, answer) ?? null;
    if (lines === null) return false;
    showing.printAll(lines.map((line) => `  ${line}`));
    terminal.print(terminal.paint(`  ${words.play.confirmPreview}`, 'grey'));
    this.#previewed = answer;
    return true;
  }

  #give({ question }: Asking, answer: Answer): Next {
    const { terminal, words, table } = this.#sitting.showing;
    this.#previewed = null;
    const result = table.match.answer(this.#seat, answer);
    if (!result.ok) return this.#refused(result.refusal);
    this.#sitting.save();
    terminal.print();
    const told = this.#sitting.tellNews(this.#seat);
    const waiting = table.match.questions.some(({ seat, ready }) => !ready && table.people.includes(seat));
    if (!told && question.sealed && waiting) terminal.print(words.play.ready);
    return 'answered';
  }

  #refused(refusal: Refusal): Next {
    this.#rule = refusal.rule;
    this.#sitting.showing.printRefusal(refusal);
    return 'prompt';
  }
}
