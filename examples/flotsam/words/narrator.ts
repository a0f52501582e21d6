import type { Narrator, RuleText } from '@triptych/kernel';
import { namesOf } from '@triptych/packs/names';
import { problemSentence } from '@triptych/packs/words';
import { gameSentences, type Language } from '@triptych/words';
import { namedThings, type Pack } from '../content/pack.ts';
import { Find, type FlotsamEvent, type FlotsamQuestion } from '../state.ts';
import type { FlotsamView } from '../view.ts';
import { catalogues } from './catalogues.ts';
import { optionNames } from './match-options.ts';
import texts from './rules.json' with { type: 'json' };

/** The rules for readers; `npm run rules:write` generates them from RULES.md and its translations. */
const rules: Readonly<Record<Language, readonly RuleText[]>> = texts;

/** The game in words, for the terminal and the page. */
export function narrator(
  pack: Pack,
  language: Language,
): Narrator<FlotsamQuestion, FlotsamEvent, FlotsamView> {
  const words = catalogues[language];
  const { ask, options, events } = words;
  const names = namesOf(
    () => pack.words,
    () => namedThings(pack),
  );
  const contents = (crate: number): { crate: string; worth: number } => ({
    crate: names(language).crates[crate],
    worth: pack.crates[crate].worth,
  });
  return {
    ...gameSentences(words),
    ...optionNames(language),
    rules: rules[language],
    packProblem: (problem) => problemSentence(words.packProblems, language, problem),
    ask(question, { coins }) {
      if (question.kind === 'find') return ask.find(contents(question.crate));
      return ask.bid({ coins: coins[question.seat] });
    },
    option({ kind }, option) {
      if (kind === 'bid') return options.bid(option);
      return option === Find.offer ? options.offer : options.push;
    },
    item: () => '',
    tell(event, names) {
      switch (event.type) {
        case 'laidOut':
          return events.laidOut(event);
        case 'looked':
        case 'lost':
          return events[event.type](contents(event.crate));
        case 'found':
        case 'offered':
        case 'pushed':
          return events[event.type]({ player: names[event.seat] });
        case 'bids': {
          const made = event.bids.flatMap((bid, seat) => (bid === null ? [] : [`${names[seat]}: ${bid}`]));
          return events.bids({ bids: made.join(', ') });
        }
        case 'sold':
          return events.sold({ player: names[event.seat], price: event.price, ...contents(event.crate) });
      }
    },
  };
}
