import { ABILITY, Build, March, Pay, Place, type XerxesQuestion } from '../questions.ts';
import type { XerxesView } from '../view.ts';

export type CardKind = 'tax' | 'campaign';

// Which option of a question each thing on the board stands for; null: none.

const offers = ({ shape }: XerxesQuestion, option: number): boolean =>
  (shape.shape === 'one' || shape.shape === 'some') && shape.of.includes(option);

export function areaOption(question: XerxesQuestion, area: number): number | null {
  switch (question.kind) {
    case 'satrap':
    case 'push':
      return area;
    case 'worker':
      return offers(question, Place.push(area)) ? Place.push(area) : Place.area(area);
    default:
      return null;
  }
}

export function cardOption(question: XerxesQuestion, kind: CardKind, card: number): number | null {
  switch (question.kind) {
    case 'keepTaxes':
      return kind === 'tax' ? card : null;
    case 'keepCampaigns':
      return kind === 'campaign' ? card : null;
    case 'tax':
      return kind === 'tax' ? Pay.card(card) : null;
    case 'campaign':
      return kind === 'campaign' ? March.card(card) : null;
    default:
      return null;
  }
}

export function buildingOption(question: XerxesQuestion, building: number): number | null {
  switch (question.kind) {
    case 'build':
      return offers(question, Build.displace(building)) ? Build.displace(building) : Build.building(building);
    case 'move':
      return building;
    default:
      return null;
  }
}

/** Questions about my own resources are answered at the store. */
export function isAtStore({ kind }: XerxesQuestion): boolean {
  return kind === 'giveUp' || kind === 'bonus' || kind === 'heir' || kind === 'give' || kind === 'take';
}

/** Whether the option uses the special ability. */
export function isAbility(option: number): boolean {
  return option === ABILITY;
}

/** E8.1: once somebody has built, all are asked again, even those who passed. A solo player knows why. */
export function buildsAgain(view: XerxesView | null): boolean {
  return view !== null && view.order.length > 1 && view.served >= view.order.length;
}

/** Options that are nowhere on the board: passing, and the special ability. */
export function besides(question: XerxesQuestion): number[] {
  const { shape } = question;
  if (shape.shape !== 'one') return [];
  switch (question.kind) {
    case 'worker':
      return shape.of.filter((option) => option === Place.claim);
    case 'campaign':
      return shape.of.filter((option) => option === March.ability || option === March.done);
    case 'build':
      return shape.of.filter((option) => option === Build.ability || option === Build.pass);
    case 'tax':
      return shape.of.filter((option) => option === Pay.ability || option === Pay.done);
    default:
      return [];
  }
}
