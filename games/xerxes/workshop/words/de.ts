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
    at: 'Ort auf der Karte',
    resources: 'Rohstoffe',
    force: 'Einheit',
    cost: 'Kosten',
    asks: 'Verlangt',
    gives: 'Bringt diese Einheit; sonst Siegpunkte',
    stops: 'Verhindert diesen Rohstoff',
    eventGives: 'Bringt allen',
    bars: 'Verhindert dieses Gebäude',
    position: 'Position',
    occupied: 'Besetzte Gebiete',
  },
  signs: {
    force: '1 Einheit mehr',
    resources: 'drei Rohstoffe',
  },
};
