import type { GameEvent, Refusal, AddressedEvent, Viewer } from '@triptych/kernel';
import type { Board, Scene } from '@triptych/terminal-kit/board.ts';
import { refusalSentence, type Table } from './table.ts';
import type { Terminal } from './terminal.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from './words/index.ts';

/** A table as it is shown on one terminal: drawings and sentences for one viewer at a time. */
export class Showing {
  readonly table: Table;
  readonly terminal: Terminal;
  readonly words: Words;
  readonly board: Board;

  constructor(table: Table, terminal: Terminal, words: Words) {
    this.table = table;
    this.terminal = terminal;
    this.words = words;
    this.board = table.board;
  }

  scene(viewer: Viewer): Scene {
    const { game, match, names } = this.table;
    const { paint, columns } = this.terminal;
    return {
      game,
      view: match.view(viewer),
      viewer,
      names,
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
    this.printAll(this.board.draw(this.scene(viewer)));
  }

  drawLegend(viewer: Viewer): void {
    this.terminal.print();
    this.printAll(this.board.legend(this.scene(viewer)));
  }

  /** Tells what this viewer may know of these events; says whether there was anything. */
  tell(told: readonly AddressedEvent[], viewer: Viewer): boolean {
    const heard = told.filter(({ to }) => to === 'all' || to === viewer);
    let step: string | null = null;
    for (const { event } of heard) {
      const title: string | null = this.board.step?.(event, this.words.language) ?? step;
      if (title !== null && title !== step) this.terminal.print(this.terminal.paint(` ─ ${title}`, 'bold'));
      step = this.board.beginsPart(event) ? null : title;
      this.printAll(this.#sentence(event, viewer));
    }
    return heard.length > 0;
  }

  #sentence(event: GameEvent, viewer: Viewer): string[] {
    const { paint, columns } = this.terminal;
    const text = this.table.narrator.tell(event, this.table.names);
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
    const { narrator, names } = this.table;
    const sentence = refusalSentence(refusal, narrator, names, this.words);
    const rule = refusal.rule === null ? '' : ` ${this.words.play.ruleHint(refusal.rule)}`;
    for (const line of wrap(`× ${sentence}${rule}`, columns, '  '))
      this.terminal.print(paint(line, 'yellow'));
  }
}
