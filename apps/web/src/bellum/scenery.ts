import type { GameEvent, Seat } from '@triptych/kernel';
import { eventsOf } from './state.ts';
import symbols from './icons/symbols.json';

const TUMBLE = 850;
const FLOAT = 700;
const SHAKE = 420;

/** What moves besides the pieces: the die tumbles, gains rise from where they fall, a stormed castle shakes. */
export function scenery(told: readonly GameEvent[], stage: HTMLElement, speed: number): Animation[] {
  const animations: Animation[] = [];
  let floats = 0;
  /** What a roll brings is seen when the die has come to rest. */
  let delay = 0;
  for (const event of eventsOf(told)) {
    switch (event.type) {
      case 'dieRolled':
        animations.push(...tumble(stage, speed), ...light(stage, speed));
        delay = TUMBLE / speed;
        break;
      case 'gathered':
      case 'looted': {
        const gains = {
          food: event.food,
          glyph: event.glyphs,
          barrel: event.type === 'looted' ? event.barrels : 0,
        };
        for (const [symbol, number] of Object.entries(gains)) {
          if (number > 0 && isSymbol(symbol))
            animations.push(
              ...rise(stage, event.seat, { text: `+${number}`, symbol, number: floats++, delay }, speed),
            );
        }
        break;
      }
      case 'castleStormed':
        animations.push(...shake(stage, event.victim, speed));
        break;
      case 'chestGained':
        animations.push(...rattle(stage, event.seat, speed));
        break;
      default:
        break;
    }
  }
  return animations;
}

type SymbolName = keyof typeof symbols;
const isSymbol = (name: string): name is SymbolName => name in symbols;

function tumble(stage: HTMLElement, speed: number): Animation[] {
  return [...stage.querySelectorAll<HTMLElement>('.die')].flatMap((die) => {
    const cube = die.querySelector('.cube');
    if (cube === null) return [];
    const rest = getComputedStyle(cube).transform;
    const duration = TUMBLE / speed;
    return [
      cube.animate(
        [
          { transform: 'rotateX(720deg) rotateY(-540deg) rotateZ(200deg)' },
          { transform: 'rotateX(250deg) rotateY(-200deg) rotateZ(70deg)', offset: 0.55 },
          { transform: `${rest} rotateX(30deg) rotateZ(-14deg)`, offset: 0.82 },
          { transform: rest },
        ],
        { duration, easing: 'cubic-bezier(.2,.7,.3,1)' },
      ),
      die.animate(
        [
          { transform: 'translate(-130px, -70px) scale(1.25)' },
          { transform: 'translate(-70px, 24px)', offset: 0.3 },
          { transform: 'translate(-34px, -30px)', offset: 0.5 },
          { transform: 'translate(-8px, 8px)', offset: 0.72 },
          { transform: 'translate(-2px, -7px)', offset: 0.86 },
          { transform: 'none' },
        ],
        { duration, easing: 'linear' },
      ),
    ];
  });
}

/** The active row lights up when the die has shown it. */
function light(stage: HTMLElement, speed: number): Animation[] {
  return [...stage.querySelectorAll<HTMLElement>('.band')].map((band) =>
    band.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: TUMBLE / speed }),
  );
}

interface Gain {
  readonly text: string;
  readonly symbol: SymbolName;
  /** How many rose before it: they stand side by side. */
  readonly number: number;
  readonly delay: number;
}

/** A number that rises from a player's castle; it is gone when its animation is. */
function rise(stage: HTMLElement, seat: Seat, gain: Gain, speed: number): Animation[] {
  const { text, symbol, number, delay } = gain;
  const castle = stage.querySelector(`[data-home="castle:${seat}"]`)?.getBoundingClientRect();
  if (castle === undefined) return [];
  const token = document.createElement('div');
  token.className = 'gain';
  token.setAttribute('aria-hidden', 'true');
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 512 512');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', symbols[symbol]);
  icon.append(path);
  token.append(text, icon);
  token.style.left = `${castle.left + castle.width / 2 + (number % 3) * 34 - 34}px`;
  token.style.top = `${castle.top + Math.min(60, castle.height / 2)}px`;
  document.body.append(token);
  const animation = token.animate(
    [
      { transform: 'translate(-50%, 10px) scale(.5)', opacity: 0 },
      { transform: 'translate(-50%, -8px) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -34px)', opacity: 1, offset: 0.75 },
      { transform: 'translate(-50%, -54px)', opacity: 0 },
    ],
    { duration: FLOAT / speed, delay: delay + (number % 6) * 40, fill: 'both' },
  );
  const clear = (): void => token.remove();
  animation.addEventListener('finish', clear);
  animation.addEventListener('cancel', clear);
  return [animation];
}

function shake(stage: HTMLElement, seat: Seat, speed: number): Animation[] {
  return [...stage.querySelectorAll<HTMLElement>(`[data-home="castle:${seat}"]`)].map((castle) =>
    castle.animate(
      [-7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 8}deg)` })),
      { duration: SHAKE / speed },
    ),
  );
}

function rattle(stage: HTMLElement, seat: Seat, speed: number): Animation[] {
  return [...stage.querySelectorAll<HTMLElement>(`[data-home="chests:${seat}"]`)].map((chests) =>
    chests.animate(
      [0, -5, 4, -3, 2, 0].map((angle) => ({ transform: `rotate(${angle}deg)` })),
      {
        duration: SHAKE / speed,
      },
    ),
  );
}
