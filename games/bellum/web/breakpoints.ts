/**
 * The sizes that several components of the board agree on. Container queries cannot import them and repeat the numbers;
 * a test checks that two components share no others.
 */
export const BREAKPOINTS = {
  /** A narrower table is that of a phone held upright: smaller gaps, six tiles in a row. */
  phone: 'stage width 560px',
  /** Headings are smaller, and beside the column of a phone held sideways all is in one column. */
  narrowPhone: 'stage width 420px',
  /** A phone with large text: no gaps. */
  narrowestPhone: 'stage width 300px',
  /** A lower table has things side by side instead of below each other. */
  lowTable: 'stage height 560px',
  /** Wider places and markers have their full margins, and low ones keep their names. */
  wideTile: 'tile width 100px',
  /** Narrower cards and ruins have thin frames. */
  slimTile: 'tile width 90px',
  /** Narrower places are silhouettes, and what cards cost is written below each other. */
  smallestTile: 'tile width 72px',
  /** Lower ruins are without gaps; lower places put their sums beside the picture. */
  lowTile: 'tile height 100px',
  /** A wider rival has a column of goods beside the sums. */
  wideRival: 'rival width 240px',
  /** A narrower rival is without a face, in small letters. */
  narrowRival: 'rival width 150px',
  /** In a wider hoard, everything that a player owns is in one row. */
  wideHoard: 'hoard width 860px',
  /** A narrower hoard is that of a phone, with smaller chests. */
  narrowHoard: 'hoard width 400px',
  /** In a narrower one, goods and chests take several rows. */
  narrowestHoard: 'hoard width 240px',
} as const;
