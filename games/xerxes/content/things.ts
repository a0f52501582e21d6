/** The six resources (E1.3), in the order in which stores and costs count them. */
export const RESOURCES = ['gold', 'stone', 'iron', 'wood', 'wheat', 'wool'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The six forces (E1.3), in the order in which cards and players count them. */
export const FORCES = ['elephant', 'cavalry', 'mercenary', 'chariot', 'ship', 'weapon'] as const;
export type Force = (typeof FORCES)[number];

/** The eight satraps (E1.2), by the name of their home. A satrap's number is the number of the home area. */
export const SATRAPS = [
  'babylonia',
  'india',
  'parthia',
  'aegyptus',
  'lydia',
  'sogdia',
  'bactria',
  'assyria',
] as const;
export type Satrap = (typeof SATRAPS)[number];

/** The rule of each satrap's ability. */
export const ABILITY_RULE: Readonly<Record<Satrap, string>> = {
  aegyptus: 'E11.1',
  babylonia: 'E11.2',
  india: 'E11.3',
  parthia: 'E11.4',
  lydia: 'E11.5',
  sogdia: 'E11.6',
  bactria: 'E11.7',
  assyria: 'E11.8',
};

/** The six buildings (E1.7). */
export const BUILDINGS = ['temple', 'road', 'bridge', 'granary', 'palace', 'fortification'] as const;
export type Building = (typeof BUILDINGS)[number];

/** E1.4: what a tax card costs, by kind of reward. */
export const TAX_FOR_FORCE = 4;
export const TAX_FOR_POINTS = 5;
/** E1.7 */
export const WORKERS = 2;
/** E1.5 */
export const FORCES_PER_CAMPAIGN = 4;
/** E1.3 */
export const RESOURCES_PER_AREA = 3;
/** E1.7 */
export const BUILDING_COST = 6;
/** E1.8: of each resource. */
export const STORE = 3;
/** Longer names in a pack do not fit on a card; in characters. */
export const LONGEST_PACK_NAME = 40;
/** The box in which the map is drawn. */
export const MAP = { width: 1000, height: 700 } as const;
