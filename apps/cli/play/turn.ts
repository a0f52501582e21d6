import { adviseHonestly } from '@triptych/bots';
import { type Answer, countAnswers, FastRng, listAnswers, type Refusal, type Seat } from '@triptych/kernel';
import { spaced } from '@triptych/words';
import { type Asking, drawControls } from '../controls/draw.ts';
import { numberedOptions, readTypedAnswer } from '../controls/typed-answer.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
import { showHelp, showLog, showOther, showRule } from './on-request.ts';
import { readCommand } from './prompt-command.ts';
import type { PlayedMatch } from './played-match.ts';

/** The outcome of one line at the prompt. */
type Next = 'prompt' | 'question' | 'answered' | 'left';

/** Asks one person until an answer stands or the person quits. */
export async function takeTurn(played: PlayedMatch, seat: Seat): Promise<'answered' | 'left'> {
  const { words, match } = played.screen;
  played.tellNews(seat, match.people.length > 1 ? words.play.sinceYourTurn : undefined);
  return new Turn(played, seat).take();
}

class Turn {
  readonly #played: PlayedMatch;
  readonly #seat: Seat;
  /** The rule that was named last: what `rules` alone shows. */
  #rule: string | null = null;
  #withLegend: boolean;
  /** An answer that was previewed and awaits Enter. */
  #previewed: Answer | null = null;

  constructor(played: PlayedMatch, seat: Seat) {
    this.#played = played;
    this.#seat = seat;
    // Shown once; after that, on request.
    this.#withLegend = played.firstTurnOf(seat);
  }

  async take(): Promise<'answered' | 'left'> {
    const { screen } = this.#played;
    const { paint } = screen.terminal;
    let next: Next = 'question';
    for (;;) {
      const asking = this.#asking();
      // After taking back, another seat must answer.
      if (asking === null) return 'answered';
      if (await this.#answersItself(asking)) return 'answered';
      if (next === 'question') this.#showQuestion(asking);
      const line = await screen.terminal.ask(`${paint(screen.match.names[this.#seat], 'bold')} > `);
      next = line === null ? 'left' : await this.#react(asking, line);
      if (next === 'answered' || next === 'left') return next;
    }
  }

  /**
   * A person alone with bots need not type the only possible answer; with others, skipping it would give something
   * away.
   */
  async #answersItself(asking: Asking): Promise<boolean> {
    const { terminal, match } = this.#played.screen;
    const { question, narrator, view, names } = asking;
    if (match.people.length > 1 || countAnswers(question.shape) !== 1) return false;
    const [answer] = listAnswers(question.shape);
    const label = [answer].flat().map((option) => narrator.option(question, option, view, names));
    terminal.print(`► ${narrator.ask(question, view, names)} ${label.join(', ')}`);
    return (await this.#give(asking, answer)) === 'answered';
  }

  #asking(): Asking | null {
    const { match, terminal, words, board } = this.#played.screen;
    const { table, narrator, names } = match;
    const { question } = table.viewerState(this.#seat);
    if (question === null) return null;
    const context = this.#played.screen.context(this.#seat);
    const options = numberedOptions(question, board.conceivable(context, question));
    const letters = board.letters?.(context, question) ?? null;
    const { paint, columns } = terminal;
    return { question, view: context.view, narrator, names, options, letters, words, paint, width: columns };
  }

  #showQuestion(asking: Asking): void {
    const { screen } = this.#played;
    const { terminal, words, match } = screen;
    const { question, narrator, view, names } = asking;
    this.#previewed = null;
    screen.drawBoard(this.#seat);
    if (this.#withLegend) screen.drawLegend(this.#seat);
    this.#withLegend = false;
    terminal.print();
    const title = narrator.ask(question, view, names);
    const addressed =
      match.people.length > 1 ? spaced(words.language, `${names[this.#seat]}: ${title}`) : title;
    for (const line of wrap(`► ${addressed}`, terminal.columns, '  ')) {
      terminal.print(terminal.paint(line, 'bold', 'cyan'));
    }
    if (question.sealed) {
      const others = match.table.waitingFor.filter((seat) => seat !== this.#seat);
      const last = !others.some((seat) => match.people.includes(seat));
      const secret = `${words.play.sealed}${last ? ` ${words.play.lastSecret}` : ''}`;
      screen.printAll(wrap(secret, terminal.columns - 2, '').map((line) => `  ${line}`));
    }
    screen.printAll(drawControls(asking));
    this.#propose(asking);
  }

  /** A good answer, as a bot in this seat would give it; Enter takes it. */
  #propose({ question, narrator, view, names }: Asking): void {
    const { terminal, words, board, match } = this.#played.screen;
    if (board.proposes?.(question) !== true) return;
    const { game, table } = match;
    const rng = new FastRng(table.questionVersion);
    const proposal = adviseHonestly(game, view, table.memory(this.#seat), question, rng);
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

  async #react(asking: Asking, line: string): Promise<Next> {
    const played = this.#played;
    const { screen } = played;
    if (line.trim() === '') return this.#previewed === null ? 'prompt' : this.#give(asking, this.#previewed);
    const command = readCommand(line);
    if (command === null) return this.#answer(asking, line);
    switch (command.command) {
      case 'undo':
        return (await played.takeBack(this.#seat, false)) ? 'question' : 'prompt';
      case 'reset':
        return (await played.takeBack(this.#seat, true)) ? 'question' : 'prompt';
      case 'help':
        showHelp(played, asking, this.#seat);
        return 'prompt';
      case 'board':
        this.#withLegend = true;
        return 'question';
      case 'log':
        showLog(screen, this.#seat, command.text);
        return 'prompt';
      case 'rules':
        showRule(screen, command.text === '' ? (this.#rule ?? asking.question.rule) : command.text);
        return 'prompt';
      case 'open':
        showOther(screen, this.#seat, command.text);
        return 'prompt';
      case 'quit':
        return 'left';
    }
  }

  async #answer(asking: Asking, line: string): Promise<Next> {
    const { question, options, letters } = asking;
    const { screen } = this.#played;
    const { terminal, words } = screen;
    const entry = readTypedAnswer(question.shape, options, line, letters);
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
    const { screen, table } = this.#played;
    const { terminal, words, board } = screen;
    const known = this.#previewed;
    this.#previewed = null;
    if (table.checkAnswer(this.#seat, answer) !== null || String(known) === String(answer)) return false;
    const lines = board.preview?.(screen.context(this.#seat), question, answer) ?? null;
    if (lines === null) return false;
    screen.printAll(lines.map((line) => `  ${line}`));
    terminal.print(terminal.paint(`  ${words.play.confirmPreview}`, 'grey'));
    this.#previewed = answer;
    return true;
  }

  async #give({ question }: Asking, answer: Answer): Promise<Next> {
    const { screen, table } = this.#played;
    const { terminal, words, match } = screen;
    this.#previewed = null;
    const refusal = await table.answer(this.#seat, answer);
    if (refusal !== null) return this.#refused(refusal);
    terminal.print();
    const news = this.#played.tellNews(this.#seat);
    const waiting = match.table.waitingFor.some((seat) => match.people.includes(seat));
    if (!news && question.sealed && waiting) terminal.print(words.play.ready);
    return 'answered';
  }

  #refused(refusal: Refusal): Next {
    this.#rule = refusal.rule;
    this.#played.screen.printRefusal(refusal);
    return 'prompt';
  }
}
