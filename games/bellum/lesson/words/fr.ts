import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  goal: 'Dès que quelqu’un possède dix coffres, le trésor le plus précieux gagne. Le dé indique {row} : la ligne {row} de chaque château combat aujourd’hui. Vos épées ({swords}) battent 2 boucliers : choisissez {farm}, puis À l’attaque !',
  tooStrong:
    'Trop de boucliers pour vos épées. Comptez les épées de votre ligne active, puis cherchez un lieu qui n’a pas plus de boucliers.',
  goodRaid: 'Splendide ! Le butin est à vous, et la ferme n’est plus.',
  otherRaid: 'Un beau pillage ! Le butin est à vous.',
  stayedHome:
    'Rester chez soi ne coûte rien, mais ne rapporte rien non plus. Vous aviez assez d’épées pour un pillage.',
  recruit:
    'Dépensez maintenant votre nourriture : une créature effrayante en coûte 2. Choisissez-en une. Elle vous servira jusqu’à la fin de la partie.',
  noRecruit:
    'Un garde-manger plein n’a jamais gagné une guerre. Une plus grande horde vous servira tous les jours.',
  tooDear:
    'Vous ne pouvez pas encore payer celle-ci. Les créatures effrayantes coûtent 2 nourritures ; les extrêmement effrayantes veulent aussi des glyphes.',
  side: 'À gauche, une créature récolte : nourriture, glyphes, cartes au trésor. À droite, elle apporte épées et voleurs. Comparez les lignes et choisissez ; c’est définitif.',
  wentRight: 'Plus d’épées ! Avec un bon jet de dé, personne n’est à l’abri.',
  wentLeft: 'Voilà qui nourrit bien. N’oubliez pas que quelqu’un doit aussi se battre.',
  second:
    'Chaque jour : lancer, récolter, attaquer, recruter. Aujourd’hui, la ligne {row} compte ; qui y montre le plus de cartes au trésor a trouvé un coffre. Pillez encore, un tonneau vous attend ici : {farm}.',
  secondAny:
    'Chaque jour : lancer, récolter, attaquer, recruter. Aujourd’hui, la ligne {row} compte ; qui y montre le plus de cartes au trésor a trouvé un coffre. À l’attaque : épées contre boucliers.',
  gotBarrel: 'Un tonneau ! Vous verrez tout de suite à quoi il sert.',
  recruitAgain:
    'Recrutez encore, si vous pouvez. Une créature avec un voleur à droite vous sera bientôt utile.',
  sideAgain:
    'Gauche ou droite ? Une bonne horde a quelque chose à montrer sur chaque ligne, car nul ne sait ce que dira le dé.',
  reroll:
    'Un tonneau paie une tournée : le capitaine doit relancer. Dépensez-le quand une ligne aide les autres. La ligne {row} vous convient : gardez ce résultat.',
  bought: 'Santé ! Tout le monde doit vivre avec le nouveau résultat. Vous aussi.',
  theft:
    'Un voleur sur votre ligne active ! Vous pouvez donc attaquer un château : épées contre boucliers, puis un coffre par voleur. Choisissez {victim}.',
  noTheft: 'Soit. N’oubliez pas le voleur : les coffres des autres valent autant que les vôtres.',
  pick: 'Faites votre choix. Le bois vaut 1 à 2, le métal 3 à 5, l’or 6 à 8 ; seul le propriétaire voit la valeur exacte. La victime gagne un bouclier pour la prochaine fois.',
  stolen: 'Du beau travail. Attendez-vous à ce qu’on vienne le reprendre.',
  end: 'Voilà tout le jeu. Gardez un œil sur les coffres : dès que quelqu’un en a dix après les attaques, on les ouvre tous. Cette partie est à vous. Jouez et gagnez-la !',
  refused: 'Les règles ne le permettent pas. Vos choix possibles ont un bord lumineux.',
  asideReroll: 'Gardez le résultat, ou payez pour relancer. Quelle ligne vous plairait le plus ?',
  asideAttack:
    'Attaquez un lieu ou un château que vos épées peuvent battre. Ce sont les coffres qui comptent.',
  asideTheft: 'Choisissez un coffre : l’or bat le métal, le métal bat le bois.',
  asideRecruit: 'Recrutez autant de créatures que vous pouvez en payer, ou appuyez sur Terminer.',
  asideSide: 'La gauche récolte, la droite combat. Regardez les lignes.',
};
