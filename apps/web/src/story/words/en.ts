/** Words about a match beyond its log. */
export const en = {
  recap: 'What the others did',
  recapShow: 'Show this moment',
};

export type StoryWords = typeof en;
