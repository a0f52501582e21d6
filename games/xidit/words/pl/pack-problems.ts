import { pl } from '@triptych/packs/words';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names, ROADS } from './things.ts';

export const packProblems: PackProblemSentences = {
  ...pl.formFaults,
  'wrong-classes': ({ wanted }) => `Jednostki liczy się według typów (${wanted}), od najsłabszego.`,
  'wrong-number': ({ found, wanted }) => `Znaleziono: ${found}; zasady wymagają: ${wanted}.`,
  'tile-missing': ({ tile }) => `W tym zestawie brakuje żetonu ${tile}.`,
  'recruit-units': ({ found, wanted }) =>
    `Jednostki na tej stronie rekrutacji: ${found}; musi być ${wanted}.`,
  'threat-asks-nothing': () => 'To zagrożenie nie wymaga żadnych jednostek.',
  'titan-costs': ({ cost, found, wanted }) => `Tytani o koszcie ${cost}: ${found}; musi być ${wanted}.`,
  'road-to-itself': ({ city }) => `Ta droga prowadzi z miasta ${city} do niego samego.`,
  'road-twice': ({ from, to, colour }) => `Droga ${from}–${to} (${ROADS[colour].is}) występuje dwa razy.`,
  'two-roads-of-a-colour': ({ city, colour }) =>
    `Miasto ${city} ma dwie drogi tego samego koloru (${names.colours[colour]}).`,
  'not-connected': ({ city }) => `Do miasta ${city} nie da się dotrzeć.`,
  'outline-without-road': ({ from, to }) =>
    `Żadna droga nie łączy miast ${from} i ${to}, sąsiadów na tym obrysie.`,
  'outline-repeats': ({ city }) => `Miasto ${city} stoi na tym obrysie dwa razy.`,
  'outline-too-short': () => 'Obrys wymaga co najmniej trzech miast.',
  'opening-shortage': ({ unit, needed, stock }) =>
    `Przygotowanie gry może wymagać ${needed} (${names.units[unit]}); jest ${stock}.`,
  'road-not-as-printed': ({ from, to, colour }) =>
    `Opublikowane zasady znają drogę ${from}–${to} (${ROADS[colour].is}).`,
  'city-not-at-region': ({ city, region }) => `Miasto ${city} powinno leżeć przy regionie ${region}.`,
  'no-snow': () => 'Nie ma śnieżnego regionu.',
  'tile-not-as-printed': ({ tile }) => `Opublikowane zasady pokazują żeton ${tile} inaczej.`,
  'no-archer-and-mage': () => 'Jakieś zagrożenie powinno wymagać łucznika i maga bitewnego.',
  'no-such-reward': ({ reward, number }) =>
    `Jakieś zagrożenie powinno oferować ${number} (${names.rewards[reward]}).`,
  'roads-in-all': ({ found, wanted }) => `Dróg razem: ${found}; powinno być ${wanted}.`,
  'roads-of-colours': ({ found, wanted }) => `Drogi według kolorów: ${found}; powinno być ${wanted}.`,
  'parallel-roads': ({ from, to }) => `Miasta ${from} i ${to} łączą dwie drogi.`,
  'not-biconnected': ({ city }) => `Bez miasta ${city} sieć dróg się rozpada.`,
  'cities-with-roads': ({ roads, found, wanted }) =>
    `Miasta o tej liczbie dróg (${roads}): ${found}; powinno być ${wanted}.`,
  'too-far': ({ from, to, moves, most }) =>
    `Liczba ruchów z ${from} do ${to}: ${moves}; powinno być najwyżej ${most}.`,
  'not-faces': ({ from, to, regions }) =>
    `Regiony przy drodze ${from}–${to}: ${regions}; możliwe są jeden lub dwa.`,
  'roads-cross': ({ one, other }) => `Drogi ${one} i ${other} się przecinają.`,
  'cities-too-close': ({ one, other, distance, least }) =>
    `Odległość miast ${one} i ${other}: ${distance}; powinna wynosić co najmniej ${least}.`,
  'not-at-border': ({ region }) => `Region ${region} powinien leżeć na skraju planszy.`,
  'recruits-in-all': ({ unit, found, wanted }) =>
    `Na wszystkich stronach rekrutacji razem: ${found} (${names.units[unit]}); powinno być ${wanted}.`,
  'threat-units': ({ found, ...range }) => `Wymagane jednostki: ${found}; powinno być ${pl.span(range)}.`,
  'threat-reward': ({ reward, found, ...range }) =>
    `Oferta tego zagrożenia: ${found} (${names.rewards[reward]}); powinno być ${pl.span(range)}.`,
  'threat-worth': ({ asked, offered }) =>
    `Wymagana jest wartość ${asked}, a dwie nagrody są warte ${offered}.`,
  'kinds-worth': ({ least, most }) =>
    `Rodzaje nagród są w tym zestawie warte od ${least} do ${most}; to nierówno.`,
  'titan-worth': ({ worth, least }) =>
    `Nagrody tego tytana są warte ${worth}; powinno być co najmniej ${least}.`,
  'second-not-less': ({ first, second }) =>
    `Druga wartość (${second}) powinna być mniejsza od pierwszej (${first}).`,
  'worth-more-than-centre': ({ region }) => `Region ${region} powinien być wart mniej niż region centralny.`,
};
