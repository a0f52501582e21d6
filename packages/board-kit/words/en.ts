/** Words that every board uses. */
export const en = {
  yourMove: 'Your move',
  turningPoint: 'Turning point',
  turningPointHint: 'From here on the winner stayed ahead: show this moment',
  skip: 'Skip',
  close: 'Close',
  why: (rule: string) => `Rule ${rule}`,
  /** A name and its value: `Speed: fast`. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  more: 'One more',
  fewer: 'One fewer',
  /** The result of a match that the players ended early: nobody has won it. */
  ahead: (name: string) => `Ended early, with ${name} ahead`,
  level: (names: string) => `Ended early, with ${names} level`,
};

export type KitWords = typeof en;
