import type { GameModule } from '@triptych/kernel';
import { chooseLanguage } from '@triptych/words';
import { components } from './content/components.ts';
import type { Pack } from './content/pack.ts';
import { readPack } from './content/read-pack.ts';
import { FORMER_HASHES, standard } from './content/standard.ts';
import { type Xerxes, xerxesGame } from './game.ts';
import { FIRST_GAME, ID, OPTIONS, SEATS } from './meta.ts';
import { survey } from './survey/index.ts';
import { characters } from './words/characters.ts';
import { narrator } from './words/narrator.ts';

export const xerxes: GameModule<Pack, Xerxes> = {
  id: ID,
  seats: SEATS,
  options: OPTIONS,
  firstGame: FIRST_GAME,
  packs: { standard },
  formerHashes: FORMER_HASHES,
  readPack,
  open: (pack) => xerxesGame(components(pack)),
  narrator: (pack, language) => narrator(components(pack), chooseLanguage([language])),
  characters: (language) => characters(chooseLanguage([language])),
  survey: (pack) => survey(components(pack)),
};

// For drawing the table.
export { proposeForces } from './bot/propose-forces.ts';
export { BUILDINGS, FORCES, type Force, RESOURCES, type Resource } from './content/things.ts';
export type { XerxesEvent } from './events.ts';
export type { Xerxes } from './game.ts';
export { publicState } from './imagine.ts';
export { SCENARIOS } from './meta.ts';
export { Build, March, Pay, type XerxesQuestion } from './questions.ts';
export { buildingLoss, buildingPoints } from './rules/buildings.ts';
export { buildingsOf, ROUNDS } from './rules/ending.ts';
export { position } from './rules/play.ts';
export { GOALS } from './rules/solo.ts';
export { isBarred } from './rules/year-event.ts';
export { afterSoloGame, type SoloProgress, soloCampaignWon } from './solo-campaign.ts';
export { NONE, ON_TRACK } from './state.ts';
export type { XerxesView } from './view.ts';
export { catalogues as xerxesWords } from './words/catalogues.ts';
