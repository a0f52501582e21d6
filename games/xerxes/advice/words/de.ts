import type { Wants } from './en.ts';

export const de: Wants = {
  points: { more: 'Siegpunkte' },
  nearEnd: { more: 'Siegpunkte, die das Ende näher bringen' },
  storeWorth: { more: 'Rohstoffe, die du brauchst' },
  resources: { more: 'Rohstoffe' },
  kinds: { more: 'mehr verschiedene Rohstoffe' },
  affordable: { more: 'mehr Steuern und Gebäude, die du bezahlen kannst' },
  permanent: { more: 'permanente Einheiten' },
  campaigns: { more: 'Feldzugkarten', less: 'erfüllte Feldzüge' },
  readiest: { more: 'einen besser vorbereiteten Feldzug' },
  nextReadiest: { more: 'einen zweiten Feldzug in Vorbereitung' },
  ready: { more: 'so gut wie erfüllte Feldzüge' },
  pointTaxes: { more: 'Steuerkarten, die Punkte geben', less: 'für Punkte bezahlte Steuern' },
  forceTaxes: { more: 'Steuerkarten, die Einheiten geben', less: 'für Einheiten bezahlte Steuern' },
  markers: { more: 'übrige Gebäudeplättchen', less: 'Gebäude auf dem Spielbrett' },
  ability: { more: 'die Sonderfähigkeit in der Hinterhand' },
  first: { more: 'den ersten Platz in der Zugreihenfolge' },
  second: { more: 'den zweiten Platz in der Zugreihenfolge' },
  third: { more: 'den dritten Platz in der Zugreihenfolge' },
};
