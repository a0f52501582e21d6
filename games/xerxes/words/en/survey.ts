/** Names of the statistics over many games. */
export const survey = {
  titles: {
    length: 'Game length',
    'wins-by-satrap': 'Wins by satrap',
    'wins-by-position': 'Wins by position in the first year',
    'wins-by-seat': 'Wins by seat',
    points: 'Victory points at the end',
    sources: 'Victory points by source, per player',
    'sources-of-winner': 'Victory points by source, winner',
    cards: 'Cards fulfilled, of those kept',
    buildings: 'Buildings, per game',
    'buildings-by-year': 'Buildings by year, per game',
    abilities: 'Abilities used',
    solo: 'Solo scenarios won',
  },
  years: 'years',
  early: 'ended before the last year',
  endedIn: (year: number): string => `ended in year ${year}`,
  position: (position: number): string => `position ${position}`,
  seat: (seat: number): string => `seat ${seat}`,
  winner: 'winner',
  player: 'all players',
  usualWinner: (least: number, most: number): string => `winners with ${least} to ${most}`,
  sources: { campaign: 'campaigns', building: 'buildings', tax: 'taxes', lost: 'lost to others' },
  cards: {
    campaigns: 'campaign cards',
    taxes: 'tax cards',
    campaignsWon: 'campaigns per player',
    taxesPaid: 'taxes per player',
    forces: 'permanent forces per player',
  },
  year: (year: number): string => `year ${year}`,
  scenarios: { easy: 'easy', normal: 'normal', hard: 'hard' },
};

export type SurveyWords = typeof survey;
