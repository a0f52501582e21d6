/** What the workshop calls the parts of the box. The English words give the keys. */
export const en = {
  chapters: {
    castles: 'Castles',
    goblins: 'Goblins',
    fearsome: 'Fearsome creatures',
    extreme: 'Extremely fearsome creatures',
    tavern: 'Tavern',
    farms: 'Farms',
    villages: 'Villages',
    cities: 'Cities',
    wooden: 'Wooden chests',
    metal: 'Metal chests',
    golden: 'Golden chests',
  },
  fields: {
    shield: 'Shield value',
    left: 'Left side',
    right: 'Right side',
    bonus: 'Bonus when recruited',
    shields: 'Shields',
    magicShields: 'Magic shields',
    food: 'Loot: food',
    glyphs: 'Loot: glyphs',
    barrels: 'Loot: barrels',
    wooden: 'Loot: wooden chests',
    metal: 'Loot: metal chests',
    golden: 'Loot: golden chests',
    value: 'Value',
  },
};

export type BellumWorkshopWords = typeof en;
