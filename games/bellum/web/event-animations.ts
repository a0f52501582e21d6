import type { BellumEvent } from '../events.ts';
import type { Seat } from '@triptych/kernel';
import { anchored } from '@triptych/board-kit/anchors.ts';
import type { Stage } from '@triptych/board-kit/event-animations.ts';
import { flyIn, fly, rise, type Way } from '@triptych/board-kit/flight.ts';
import { cardToken, chestToken, iconToken, isSymbol, type SymbolName } from './tokens.ts';

const TUMBLE = 850;
const THROW = 300;
const SHAKE = 420;
const APART = 110;

/** Animates more than the pieces: the die tumbles, loot and recruits cross the table, a stormed castle shakes. */
export function animations(events: readonly BellumEvent[], { element, speed }: Stage): Animation[] {
  const animator = new EventAnimator(element, speed);
  for (const event of events) animator.show(event);
  return animator.animations;
}

class EventAnimator {
  readonly animations: Animation[] = [];
  readonly #stage: HTMLElement;
  readonly #speed: number;
  /** What follows a throw or a roll waits until the reader has seen it. */
  #delay = 0;
  #rising = 0;
  #flying = 0;
  /** Where loot comes from: the place just raided; scouts find theirs at the die. */
  #source: string | null = null;

  constructor(stage: HTMLElement, speed: number) {
    this.#stage = stage;
    this.#speed = speed;
  }

  show(event: BellumEvent): void {
    switch (event.type) {
      case 'rollBought':
        this.#fly(iconToken(event.with), this.#way(castle(event.seat), '.die'));
        this.#delay = THROW / this.#speed;
        break;
      case 'dieRolled':
        this.#tumble();
        this.#light();
        this.#delay += TUMBLE / this.#speed;
        break;
      case 'gathered':
        this.#gain(event.seat, { food: event.food, glyph: event.glyphs });
        break;
      case 'placeTaken':
        this.#source = anchored('space', `place:${event.space}`);
        this.#collapse(this.#source);
        break;
      case 'looted':
        this.#gain(event.seat, { food: event.food, glyph: event.glyphs, barrel: event.barrels });
        break;
      case 'markerGained':
        this.#gain(event.seat, { [event.marker === 'spell' ? 'spell' : 'shield']: 1 });
        break;
      case 'chestGained':
        this.#bring(event.chest, () => chestToken(event.kind), this.#source ?? '.die', event.seat);
        break;
      case 'castleStormed':
        this.#shake(castle(event.victim), (x) => `translateX(${x}px) rotate(${x / 8}deg)`);
        break;
      case 'chestStolen':
        // A chest that my thief takes moves itself, from where I picked it.
        if (this.#find(piece(event.chest)) !== null) break;
        this.#fly(chestToken(event.kind), this.#way(chests(event.victim), chests(event.seat)));
        this.#shake(chests(event.victim), (x) => `rotate(${x}deg)`);
        break;
      case 'recruited':
        // My own card moves itself.
        if (this.#find(`.own ${castle(event.seat)}`) !== null) break;
        this.#fly(
          cardToken(event.space < 2 ? 'fearsome' : 'extreme'),
          this.#way(anchored('space', `creature:${event.space}`), castle(event.seat)),
        );
        break;
      default:
        break;
    }
  }

  #find(selector: string): HTMLElement | null {
    return this.#stage.querySelector<HTMLElement>(selector);
  }

  #way(from: string, to: string): Way | null {
    const [start, end] = [this.#find(from), this.#find(to)];
    if (start === null || end === null) return null;
    return { from: start.getBoundingClientRect(), to: end.getBoundingClientRect() };
  }

