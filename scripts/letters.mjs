/** The letters and signs of our languages; the page's fonts are reduced to them, and to those of French below. */
export const LETTERS =
  ' !"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz{|}~«»„“”‘’‚–—…·×→←−≥≤✓•ÄÖÜäöüßáñóÓàçéèêąćęłńśźżĄĆĘŁŃŚŹŻ';

/** What only French needs; it has its own font file. */
export const FRENCH = '°âæëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸ';
