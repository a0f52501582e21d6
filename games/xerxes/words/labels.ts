import type { Seat } from '@triptych/kernel';
import type { AreaId, BuildingId } from '../content/components.ts';
import { FORCES, SATRAPS, WORKERS } from '../content/things.ts';
import { publicState } from '../imagine.ts';
import {
  buildChoice,
  Convert,
  March,
  Pair,
  Pay,
  placeChoice,
  Rob,
  Source,
  type XerxesQuestion,
  YES,
} from '../questions.ts';
import { buildingLoss, buildingPoints } from '../rules/buildings.ts';
import { ANY_FORCE, forceOf } from '../rules/forces.ts';
import type { XerxesView } from '../view.ts';
import {
  areaName,
  buildingName,
  campaignText,
  forceName,
  isUseless,
  resourceName,
  type Speaker,
  taxText,
} from './speaker.ts';
import { countedKinds, countedResources } from './things.ts';

/** An option as a short label with what the decision needs, even if it is illegal now. */
export function optionLabel(
  speaker: Speaker,
  question: XerxesQuestion,
  option: number,
  view: XerxesView,
  players: readonly string[],
): string {
  const { words } = speaker;
  const { options, counted } = words;
  const { seat } = question;
  switch (question.kind) {
    case 'satrap':
      return satrapLabel(speaker, option, view);
    case 'keepTaxes':
      return taxText(speaker, option, view.seats.length === 1);
    case 'keepCampaigns':
      return campaignText(speaker, option);
    case 'worker':
      return placeLabel(speaker, option);
    case 'push':
      return areaLabel(speaker, option);
    case 'ignore':
      return option === YES ? options.yes() : options.no();
    case 'heir':
    case 'giveUp':
    case 'bonus': {
      const has = options.has({ number: view.seats[seat].resources[option] ?? 0 });
      return `${resourceName(speaker, option)} (${has})`;
    }
    case 'campaign':
      if (option === March.done) return options.noCampaign();
      return option === March.ability
        ? abilityLabel(speaker, seat, view)
        : campaignText(speaker, option - March.card(0));
    case 'convert':
      return options.becomes({
        from: sourceLabel(speaker, seat, Convert.source(option), view),
        to: forceName(speaker, Convert.force(option)),
      });
    case 'forces':
      return sourceLabel(speaker, seat, option, view);
    case 'rival':
    case 'divide':
      return `${players[option]} (${counted('point', view.seats[option].points)})`;
    case 'build':
      return buildLabel(speaker, seat, option, view, players);
    case 'move':
      return buildingName(speaker, option);
    case 'tax':
      if (option === Pay.done) return options.noTax();
      return option === Pay.ability
        ? abilityLabel(speaker, seat, view)
        : taxText(speaker, option - Pay.card(0), view.seats.length === 1);
    case 'rob':
      return options.from({
        thing: countedKinds(counted, [Rob.resource(option)]).join(', '),
        player: players[Rob.victim(option)],
      });
    case 'give':
    case 'take':
      return countedKinds(counted, Pair.resources(option)).join(', ');
    case 'order':
      return players[option];
  }
}

/** A force of a campaign card that needs a source. */
export function itemLabel(speaker: Speaker, question: XerxesQuestion, item: number): string {
  if (question.kind !== 'forces') return '';
  return forceName(speaker, speaker.components.campaigns[question.card].forces[item]);
}

/** `Lydia: claim the turn-order space … – gold, stone, wheat · ship` */
function satrapLabel(speaker: Speaker, satrap: number, view: XerxesView): string {
  const { abilities, options } = speaker.words;
  const name = SATRAPS[satrap];
  const useless = isUseless(satrap, view.seats.length);
  const ability = useless ? `${abilities[name]} (${options.uselessAlone()})` : abilities[name];
  return `${areaName(speaker, satrap)}: ${ability} – ${yieldOf(speaker, satrap)}`;
}

function yieldOf(speaker: Speaker, area: AreaId): string {
  const { resources, force } = speaker.components.areas[area];
  const names = resources.map((resource) => resourceName(speaker, resource)).join(', ');
  return `${names} · ${forceName(speaker, force)}`;
}

function areaLabel(speaker: Speaker, area: AreaId): string {
  return `${areaName(speaker, area)}: ${yieldOf(speaker, area)}`;
}

function placeLabel(speaker: Speaker, option: number): string {
  const { options } = speaker.words;
  const choice = placeChoice(option);
  switch (choice.on) {
    case 'area':
      return areaLabel(speaker, choice.area);
    case 'track':
      return options.turnOrderSpace();
    case 'claim':
      return options.claim();
    case 'push':
      return options.push({ area: areaLabel(speaker, choice.area) });
  }
}

/** `chariot (Aegyptus, home)` */
function sourceLabel(speaker: Speaker, seat: Seat, source: number, view: XerxesView): string {
  const { components, words } = speaker;
  const { options } = words;
  const force = forceOf(components, publicState(view), seat, source);
  const name = force === ANY_FORCE ? words.names.anyForce : words.names.forces[FORCES[force]];
  return `${name} (${where()})`;

  function where(): string {
    const { satrap, workers } = view.seats[seat];
    if (source === Source.home) return `${areaName(speaker, satrap)}, ${options.home()}`;
    if (source === Source.blessing) return options.blessing();
    if (source === Source.track) return options.trackBonus();
    const worker = source - Source.worker(0);
    return worker < WORKERS ? areaName(speaker, workers[worker]) : options.permanent();
  }
}

function abilityLabel({ words }: Speaker, seat: Seat, view: XerxesView): string {
  const { claim, convert, replace, rob } = words.options;
  switch (SATRAPS[view.seats[seat].satrap]) {
    case 'lydia':
      return claim();
    case 'aegyptus':
      return convert();
    case 'india':
      return rob();
    default:
      return replace();
  }
}

function buildLabel(
  speaker: Speaker,
  seat: Seat,
  option: number,
  view: XerxesView,
  players: readonly string[],
): string {
  const { options } = speaker.words;
  const choice = buildChoice(option);
  switch (choice.do) {
    case 'pass':
      return options.noBuilding();
    case 'ability':
      return abilityLabel(speaker, seat, view);
    case 'build':
      return `${buildingName(speaker, choice.building)}: ${priceAndReward(speaker, choice.building, view)}`;
    case 'displace': {
      const owner = players[view.buildings[choice.building]] ?? '–';
      const building = buildingName(speaker, choice.building);
      return `${options.displace({ building, owner })}: ${priceAndReward(speaker, choice.building, view)}`;
    }
  }
}

/** `3 wheat, 2 wood, 1 stone → 3 VP, others −3` */
function priceAndReward(speaker: Speaker, building: BuildingId, view: XerxesView): string {
  const { components, words } = speaker;
  const price = countedResources(words.counted, components.buildings[building].cost).join(', ');
  if (view.seats.length === 1) return price;
  const loss = buildingLoss(building);
  const points = words.counted('point', buildingPoints(building, view.round));
  return `${price} → ${points}${loss === 0 ? '' : `, ${words.options.othersLose({ loss })}`}`;
}
