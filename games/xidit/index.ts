import type { GameModule } from '@triptych/kernel';
import { chooseLanguage } from '@triptych/words';
import { components } from './content/components.ts';
import type { Pack } from './content/pack.ts';
import { readPack } from './content/read-pack.ts';
import { FORMER_HASHES, standard } from './content/standard.ts';
import { type Xidit, xiditGame } from './game.ts';
import { FIRST_GAME, ID, OPTIONS, SEATS } from './meta.ts';
import { survey } from './survey/index.ts';
import { characters } from './words/characters.ts';
import { narrator } from './words/narrator.ts';

export const xidit: GameModule<Pack, Xidit> = {
  id: ID,
  seats: SEATS,
  options: OPTIONS,
  firstGame: FIRST_GAME,
  packs: { standard },
  formerHashes: FORMER_HASHES,
  readPack,
  open: (pack) => xiditGame(components(pack)),
  narrator: (pack, language) => narrator(components(pack), chooseLanguage([language])),
  characters: (language) => characters(chooseLanguage([language])),
  survey: (pack) => survey(components(pack)),
};

// For drawing the table.
export {
  type CityId,
  type Components,
  NONE,
  type Offer,
  type RegionId,
  type Tile,
  type TileId,
  tilesFor,
  type TitanId,
} from './content/components.ts';
export {
  ACTION,
  ASSESSMENTS,
  BARDS,
  COLOURS,
  type Colour,
  FLOORS,
  GOLD,
  ORDERS,
  ORDERS_PER_YEAR,
  PLAYER_COLOURS,
  UNITS,
  type Unit,
  WAIT,
} from './content/symbols.ts';
export type { XiditEvent } from './events.ts';
export { foresee, isVain } from './foresight.ts';
export type { Xidit } from './game.ts';
export type { XiditQuestion } from './questions.ts';
export { campOf } from './rules/tiles.ts';
export { NO_TILE, RECRUIT, THREAT } from './state.ts';
export type { LordView, XiditView } from './view.ts';
export { catalogues as xiditWords } from './words/catalogues.ts';

// For searches and benchmarks that try programs.
export { guessProgram } from './bot/guess.ts';
export { worthOf } from './bot/worth.ts';
export { YearRunner } from './bot/year-runner.ts';
