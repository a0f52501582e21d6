/** The letters and signs of our languages; the page's fonts are reduced to them. */
export const LETTERS =
  ' !"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz{|}~«»„“”‘’‚–—…·×→←−≥≤✓•°ÄÖÜäöüßáñóÓàâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸąćęłńśźżĄĆĘŁŃŚŹŻ';
