import type { Wants } from './en.ts';

export const de: Wants = {
  points: { more: 'Siegpunkte' },
  nearEnd: { more: 'die letzten Siegpunkte' },
  storeWorth: { more: 'Rohstoffe, die etwas bezahlen' },
  resources: { more: 'Rohstoffe' },
  kinds: { more: 'Rohstoffe mehrerer Arten' },
  affordable: { more: 'mehr, was wir bezahlen können' },
  permanent: { more: 'permanente Einheiten' },
  campaigns: { more: 'Feldzugkarten', less: 'erfüllte Feldzüge' },
  readiest: { more: 'ein fast fertiger Feldzug' },
  nextReadiest: { more: 'ein zweiter Feldzug in Vorbereitung' },
  ready: { more: 'so gut wie gewonnene Feldzüge' },
  pointTaxes: { more: 'Steuerkarten für Punkte', less: 'für Punkte bezahlte Steuern' },
  forceTaxes: { more: 'Steuerkarten für Einheiten', less: 'für Einheiten bezahlte Steuern' },
  markers: { more: 'Gebäudeplättchen im Vorrat', less: 'eigene Gebäude' },
  ability: { more: 'die Fähigkeit in der Hinterhand' },
  first: { more: 'der erste Platz der Zugreihenfolge' },
  second: { more: 'der zweite Platz der Zugreihenfolge' },
  third: { more: 'der dritte Platz der Zugreihenfolge' },
};
