import type { XerxesWorkshopWords } from './en.ts';

export const de: XerxesWorkshopWords = {
  chapters: {
    homes: 'Einflussbereiche der Satrapen',
    lands: 'Übrige Gebiete',
    buildings: 'Gebäude',
    taxes: 'Steuerkarten',
    campaigns: 'Feldzugkarten',
    events: 'Jahresereignisse',
    expansion: 'Ereignisse der Erweiterung',
    solo: 'Solokarten',
  },
  fields: {
    at: 'Ort auf dem Spielbrett',
    resources: 'Rohstoffe',
    force: 'Einheit',
    cost: 'Kosten',
    asks: 'Verlangt',
    gives: 'Bringt diese Einheit; sonst Siegpunkte',
    stops: 'Verhindert diesen Rohstoff',
    eventGives: 'Bringt allen',
    bars: 'Verhindert dieses Gebäude',
    position: 'Platz',
    occupied: 'Besetzte Gebiete',
  },
  signs: {
    force: 'eine Einheit mehr',
    resources: 'drei Rohstoffe',
  },
};
