import { de } from '@triptych/packs/words';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names, ROADS } from './things.ts';

export const packProblems: PackProblemSentences = {
  ...de.formFaults,
  'wrong-classes': ({ wanted }) => `Einheiten werden in ${wanted} Klassen gezählt, die schwächste zuerst.`,
  'wrong-number': ({ found, wanted }) => `Gefunden: ${found}; nach den Regeln nötig: ${wanted}.`,
  'tile-missing': ({ tile }) => `Plättchen ${tile} fehlt in diesem Satz.`,
  'recruit-units': ({ found, wanted }) => `Einheiten auf dieser Anwerbungsseite: ${found}; nötig: ${wanted}.`,
  'threat-asks-nothing': () => 'Diese Bedrohung verlangt keine Einheiten.',
  'titan-costs': ({ cost, found, wanted }) => `Titanen, die ${cost} kosten: ${found}; nötig: ${wanted}.`,
  'road-to-itself': ({ city }) => `Diese Straße führt von Stadt ${city} zu sich selbst zurück.`,
  'road-twice': ({ from, to, colour }) => `Die ${ROADS[colour]} Straße ${from}–${to} gibt es zweimal.`,
  'two-roads-of-a-colour': ({ city, colour }) =>
    `Stadt ${city} hat zwei Straßen der Farbe ${names.colours[colour]}.`,
  'not-connected': ({ city }) => `Kein Weg führt zu Stadt ${city}.`,
  'outline-without-road': ({ from, to }) =>
    `Keine Straße verbindet ${from} und ${to}, Nachbarn auf diesem Umriss.`,
  'outline-repeats': ({ city }) => `Stadt ${city} steht zweimal auf diesem Umriss.`,
  'outline-too-short': () => 'Ein Umriss braucht mindestens drei Städte.',
  'opening-shortage': ({ unit, needed, stock }) =>
    `Ein Aufbau kann ${needed} brauchen (${names.units[unit]}); vorhanden: ${stock}.`,
  'road-not-as-printed': ({ from, to, colour }) =>
    `Die veröffentlichten Regeln kennen eine ${ROADS[colour]} Straße ${from}–${to}.`,
  'city-not-at-region': ({ city, region }) => `Stadt ${city} sollte an Gebiet ${region} liegen.`,
  'no-snow': () => 'Es gibt kein schneebedecktes Gebiet.',
  'tile-not-as-printed': ({ tile }) => `Die veröffentlichten Regeln zeigen Plättchen ${tile} anders.`,
  'no-archer-and-mage': () => 'Eine Bedrohung sollte einen Bogenschützen und einen Kampfmagier verlangen.',
  'no-such-reward': ({ reward, number }) =>
    `Eine Bedrohung sollte ${number} bieten (${names.rewards[reward]}).`,
  'roads-in-all': ({ found, wanted }) => `Straßen insgesamt: ${found}; vorgesehen: ${wanted}.`,
  'roads-of-colours': ({ found, wanted }) => `Straßen nach Farbe: ${found}; vorgesehen: ${wanted}.`,
  'parallel-roads': ({ from, to }) => `Zwei Straßen verbinden ${from} und ${to}.`,
  'not-biconnected': ({ city }) => `Ohne Stadt ${city} zerfällt das Straßennetz.`,
  'cities-with-roads': ({ roads, found, wanted }) =>
    `Städte mit ${roads} Straßen: ${found}; vorgesehen: ${wanted}.`,
  'too-far': ({ from, to, moves, most }) =>
    `Von ${from} nach ${to} sind es ${moves} Züge; vorgesehen: höchstens ${most}.`,
  'not-faces': ({ from, to, regions }) =>
    `Gebiete an der Straße ${from}–${to}: ${regions}; möglich sind eins oder zwei.`,
  'roads-cross': ({ one, other }) => `Die Straßen ${one} und ${other} kreuzen sich.`,
  'cities-too-close': ({ one, other, distance, least }) =>
    `Die Städte ${one} und ${other} liegen ${distance} auseinander; vorgesehen: mindestens ${least}.`,
  'not-at-border': ({ region }) => `Gebiet ${region} sollte am Rand des Spielplans liegen.`,
  'recruits-in-all': ({ unit, found, wanted }) =>
    `Auf allen Anwerbungsseiten zusammen: ${found} (${names.units[unit]}); vorgesehen: ${wanted}.`,
  'threat-units': ({ found, ...range }) => `Verlangte Einheiten: ${found}; vorgesehen: ${de.span(range)}.`,
  'threat-reward': ({ reward, found, ...range }) =>
    `Geboten werden ${found} (${names.rewards[reward]}); vorgesehen: ${de.span(range)}.`,
  'threat-worth': ({ asked, offered }) =>
    `Verlangt wird der Wert ${asked}, zwei Belohnungen sind ${offered} wert.`,
  'kinds-worth': ({ least, most }) =>
    `Die Arten der Belohnung sind in diesem Satz ${least} bis ${most} wert; das ist ungleich.`,
  'titan-worth': ({ worth, least }) =>
    `Die Belohnungen dieses Titanen sind ${worth} wert; vorgesehen: mindestens ${least}.`,
  'second-not-less': ({ first, second }) =>
    `Der zweite Wert (${second}) sollte kleiner sein als der erste (${first}).`,
  'worth-more-than-centre': ({ region }) =>
    `Gebiet ${region} sollte weniger wert sein als das Zentralgebiet.`,
};
