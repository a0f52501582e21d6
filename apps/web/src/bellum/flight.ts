const FLIGHT = 520;

/** Where something starts and where it ends. */
export interface Way {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** Something that crosses the table in an arc; it is gone when its animation is. */
export function fly(token: HTMLElement, { from, to }: Way, speed: number, delay: number): Animation {
  token.classList.add('flier');
  token.setAttribute('aria-hidden', 'true');
  document.body.append(token);
  const { width, height } = token.getBoundingClientRect();
  const at = (box: DOMRect, share: number, other: DOMRect): string => {
    const mix = (a: number, b: number): number => a + (b - a) * share;
    const x = mix(box.left + box.width / 2, other.left + other.width / 2) - width / 2;
    const y = mix(box.top + box.height / 2, other.top + other.height / 2) - height / 2;
    return `translate(${x}px, ${y - Math.sin(Math.PI * share) * 46}px)`;
  };
  const animation = token.animate(
    [
      { transform: `${at(from, 0, to)} scale(.6)`, opacity: 0 },
      { transform: `${at(from, 0.08, to)} scale(1.25) rotate(-8deg)`, opacity: 1, offset: 0.15 },
      { transform: `${at(from, 0.5, to)} scale(1.35) rotate(6deg)`, offset: 0.55 },
      { transform: `${at(from, 1, to)} scale(.75)`, opacity: 1, offset: 0.95 },
      { transform: `${at(from, 1, to)} scale(.4)`, opacity: 0 },
    ],
    { duration: FLIGHT / speed, delay, fill: 'both', easing: 'ease-in-out' },
  );
  const clear = (): void => token.remove();
  animation.addEventListener('finish', clear);
  animation.addEventListener('cancel', clear);
  return animation;
}

/** A piece that has appeared at its place comes from elsewhere. */
export function come(piece: HTMLElement, from: DOMRect, speed: number, delay: number): Animation {
  const to = piece.getBoundingClientRect();
  // A board under a glass measures itself in larger steps than the page.
  const glass = piece.currentCSSZoom;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / glass;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / glass;
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
