import type { Building } from '../content/things.ts';

/** The rules that explain the pieces of the board. */
export const RULE = {
  year: 'E1.1',
  event: 'E4.1',
  area: 'E5.4',
  space: 'E7.6',
  tax: 'E9.2',
  campaign: 'E5.6',
  store: 'E1.8',
  forces: 'E5.2',
  permanent: 'E5.5',
  goals: 'E12.4',
  points: 'E10.1',
  inHand: 'E13.1',
  fulfilled: 'E10.2',
  secret: 'E13.2',
} as const;

/** E7: the rule about a place in the turn order. */
export const positionRule = (position: number): string => `E7.${position}`;

export const BUILDING_RULE: Readonly<Record<Building, string>> = {
  temple: 'E8.3',
  fortification: 'E8.4',
  road: 'E8.5',
  bridge: 'E8.5',
  granary: 'E8.6',
  palace: 'E8.6',
};
