import type { GameModule } from '@triptych/kernel';
import { chooseLanguage } from '@triptych/words';
import { components } from './content/components.ts';
import type { Pack } from './content/pack.ts';
import { readPack } from './content/read-pack.ts';
import { FORMER_HASHES, formerStandard, standard } from './content/standard.ts';
import { type Bellum, bellumGame } from './game.ts';
import { characters } from './words/characters.ts';
import { narrator } from './words/narrator.ts';
import { FIRST_GAME, ID, OPTIONS, SEATS } from './meta.ts';
import { survey } from './survey/index.ts';

export const bellum: GameModule<Pack, Bellum> = {
  id: ID,
  seats: SEATS,
  options: OPTIONS,
  firstGame: FIRST_GAME,
  packs: { standard, 'former-standard': formerStandard },
  formerHashes: FORMER_HASHES,
  readPack,
  open: (pack) => bellumGame(components(pack)),
  narrator: (pack, language) => narrator(components(pack), chooseLanguage([language])),
  characters: (language) => characters(chooseLanguage([language])),
  survey: (pack) => survey(components(pack)),
};

// For drawing the table.
export { TAVERN } from './content/components.ts';
export {
  CHEST_KINDS,
  type ChestKind,
  LEFT,
  RIGHT,
  ROWS,
  type Side,
  SYMBOLS,
  type Symbol,
} from './content/symbols.ts';
export type { BellumEvent } from './events.ts';
export type { Bellum } from './game.ts';
export { Attack, type BellumQuestion, MARKET, OPEN_PER_DECK, Recruit, Reroll } from './questions.ts';
export { price } from './rules/recruiting.ts';
export { NONE } from './state.ts';
export type { BellumView, CastleView } from './view.ts';
export { catalogues as bellumWords } from './words/catalogues.ts';
