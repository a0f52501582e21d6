/**
 * The sizes that several components of the board agree on. Container queries cannot import them and repeat the numbers;
 * a test checks that two components share no others.
 */
export const BREAKPOINTS = {
  /** A wider board has words on the track, and all satraps in one row. */
  wideBoard: 'stage width 960px',
  /** A narrower board has its chart of the end below the table. */
  chartBeside: 'stage width 880px',
  /** What the end shows has little height. */
  lowEnd: 'stage height 440px',
  /** A narrower board is that of a phone: what the end shows is one below the other. */
  phone: 'stage width 700px',
  /** A phone with large text: no gaps. */
  narrowestPhone: 'stage width 300px',
  /** A wider and higher tall screen is a tablet: its panels show everything that a player has. */
  tabletWidth: 'tall width 700px',
  tabletHeight: 'tall height 800px',
  /** A higher tablet has two rows for the year. */
  highTablet: 'tall height 900px',
  /** A narrower panel of a player has room for the points alone. */
  narrowPanel: 'panel width 44px',
  /** A narrower decision has no names beside its pictures. */
  decision: 'width 32em',
} as const;
