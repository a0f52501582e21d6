import { UNITS } from '../content/symbols.ts';
import type { XiditQuestion } from '../questions.ts';
import type { XiditView } from '../view.ts';
import { cityOf, type Speaker, titanName } from './speaker.ts';

/** A question as a sentence to the seat that must answer it. */
export function ask(speaker: Speaker, question: XiditQuestion, view: XiditView): string {
  const sentences = speaker.words.ask;
  const lord = view.lords[question.seat];
  switch (question.kind) {
    case 'lord':
      return sentences.lord();
    case 'orders':
      return sentences.orders({ year: view.year, city: cityOf(speaker, lord.city) });
    case 'rewards':
      return sentences.rewards({ number: question.shape.max });
    case 'bards':
      return sentences.bards({ number: question.shape.max });
    case 'titan':
      return sentences.titan({ units: lord.units ?? [] });
    case 'payment':
      return sentences.payment({ titan: titanName(speaker, question.titan), cost: question.shape.max });
    case 'dummy':
      return sentences.dummy();
    case 'census':
      return sentences.census({ unit: UNITS[question.unit] });
    case 'censusBards':
      return sentences.censusBards({ number: question.shape.max });
    case 'censusFloor':
      return sentences.censusFloor();
  }
}
