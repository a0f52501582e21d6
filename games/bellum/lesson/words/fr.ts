import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  goal: 'Dès que quelqu’un a dix coffres, le plus riche trésor gagne. Le dé indique {row} : aujourd’hui, la ligne {row} de chaque château se bat. Vos épées ({swords}) battent 2 boucliers : choisissez « {farm} », puis À l’attaque !',
  tooStrong:
    'Trop de boucliers pour vos épées. Comptez les épées de votre ligne active, puis cherchez un lieu qui n’a pas plus de boucliers.',
  goodRaid: 'Splendide ! Le butin est à vous, et la ferme n’est plus.',
  otherRaid: 'Beau pillage ! Le butin est à vous.',
  stayedHome:
    'Rester chez soi ne coûte rien, mais ne rapporte rien non plus. Vous aviez assez d’épées pour piller.',
  recruit:
    'Dépensez maintenant votre nourriture : une créature effrayante en coûte 2. Choisissez-en une au marché. Elle vous servira toute la partie.',
  noRecruit:
    'Un garde-manger plein n’a jamais gagné de guerre. Une horde plus grande améliore chaque jour à venir.',
  tooDear:
    'Vous ne pouvez pas encore payer celle-ci. Les créatures effrayantes coûtent 2 nourritures ; les extrêmement effrayantes veulent aussi des glyphes.',
  side: 'À gauche, une créature récolte : nourriture, glyphes, cartes au trésor. À droite, elle apporte épées et voleurs. Comparez les lignes et choisissez ; elle y reste pour de bon.',
  wentRight: 'Des épées en plus ! Sur un bon lancer, personne n’est à l’abri de vous.',
  wentLeft: 'Une bonne pourvoyeuse. N’oubliez pas que quelqu’un doit aussi se battre.',
  second:
    'Chaque jour : lancer, récolter, attaquer, recruter. Aujourd’hui compte la ligne {row} ; qui y montre le plus de cartes au trésor a trouvé un coffre. Pillez encore : un tonneau se cache ici, « {farm} ».',
  secondAny:
    'Chaque jour : lancer, récolter, attaquer, recruter. Aujourd’hui compte la ligne {row} ; qui y montre le plus de cartes au trésor a trouvé un coffre. À l’attaque maintenant : épées contre boucliers.',
  gotBarrel: 'Un tonneau ! Vous verrez bientôt à quoi il sert.',
  recruitAgain: 'Recrutez encore, si vous pouvez. Une créature avec un voleur à droite serait bientôt utile.',
  sideAgain:
    'Gauche ou droite ? Une bonne horde a quelque chose à montrer sur chaque ligne, car nul ne sait ce que dira le dé.',
  reroll:
    'Un tonneau paie une tournée : le capitaine doit relancer le dé. Dépensez-le quand une ligne sert les autres. La ligne {row} vous convient : gardez ce résultat.',
  bought: 'Santé ! Tout le monde doit se contenter du nouveau résultat. Vous aussi.',
  theft:
    'Un voleur sur votre ligne active ! Vous pouvez donc attaquer un château : vos épées contre ses boucliers, puis un coffre par voleur. Choisissez le château de ce joueur : {victim}.',
  noTheft: 'Soit. N’oubliez pas le voleur : les coffres des autres comptent autant que les vôtres.',
  pick: 'Servez-vous. Le bois vaut 1–2, le métal 3–5, l’or 6–8 ; seul le propriétaire voit la valeur exacte. La victime gagne un bouclier pour la prochaine fois.',
  stolen: 'Bien joué. Attendez-vous à ce qu’on vienne le reprendre.',
  end: 'C’est tout le jeu. Gardez un œil sur les coffres : dès que quelqu’un en a dix après les attaques, on les ouvre tous. Cette partie est à vous. Continuez, et gagnez-la !',
  refused: 'Les règles ne le permettent pas. Ce que vous pouvez choisir a un bord lumineux.',
  asideReroll: 'Gardez le résultat, ou payez pour un nouveau. Quelle ligne vous plairait le plus ?',
  asideAttack:
    'Attaquez un lieu ou un château que vos épées peuvent battre. Ce sont les coffres qui comptent.',
  asideTheft: 'Prenez un coffre : l’or bat le métal, le métal bat le bois.',
  asideRecruit: 'Recrutez autant que vous pouvez payer, ou choisissez Terminer.',
  asideSide: 'La gauche récolte, la droite combat. Regardez les lignes.',
};
