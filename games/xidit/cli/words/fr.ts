import type { BoardWords } from './en.ts';

export const fr: BoardWords = {
  setup: 'Mise en place',
  year: (year, of) => `Année ${year} sur ${of}`,
  order: (order) => `Ordre ${order}`,
  assessments: (names) => `évaluations : ${names}`,
  recruits: 'RECRUTEMENT',
  threats: 'MENACES',
  next: 'À VENIR',
  piles: (recruit, recruitTop, threat, threatTop) =>
    `piles : Recrutement ${recruit} (au sommet ${recruitTop}), Menace ${threat} (au sommet ${threatTop})`,
  titans: 'TITANS ENRAGÉS',
  players: 'JOUEURS',
  city: 'cité',
  floors: 'étages',
  gold: 'or',
  bards: 'bardes',
  units: 'unités',
  barracks: 'Caserne :',
  regions: 'RÉGIONS (premier/second, bardes)',
  wasteland: 'terre désolée',
  goldSign: 'o',
  bardSign: 'b',
  floorSign: 'é',
  guilds: 'guildes',
  noGuilds: 'aucune guilde',
  eliminated: 'hors jeu',
  legendMap:
    '[7] recrutement · <7> menace · (7) pas de tuile · A Idrakys de la première place · a3 guilde de A, trois étages · ⚑ premier joueur',
  legendRoads: (blue, red, black) => `routes : ${blue} bleue · ${red} rouge · ${black} noire`,
  legendOffer:
    'Mi Ar → 4o 3b 2é : demande un milicien et un archer ; offre deux récompenses parmi 4 pièces d’or, 3 bardes, 2 étages',
  legendFloors:
    'étages 5+1/9 : cinq construits, un mis de côté, neuf restants ; bardes : restants à placer ; ? : derrière un paravent ou dans la Forteresse',
};