  /** One by one, so that they can be counted. */
  #fly(token: HTMLElement, way: Way | null): void {
    if (way === null) return;
    this.animations.push(fly(token, way, this.#speed, this.#delay + (this.#flying++ * APART) / this.#speed));
  }

  #bring(chest: number, token: () => HTMLElement, from: string, seat: Seat): void {
    const [mine, source] = [this.#find(piece(chest)), this.#find(from)];
    if (mine !== null && source !== null) {
      const delay = this.#delay + (this.#flying++ * APART) / this.#speed;
      this.animations.push(flyIn(mine, source.getBoundingClientRect(), this.#speed, delay));
    } else this.#fly(token(), this.#way(from, chests(seat)));
    this.#shake(chests(seat), (x) => `rotate(${x * 0.7}deg)`);
  }

  #tumble(): void {
    const die = this.#find('.die');
    const cube = die?.querySelector('.cube');
    if (die === null || cube == null) return;
    const rest = getComputedStyle(cube).transform;
    // The die flies over the table to its place; a small one flies closer to the viewer.
    const { left, width } = die.getBoundingClientRect();
    const side = left < width * 2 ? 1 : -1;
    const near = Math.max(1.25, (84 * die.currentCSSZoom) / width);
    const timing = { duration: TUMBLE / this.#speed, delay: this.#delay, fill: 'backwards' } as const;
    this.animations.push(
      cube.animate(
        [
          { transform: 'rotateX(720deg) rotateY(-540deg) rotateZ(200deg)' },
          { transform: 'rotateX(250deg) rotateY(-200deg) rotateZ(70deg)', offset: 0.55 },
          { transform: `${rest} rotateX(30deg) rotateZ(-14deg)`, offset: 0.82 },
          { transform: rest },
        ],
        { ...timing, easing: 'cubic-bezier(.2,.7,.3,1)' },
      ),
      die.animate(
        [
          { transform: `translate(${side * 150}px, -70px) scale(${near})` },
          { transform: `translate(${side * 84}px, 24px) scale(${near * 0.9})`, offset: 0.3 },
          { transform: `translate(${side * 44}px, -30px) scale(${near * 0.92})`, offset: 0.5 },
          { transform: `translate(${side * 12}px, 8px) scale(${(near + 1) / 2})`, offset: 0.72 },
          { transform: `translate(${side * 3}px, -7px)`, offset: 0.86 },
          { transform: 'none' },
        ],
        { ...timing, easing: 'linear' },
      ),
    );
  }

  /** The active row lights up once the die has shown it. */
  #light(): void {
    const duration = this.#delay + TUMBLE / this.#speed;
    for (const band of this.#stage.querySelectorAll('.castle > .band'))
      this.animations.push(
        band.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration }),
      );
    const dark = { backgroundColor: 'transparent', boxShadow: 'none' };
    for (const row of this.#stage.querySelectorAll('.sums .active, .rows .active')) {
      const { backgroundColor, boxShadow } = getComputedStyle(row);
      const lit = { backgroundColor, boxShadow };
      this.animations.push(row.animate([dark, { ...dark, offset: 0.8 }, lit], { duration }));
    }
  }

  #collapse(selector: string): void {
    const ruin = this.#find(selector);
    if (ruin === null) return;
    this.animations.push(
      ruin.animate(
        [
          { transform: 'translateY(-12px) scale(1.08)', filter: 'brightness(2.4)' },
          { transform: 'translateY(5px) rotate(-3deg)', filter: 'brightness(1.2)', offset: 0.45 },
          { transform: 'translateY(-2px) rotate(1.5deg)', offset: 0.75 },
          { transform: 'none', filter: 'none' },
        ],
        { duration: SHAKE / this.#speed },
      ),
    );
  }

  /** Numbers rising from a player's castle. */
  #gain(seat: Seat, gains: Readonly<Partial<Record<SymbolName, number>>>): void {
    const home = this.#find(castle(seat));
    if (home === null) return;
    const { left, top, width, height } = home.getBoundingClientRect();
    const zoom = home.currentCSSZoom;
    for (const [symbol, number] of Object.entries(gains)) {
      if (!isSymbol(symbol) || number === 0) continue;
      const place = this.#rising++;
      const token = iconToken(symbol, `+${number}`);
      const at = {
        left: left + width / 2 + ((place % 3) * 34 - 34) * zoom,
        top: top + Math.min(60 * zoom, height / 2),
      };
      this.animations.push(rise(token, at, this.#speed, this.#delay + (place % 6) * 40));
    }
  }

  #shake(selector: string, turned: (amount: number) => string): void {
    const shaken = this.#find(selector);
    if (shaken === null) return;
    this.animations.push(
      shaken.animate(
        [-7, 6, -5, 4, -2, 0].map((amount) => ({ transform: turned(amount) })),
        { duration: SHAKE / this.#speed, delay: this.#delay },
      ),
    );
  }
}

const castle = (seat: Seat): string => anchored('home', `castle:${seat}`);
const chests = (seat: Seat): string => anchored('home', `chests:${seat}`);
const piece = (chest: number): string => anchored('piece', `chest:${chest}`);
