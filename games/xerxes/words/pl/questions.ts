import { countPolish } from '@triptych/words';
import type { XerxesWords } from '../en.ts';
import { counted, objects } from './things.ts';

export const ask: XerxesWords['ask'] = {
  satrap: () => 'Którego satrapę wybierasz?',
  keepTaxes: ({ least, most }) =>
    least === most
      ? `Zatrzymaj ${objects('tax', least)}. Twój wybór jest tajny.`
      : `Zatrzymaj ${objects('tax', least)} albo użyj zdolności i zatrzymaj wszystkie (${most}); wtedy zatrzymujesz też wszystkie karty wypraw.`,
  keepCampaigns: ({ least }) => `Zatrzymaj ${objects('campaign', least)}. Twój wybór jest tajny.`,
  worker: ({ worker }) => `Gdzie stawiasz robotnika ${worker}?`,
  push: ({ area }) => `Dokąd przesuwasz robotnika? Teraz: ${area}.`,
  ignore: ({ event, effect }) => `${event}: ${effect}. Pomijasz to?`,
  heir: ({ number }) =>
    countPolish(number, {
      one: 'Weź # dowolny zasób.',
      few: 'Weź # dowolne zasoby.',
      many: 'Weź # dowolnych zasobów.',
    }),
  campaign: ({ forces, usable }) =>
    `Którą wyprawę realizujesz? Dostępne oddziały: ${forces} (można użyć: ${usable}).`,
  convert: () => 'Który oddział liczy się w tym roku jako inny rodzaj i jaki?',
  forces: ({ card }) =>
    `Których oddziałów używasz (${card})? Obszar, którego oddziału używasz, nic nie daje.`,
  rival: () => 'Kto traci 1 PZ?',
  giveUp: () => 'Jesteś na pozycji 1: który zasób oddajesz?',
  bonus: () => 'Jesteś na pozycji 4: który zasób otrzymujesz?',
  build: ({ store }) => `Co budujesz? W magazynie: ${store}.`,
  move: ({ owner }) => `Na którą budowlę przechodzi znacznik gracza ${owner}?`,
  divide: ({ loss }) => `Rywale tracą łącznie ${counted('point', loss)}: kto ile?`,
  tax: ({ store }) => `Którą kartę podatku realizujesz? W magazynie: ${store}.`,
  rob: () => 'Co zabierasz i komu?',
  give: () => 'Które dwa zasoby zamieniasz?',
  take: ({ given }) => `Co bierzesz w zamian (${given})?`,
  order: () => 'W jakiej kolejności gracie od następnego roku?',
};

export const waitFor: XerxesWords['waitFor'] = {
  satrap: ({ player }) => `${player} wybiera satrapę.`,
  keepTaxes: ({ player }) => `${player} przegląda karty podatków.`,
  keepCampaigns: ({ player }) => `${player} przegląda karty wypraw.`,
  worker: ({ player }) => `${player} stawia robotnika.`,
  push: ({ player }) => `${player} przesuwa robotnika.`,
  ignore: ({ player }) => `${player} rozważa wydarzenie.`,
  heir: ({ player }) => `${player} wybiera dary następcy tronu.`,
  campaign: ({ player }) => `${player} rozważa wyprawę.`,
  convert: ({ player }) => `${player} zamienia oddział.`,
  forces: ({ player }) => `${player} zbiera oddziały.`,
  rival: ({ player }) => `${player} wybiera, kto traci punkt.`,
  giveUp: ({ player }) => `${player} musi oddać zasób.`,
  bonus: ({ player }) => `${player} wybiera zasób.`,
  build: ({ player }) => `${player} myśli o budowlach.`,
  move: ({ player }) => `${player} przesuwa znacznik.`,
  divide: ({ player }) => `${player} dzieli stratę.`,
  tax: ({ player }) => `${player} myśli o podatkach.`,
  rob: ({ player }) => `${player} zagląda do cudzych magazynów.`,
  give: ({ player }) => `${player} zamienia zasoby.`,
  take: ({ player }) => `${player} zamienia zasoby.`,
  order: ({ player }) => `${player} ustala kolejność.`,
};

export const hasDecided: XerxesWords['hasDecided'] = ({ player }) => `${player}: decyzja zapadła.`;
export const isDeciding: XerxesWords['isDeciding'] = ({ player }) => `${player} podejmuje decyzję.`;

export const abilities: XerxesWords['abilities'] = {
  babylonia: 'pominąć wydarzenie roku',
  india: 'zabrać rywalowi 1 zasób',
  parthia: 'zamienić 2 zasoby na 2 inne',
  aegyptus: 'liczyć oddział jako inny rodzaj',
  lydia: 'zająć pole kolejności bez robotnika',
  sogdia: 'przejąć budowlę rywala',
  bactria: 'zająć obszar, na którym stoi robotnik rywala',
  assyria: 'na początku zatrzymać wszystkie karty',
};

export const options: XerxesWords['options'] = {
  uselessAlone: () => 'nieprzydatne w grze solo',
  turnOrderSpace: () => 'Pole kolejności: przydziel wszystkim pozycje',
  claim: () => 'Zdolność: zajmij pole kolejności bez robotnika',
  push: ({ area }) => `Zdolność: wyprzyj robotnika (${area})`,
  yes: () => 'Pomiń (zdolność)',
  no: () => 'Przyjmij',
  noCampaign: () => 'Bez kolejnej wyprawy',
  convert: () => 'Zdolność: licz oddział jako inny rodzaj',
  becomes: ({ from, to }) => `${from} jako ${to}`,
  home: () => 'siedziba',
  blessing: () => 'Boże błogosławieństwo',
  trackBonus: () => 'pozycja 3',
  permanent: () => 'stały',
  has: ({ number }) => `masz ${number}`,
  noBuilding: () => 'Pas',
  displace: ({ building, owner }) => `Zdolność: ${building} gracza ${owner}`,
  othersLose: ({ loss }) => `rywale −${loss}`,
  rob: () => 'Zdolność: zabierz rywalowi 1 zasób',
  replace: () => 'Zdolność: zamień 2 zasoby na 2 inne',
  noTax: () => 'Bez kolejnej karty podatku',
  from: ({ thing, player }) => `${thing} od gracza ${player}`,
};
