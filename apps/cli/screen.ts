import type { GameEvent, Refusal, Viewer } from '@triptych/kernel';
import type { Board, DrawingContext } from '@triptych/terminal-kit/board.ts';
import type { OpenMatch } from './open-match.ts';
import { refusalSentence } from './refusal-sentence.ts';
import type { Terminal } from './terminal.ts';
import { cut, wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from './words/index.ts';

const NAME_COLUMNS = 20;

/** A match as it is shown on one terminal: drawings and sentences for one viewer at a time. */
export class Screen {
  readonly match: OpenMatch;
  readonly terminal: Terminal;
  readonly words: Words;
  readonly board: Board;

  constructor(match: OpenMatch, terminal: Terminal, words: Words) {
    this.match = match;
    this.terminal = terminal;
    this.words = words;
    this.board = match.board;
  }

  context(viewer: Viewer): DrawingContext {
    const { game, table, names } = this.match;
    const { paint, columns } = this.terminal;
    return {
      game,
      view: table.viewerState(viewer).view,
      viewer,
      // A long name would burst a column of the drawing; sentences have room for it.
      names: names.map((name) => cut(name, NAME_COLUMNS)),
      language: this.words.language,
      paint,
      width: columns,
    };
  }

  printAll(lines: readonly string[]): void {
    for (const line of lines) this.terminal.print(line.trimEnd());
  }

  drawBoard(viewer: Viewer): void {
    this.terminal.print();
    this.printAll(this.board.draw(this.context(viewer)));
  }

  drawLegend(viewer: Viewer): void {
    this.terminal.print();
    this.printAll(this.board.legend(this.context(viewer)));
  }

  /** Tells this viewer what happened; returns whether there was anything to tell. */
  tell(heard: readonly GameEvent[], viewer: Viewer): boolean {
    let step: string | null = null;
    for (const event of heard) {
      const title: string | null = this.board.step?.(event, this.words.language) ?? step;
      if (title !== null && title !== step) this.terminal.print(this.terminal.paint(` ─ ${title}`, 'bold'));
      step = this.board.beginsPart(event) ? null : title;
      this.printAll(this.#sentence(event, viewer));
    }
    return heard.length > 0;
  }

  #sentence(event: GameEvent, viewer: Viewer): string[] {
    const { paint, columns } = this.terminal;
    const text = this.match.narrator.tell(event, this.match.names);
    if (text === '') return [];
    if (this.board.beginsPart(event)) return ['', paint(`── ${text}`, 'bold')];
    if (viewer !== 'spectator' && this.board.strikes(event, viewer)) {
      return wrap(`! ${text}`, columns, '  ').map((line) => paint(line, 'red', 'bold'));
    }
    return wrap(`· ${text}`, columns, '  ');
  }

  /** Why not, and which rule says so. */
  printRefusal(refusal: Refusal): void {
    const { paint, columns } = this.terminal;
    const { narrator, names } = this.match;
    const sentence = refusalSentence(refusal, narrator, names, this.words);
    const rule = refusal.rule === null ? '' : ` ${this.words.play.ruleHint(refusal.rule)}`;
    for (const line of wrap(`× ${sentence}${rule}`, columns, '  '))
      this.terminal.print(paint(line, 'yellow'));
  }
}
