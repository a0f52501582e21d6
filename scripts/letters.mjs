/** The letters and signs of our languages: the faces of the page are cut down to them. */
export const LETTERS =
  ' !"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz{|}~«»„“”‘’‚–—…·×→←−≥≤✓•ÄÖÜäöüßáéèêàçñóÓąćęłńśźżĄĆĘŁŃŚŹŻ';
