// Animates more than the pieces: tokens are made for one animation and removed after it.

const FLIGHT = 520;
const FLOAT = 700;

export interface Way {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** A token crosses the table in an arc. */
export function fly(token: HTMLElement, { from, to }: Way, speed: number, delay: number): Animation {
  token.classList.add('flier');
  lay(token);
  const { width, height } = token.getBoundingClientRect();
  // A zoomed page has its own coordinates.
  const zoom = token.currentCSSZoom;
  const at = (box: DOMRect, share: number, other: DOMRect): string => {
    const mix = (a: number, b: number): number => a + (b - a) * share;
    const x = (mix(box.left + box.width / 2, other.left + other.width / 2) - width / 2) / zoom;
    const y = (mix(box.top + box.height / 2, other.top + other.height / 2) - height / 2) / zoom;
    return `translate(${x}px, ${y - Math.sin(Math.PI * share) * 46}px)`;
  };
  return untilGone(
    token,
    [
      { transform: `${at(from, 0, to)} scale(.6)`, opacity: 0 },
      { transform: `${at(from, 0.08, to)} scale(1.25) rotate(-8deg)`, opacity: 1, offset: 0.15 },
      { transform: `${at(from, 0.5, to)} scale(1.35) rotate(6deg)`, offset: 0.55 },
      { transform: `${at(from, 1, to)} scale(.75)`, opacity: 1, offset: 0.95 },
      { transform: `${at(from, 1, to)} scale(.4)`, opacity: 0 },
    ],
    { duration: FLIGHT / speed, delay, fill: 'both', easing: 'ease-in-out' },
  );
}

/** A token rises from a place of the window and fades. */
export function rise(token: HTMLElement, at: Spot, speed: number, delay: number): Animation {
  lay(token);
  const zoom = token.currentCSSZoom;
  token.style.left = `${at.left / zoom}px`;
  token.style.top = `${at.top / zoom}px`;
  return untilGone(
    token,
    [
      { transform: 'translate(-50%, 10px) scale(.5)', opacity: 0 },
      { transform: 'translate(-50%, -8px) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -34px)', opacity: 1, offset: 0.75 },
      { transform: 'translate(-50%, -54px)', opacity: 0 },
    ],
    { duration: FLOAT / speed, delay, fill: 'both' },
  );
}

/** A piece that has appeared at its place comes from elsewhere. */
export function flyIn(piece: HTMLElement, from: DOMRect, speed: number, delay: number): Animation {
  const to = piece.getBoundingClientRect();
  // A zoomed board has its own coordinates.
  const zoom = piece.currentCSSZoom;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  return piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0, zIndex: 30, position: 'relative' },
      { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 1, offset: 0.2 },
      { transform: 'translateY(-10px) scale(1.2)', offset: 0.8 },
      { transform: 'none', zIndex: 30, position: 'relative' },
    ],
    { duration: FLIGHT / speed, delay, fill: 'backwards', easing: 'ease-in-out' },
  );
}

function lay(token: HTMLElement): void {
  token.setAttribute('aria-hidden', 'true');
  document.body.append(token);
}

export function untilGone(
  token: HTMLElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  const animation = token.animate(frames, timing);
  const clear = (): void => token.remove();
  // An event would fire a frame later, when a curtain may already be up.
  void animation.finished.then(clear, clear);
  return animation;
}
