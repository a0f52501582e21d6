import { listOf } from '@triptych/words';
import type { XerxesWords } from '../en.ts';
import { namedForces, namedResources } from '../things.ts';
import { counted } from './things.ts';

export const refusals: XerxesWords['refusals'] = {
  'satrap-taken': () => 'Dieser Satrap ist schon vergeben.',
  'keep-number': ({ count }) => `Du musst ${count} behalten.`,
  'home-area': () => 'Dieses Gebiet ist der Einflussbereich eines Satrapen, der mitspielt.',
  'area-occupied': () => 'In diesem Gebiet steht schon jemand.',
  'area-free': () => 'In diesem Gebiet steht niemand: Setze deinen Arbeiter einfach dorthin.',
  'no-track-alone': () => 'Im Solospiel gibt es kein Zugreihenfolgefeld.',
  'track-taken': () => 'Das Zugreihenfolgefeld ist in diesem Jahr vergeben.',
  'no-ability': () => 'Diese Fähigkeit kannst du jetzt nicht nutzen.',
  'store-full': ({ most }) => `Dein Lager fasst höchstens ${most} von einer Art.`,
  'gift-number': ({ count }) => `Du musst ${count} nehmen.`,
  'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
  'missing-forces': ({ missing, ...lack }) =>
    `Für diesen Feldzug ${missing === 1 ? 'fehlt dir 1 Einheit' : `fehlen dir ${missing} Einheiten`} (${listOf('de', namedForces(counted, lack))}).`,
  'too-few-forces': ({ have }) => `Ein Feldzug braucht vier Einheiten; du hast ${have}.`,
  'one-must-rest': ({ have }) =>
    `Auf Platz 2 muss eine deiner Einheiten ungenutzt bleiben (du hast ${have}).`,
  'not-at-hand': () => 'Diese Einheit steht dir nicht zur Verfügung.',
  'wrong-force': () => 'Diese Einheit ist von anderer Art, als die Karte fordert.',
  'force-twice': () => 'Jede Einheit kannst du nur einmal einsetzen.',
  'same-force': () => 'Von dieser Art ist sie schon.',
  'not-a-rival': () => 'Wähle einen Gegner, nicht dich selbst.',
  'none-held': () => 'Das hast du nicht.',
  'event-stops': () => 'Das Jahresereignis verhindert diesen Rohstoff.',
  'already-built': () => 'Dieses Gebäude steht schon.',
  'not-built': () => 'Das hat noch niemand gebaut: Baue es einfach.',
  'own-building': () => 'Dieses Gebäude gehört dir.',
  'no-free-building': () => 'Für das verdrängte Gebäudeplättchen ist kein Gebäude frei.',
  barred: () => 'Dieses Gebäude kann in diesem Jahr nicht gebaut werden.',
  'no-markers': ({ most }) => `Mehr als ${most} darfst du nicht bauen.`,
  'cannot-pay': (lack) => `Dafür fehlt dir noch: ${listOf('de', namedResources(counted, lack))}.`,
  'not-free': () => 'Dieses Gebäude ist nicht frei.',
  'whole-loss': ({ loss }) => `Du musst genau ${counted('point', loss)} verteilen.`,
  'rival-has-none': () => 'Das hat dieser Gegner nicht.',
  'given-kind': () => 'Du musst andere Arten nehmen, als du gegeben hast.',
  'everybody-once': () => 'Jeder muss genau einen Platz bekommen.',
};
