/** Words that every board uses. */
export const en = {
  /** The reader in a list of players. */
  you: 'You',
  yourMove: 'Your move',
  turningPoint: 'Turning point',
  turningPointHint: 'From here on the winner stayed ahead: show this moment',
  account: 'How it came about',
  showMoment: 'Show this moment',
  skip: 'Skip',
  close: 'Close',
  why: (rule: string) => `Rule ${rule}`,
  /** A name and its value: `Speed: fast`. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  more: 'One more',
  fewer: 'One fewer',
  /** The result of a match that the players ended early: nobody has won it. */
  ahead: (name: string) => `Ended early. In the lead: ${name}`,
  level: (names: string) => `Ended early. Tied: ${names}`,
  /** Why the score does not decide: whoever resigns comes last. */
  resigned: (names: string) => `${names} resigned, which means last place.`,
  youResigned: 'You resigned, which means last place.',
};

export type KitWords = typeof en;
