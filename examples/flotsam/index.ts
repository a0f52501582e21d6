import type { Game, GameModule } from '@triptych/kernel';
import { chooseLanguage } from '@triptych/words';
import { advise } from './bot.ts';
import { type Pack, readPack, standard } from './content/pack.ts';
import { ID, OPTIONS, RULES, SEATS } from './meta.ts';
import { decide, explain, outcome, pending, sell, setUp } from './rules.ts';
import type { FlotsamEvent, FlotsamQuestion, FlotsamState } from './state.ts';
import { survey } from './survey.ts';
import { type FlotsamMemory, type FlotsamView, imagine, remember, view } from './view.ts';
import { narrator } from './words/narrator.ts';

export type Flotsam = Game<FlotsamState, FlotsamQuestion, FlotsamEvent, FlotsamView, FlotsamMemory>;

function open(pack: Pack): Flotsam {
  return {
    id: ID,
    rules: RULES,
    setup: (seats, options, rng, emit) => setUp(pack, seats, options, rng, emit),
    copy: (from, into) => Object.assign(into, structuredClone(from)),
    pending,
    explain,
    apply: (state, seat, answer, _rng, emit) => decide(state, seat, answer, emit),
    reveal: (state, answers, _rng, emit) => sell(state, answers, emit),
    reveals: ({ type }) => type === 'looked' || type === 'bids' || type === 'sold' || type === 'lost',
    view,
    memory: () => ({ beach: [] }),
    remember,
    imagine: (seen, memory, _seat, rng) => imagine(pack, seen, memory, rng),
    end: (state) => {
      state.phase = 'over';
    },
    outcome: (state) => outcome(pack, state),
    advise: (state, question, rng) => advise(pack, state, question, rng),
  };
}

export const flotsam: GameModule<Pack, Flotsam> = {
  id: ID,
  seats: SEATS,
  options: OPTIONS,
  packs: { standard },
  formerHashes: {},
  readPack,
  open,
  narrator: (pack, language) => narrator(pack, chooseLanguage([language])),
  survey,
};
