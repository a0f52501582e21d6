import type { en } from './en.ts';

export const fr: typeof en = {
  goal: 'Vous êtes un seigneur noir, avec un château, une poignée de gobelins et des vues sur le bien d’autrui. Amassez des coffres. La partie s’achève quand quelqu’un en possède dix ; on ouvre alors tous les coffres, et le plus haut total gagne.',
  end: 'Si quelqu’un possède dix coffres ou plus après les attaques d’une journée, la partie s’achève aussitôt. Chacun ouvre ses coffres : ceux en bois valent 1 à 2, ceux en métal 3 à 5, ceux en or 6 à 8. Le plus haut total gagne ; en cas d’égalité, c’est le nombre de coffres qui départage.',
  parts: {
    roll: {
      title: 'Lancer le dé',
      text: 'Le capitaine lance le dé. Le dé active l’une des six lignes : pour tout le monde, des deux côtés du château, toute la journée. Ce que votre château et vos créatures montrent sur cette ligne est votre horde du jour.',
      example:
        'Le dé indique 5 : chacun regarde sa ligne 5. La vôtre montre une nourriture, une carte au trésor et trois épées.',
    },
    gather: {
      title: 'Récolter et explorer',
      text: 'Chacun prend la nourriture et les glyphes de la ligne active. Qui y montre le plus de cartes au trésor trouve un coffre en métal ; en cas d’égalité, chaque joueur concerné trouve un coffre en bois.',
      example:
        'Vous et Bot 1 montrez une carte au trésor chacun, plus que tous les autres : chacun trouve un coffre en bois.',
    },
    attack: {
      title: 'Attaquer',
      text: 'En commençant par le capitaine, chacun peut attaquer une fois. Un lieu tombe si vous avez au moins autant d’épées qu’il a de boucliers. Les boucliers magiques ne cèdent qu’aux épées magiques. Vous prenez le butin, et le lieu disparaît ; seule la taverne reste.',
      example:
        'Un bouclier magique et six boucliers cèdent à une épée magique et six autres épées. Sept épées ordinaires ne suffisent pas.',
    },
    recruit: {
      title: 'Recruter',
      text: 'En commençant par le capitaine, chacun peut recruter autant de créatures qu’il peut en payer. Les créatures effrayantes coûtent 2 nourritures ; les extrêmement effrayantes 1 glyphe et 4 nourritures, ou 3 glyphes. Puis le dé passe à gauche, au nouveau capitaine.',
      example: 'Avec 4 nourritures, vous recrutez deux créatures effrayantes, l’une après l’autre.',
    },
    sides: {
      title: 'À gauche ou à droite ?',
      text: 'Une créature se place d’un côté de votre château et y reste. À gauche comptent sa nourriture, ses glyphes et ses cartes au trésor, à droite ses épées, ses épées magiques et ses voleurs. Les jetons bonus de la carte sont à vous aussitôt : boucliers, boucliers magiques et sorts de confusion.',
    },
    theft: {
      title: 'Dévaliser un château',
      text: 'Avec au moins un voleur sur la ligne active, vous pouvez attaquer un château qui a un coffre. Il vous faut des épées contre tous ses boucliers. Vous volez alors au moins un coffre, au plus un par voleur. La victime gagne un bouclier.',
      example:
        'Deux épées et un voleur contre un château à deux boucliers : vous volez un coffre, et le château a désormais trois boucliers.',
    },
    barrels: {
      title: 'Relancer le dé',
      text: 'Après le lancer, chacun à son tour peut payer un tonneau : le capitaine doit relancer. Le capitaine peut aussi utiliser un sort de confusion, qui redevient disponible un autre jour où il est capitaine. Cela continue jusqu’à ce que tous acceptent le résultat.',
    },
    secrets: {
      title: 'Qu’est-ce qui est secret ?',
      text: 'Seulement la valeur des coffres : vous voyez celle des vôtres et retenez celle des coffres que vous avez eus. Tout le reste est visible, même le nombre de coffres de chacun.',
    },
  },
  legend: {
    food: 'Nourriture. Paie les créatures.',
    glyph: 'Glyphe. Paie les créatures extrêmement effrayantes.',
    map: 'Carte au trésor. Qui en a le plus sur la ligne active trouve un coffre.',
    sword: 'Épée. Bat un bouclier.',
    magicSword: 'Épée magique. Bat n’importe quel bouclier, même magique.',
    thief: 'Voleur. Vole un coffre dans un château qui tombe.',
    shield: 'Bouclier. Arrête une épée.',
    magicShield: 'Bouclier magique. Arrête tout, sauf une épée magique.',
    barrel: 'Tonneau. Paie une tournée : le capitaine relance le dé.',
    spell: 'Sort de confusion. Vous permet de relancer quand vous êtes capitaine.',
    captain: 'Le capitaine : lance le dé et commence.',
  },
};
