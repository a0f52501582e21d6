/**
 * The sizes that several components of the board agree on. Container queries cannot import them and repeat the numbers;
 * a test checks that two components share no others.
 */
export const BREAKPOINTS = {
  /** In a wider hand, a player's things, orders and plan are beside each other. */
  wideHand: 'hand width 60em',
  /** A narrower hand is that of a phone: each row of it fills the width. */
  phoneHand: 'hand width 40em',
  /** In a wider chronicle, nothing is cramped. */
  widestChronicle: 'stage width 75em',
  /** A wider chronicle has words, and titans who sleep. */
  wideChronicle: 'stage width 60em',
  /** Narrower tables of the result have short heads. */
  narrowResult: 'stage width 46em',
  /** A narrower board is that of a phone: the closer look covers the map from side to side. */
  phone: 'stage width 38em',
  /** A phone with large text: no gaps. */
  narrowestPhone: 'stage width 20em',
  /** A lower board leaves out what a tap can show. */
  lowBoard: 'stage height 560px',
  /** A lower one of a phone shows only the map and the decision. */
  lowestBoard: 'stage height 370px',
} as const;
