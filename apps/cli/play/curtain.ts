import type { Seat } from '@triptych/kernel';
import type { PlayedMatch } from './played-match.ts';

/** Between turns of people who share a keyboard, so that no one sees another player's secrets. */
export class Curtain {
  readonly #played: PlayedMatch;
  /** Who may be looking at the screen. */
  #looking: Seat | null = null;

  constructor(played: PlayedMatch) {
    this.#played = played;
    const { people } = played.screen.match;
    if (people.length === 1) [this.#looking] = people;
  }

  get looking(): Seat | null {
    return this.#looking;
  }

  /** Hides what the last person saw, and waits for the next. */
  async handTo(seat: Seat): Promise<'handed' | 'took-back' | 'left'> {
    const { terminal, words, match } = this.#played.screen;
    const last = this.#looking;
    if (last === seat) return 'handed';
    const secretGiven = last !== null && match.table.viewerState(last).sealed !== null;
    if (last !== null && !secretGiven) {
      terminal.print();
      const paused = await this.#pause(`${words.play.enterHides} > `, last);
      if (paused !== 'go-on') return paused;
    }
    terminal.clear();
    this.#looking = null;
    terminal.print(terminal.paint(words.play.handOver(match.names[seat]), 'bold'));
    const prompt = secretGiven ? words.play.enterOrTakeBack(match.names[last]) : words.play.pressEnter;
    const paused = await this.#pause(`${prompt} > `, secretGiven ? last : null);
    if (paused !== 'go-on') return paused;
    terminal.clear();
    this.#looking = seat;
    return 'handed';
  }

  /** Waits for Enter; `u` takes back what this seat answered last. */
  async #pause(prompt: string, seat: Seat | null): Promise<'go-on' | 'took-back' | 'left'> {
    for (;;) {
      const line = (await this.#played.screen.terminal.ask(prompt))?.trim().toLowerCase();
      if (line === undefined || line === 'q') return 'left';
      if (line !== 'u' || seat === null) return 'go-on';
      if (await this.#played.takeBack(seat, false)) return 'took-back';
    }
  }
}
