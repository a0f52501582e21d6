/** What the workshop calls the parts of the box. The English words give the keys. */
export const en = {
  chapters: {
    cities: 'Cities',
    roads: 'Roads',
    regions: 'Regions',
    central: 'Central region',
    large: 'Tiles for 4 and 5 players',
    small: 'Tiles for 3 players',
    titans: 'Titans',
  },
  fields: {
    at: 'Place on the map',
    colour: 'Colour',
    from: 'From',
    to: 'To',
    via: 'Bend',
    landscape: 'Landscape',
    first: 'Value for the most bards',
    second: 'Value for the second most',
    outline: 'Cities around it, in order',
    central: 'Region with the Fortress',
    number: 'Number',
    recruit: 'Recruits',
    asks: 'The threat requires',
    gold: 'Reward: gold',
    bards: 'Reward: bards',
    floors: 'Reward: guild floors',
    cost: 'Cost in units',
  },
  signs: {
    moor: 'moor',
    marsh: 'marsh',
    forest: 'forest',
    vineyard: 'vineyard',
    snow: 'snow',
    steppe: 'steppe',
    desert: 'desert',
    lava: 'lava',
    crown: 'crown lands',
  },
};

export type XiditWorkshopWords = typeof en;
