/** What the workshop calls the parts of the box. The English words give the keys. */
export const en = {
  chapters: {
    homes: 'Satraps’ homes',
    lands: 'Other areas',
    buildings: 'Buildings',
    taxes: 'Tax cards',
    campaigns: 'Campaign cards',
    events: 'Year events',
    expansion: 'Events of the expansion',
    solo: 'Solo cards',
  },
  fields: {
    at: 'Place on the map',
    resources: 'Resources',
    force: 'Force',
    cost: 'Cost',
    asks: 'Requires',
    gives: 'Gives this force; otherwise victory points',
    stops: 'Stops this resource',
    eventGives: 'Gives everyone',
    bars: 'Bars this building',
    position: 'Position',
    occupied: 'Occupied areas',
  },
  signs: {
    force: 'one more force',
    resources: 'three resources',
  },
};

export type XerxesWorkshopWords = typeof en;
