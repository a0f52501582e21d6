/** The longest announcement in an administrator's own words, in characters. */
export const LONGEST_ANNOUNCEMENT = 300;
