import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  castle:
    'Bienvenue, chef ! Dès que quelqu’un possède dix coffres, le trésor le plus précieux gagne. D’abord, un château : 2 boucliers et six lignes chacun, une par face du dé. « {castle} » a un peu de tout : choisissez-le, puis « S’installer ».',
  goblins:
    'Vos premiers gobelins. Seule une moitié de chaque carte compte : à gauche, elle récolte ; à droite, elle combat, sur les lignes qui montrent quelque chose. À gauche : {left} ; à droite : {right}. Choisissez ces moitiés, puis « Valider ».',
  roll: 'Aujourd’hui, c’est vous le capitaine : lancez le dé ! Il désigne la ligne qui compte pour tout le monde.',
  row: 'Le dé indique {row} : aujourd’hui, seule la ligne {row} de chaque château compte, château et créatures réunis. La nourriture et les glyphes de son côté gauche vous reviennent aussitôt.',
  attack:
    'Passons aux épées de la ligne {row} : vous en avez {swords}. Une attaque par jour, et une épée par bouclier. Choisissez « {place} », puis « À l’attaque ! ».',
  tooStrong:
    'Impossible. Chaque bouclier demande une épée de votre ligne active ; un château demande aussi un voleur, et un coffre à y voler. Choisissez ce qui a un bord lumineux.',
  goodRaid: 'Splendide ! Le butin est à vous, et ce lieu n’est plus. Seule la taverne reste toujours.',
  tavernRaid:
    'Un tonneau pour vous ! La taverne reste toujours : chacun peut la piller, chaque jour. Les autres lieux disparaissent dès qu’ils tombent.',
  stayedHome:
    'Rester chez soi ne coûte rien, mais ne rapporte rien non plus. Vous aviez assez d’épées pour un pillage.',
  recruit:
    'Dépensez maintenant votre nourriture. Une créature effrayante en coûte 2 ; une extrêmement effrayante, 4 et 1 glyphe, ou 3 glyphes. Choisissez-en une à votre portée. Elle vous servira jusqu’à la fin.',
  noRecruit:
    'Un garde-manger plein n’a jamais gagné une guerre. Une plus grande horde vous servira tous les jours.',
  tooDear:
    'Vous ne pouvez pas encore payer celle-ci. Les créatures effrayantes coûtent 2 nourritures ; les extrêmement effrayantes, 4 nourritures et 1 glyphe, ou 3 glyphes.',
  side: 'À gauche, une créature récolte nourriture, glyphes et cartes au trésor. À droite, elle apporte épées et voleurs. Comparez les lignes et choisissez ; c’est définitif.',
  wentRight: 'Des combattants de plus ! Avec un bon jet de dé, personne n’est à l’abri.',
  wentLeft: 'Voilà qui nourrit bien. N’oubliez pas que quelqu’un doit aussi se battre.',
  daily:
    'Chaque jour : lancer, récolter, attaquer, recruter. Puis le dé passe à gauche, et le nouveau capitaine commence. Aujourd’hui : ligne {row}, vos épées : {swords}. Attaquez maintenant : « {place} » !',
  recruitAgain:
    'Recrutez tant que vous pouvez payer, puis « Terminer ». Le marché se remplit aussitôt. Il vous faut quelque chose sur chaque ligne, et bientôt un voleur à droite.',
  scouts:
    'Votre carte au trésor a trouvé un coffre ! Chaque jour, qui en montre le plus sur la ligne active gagne un coffre en métal ; à égalité, chacun en gagne un en bois. Bois : 1 à 2, métal : 3 à 5, or : 6 à 8. Sa valeur reste votre secret.',
  newRoll:
    'Un résultat peut changer : chacun peut payer un tonneau pour que le capitaine relance le dé, tant qu’il y a des tonneaux. Le capitaine peut aussi utiliser un sort de confusion. Le dernier jet compte pour tous.',
  reroll:
    'Payez un tonneau, et le capitaine doit relancer le dé. Un capitaine peut aussi utiliser un sort de confusion. Faites-le quand une ligne profite plus aux autres qu’à vous. Cette fois, gardez le résultat.',
  bought: 'Santé ! Tout le monde doit vivre avec le nouveau résultat. Vous aussi.',
  bonus:
    'Certaines créatures apportent un jeton, pour toujours : un bouclier, magique ou non, pour votre château, ou un sort de confusion. Les jours où vous êtes capitaine, ce sort permet de relancer le dé, et vous ne le perdez jamais.',
  magic:
    'Une épée magique bat tout bouclier, et elle seule bat un bouclier magique. Certaines villes en ont, avec les meilleurs coffres ; les châteaux peuvent en avoir aussi. Réunissez des épées magiques avant l’arrivée des villes.',
  thief:
    'Cherchez des voleurs à droite. Avec un voleur sur votre ligne active et une épée par bouclier, vous pouvez attaquer un château et voler un coffre par voleur. La victime y gagne un bouclier pour toujours.',
  theft:
    'Un voleur sur votre ligne active ! Vous pouvez attaquer un château qui a des coffres : une épée par bouclier, puis un coffre par voleur. Choisissez {victim}.',
  noTheft: 'Soit. N’oubliez pas le voleur : les coffres volés valent autant que les autres.',
  pick: 'Faites votre choix : un coffre par voleur au plus. Le bois vaut 1 à 2, le métal 3 à 5, l’or 6 à 8. La victime gagne un bouclier pour toujours : le prochain vol sera plus difficile.',
  stolen: 'Du beau travail. Attendez-vous à ce que la victime vienne reprendre son bien.',
  robbed:
    '{robber} vient de vous voler ! Il suffit d’un voleur sur la ligne active et d’une épée par bouclier de votre château : un coffre par voleur. Vous y gagnez un bouclier pour toujours. À vous de faire pareil.',
  rollAgain:
    '{roller} a fait relancer le dé : le {formerRow} ne compte plus. C’est vous le capitaine, alors relancez !',
  scoutsOther:
    '{scout} a trouvé un coffre. Chaque jour, qui montre le plus de cartes au trésor sur la ligne active en gagne un en métal ; à égalité, chacun en gagne un en bois. Bois : 1 à 2, métal : 3 à 5, or : 6 à 8, valeurs secrètes.',
  scoutsTold:
    'Les éclaireurs trouvent aussi des coffres : chaque jour, qui montre le plus de cartes au trésor sur la ligne active gagne un coffre en métal ; à égalité, chacun en gagne un en bois. Bois : 1 à 2, métal : 3 à 5, or : 6 à 8, valeurs secrètes.',
  forced:
    '{roller} a fait relancer le dé. L’ancien résultat ne compte plus : c’est la ligne {row} qui vaut, pour tous. Cela coûte un tonneau ou, au capitaine, un sort de confusion. Puis on redemande à tous ceux qui ont un tonneau.',
  end: 'Vous en savez assez pour jouer ; tout le reste est sous « {rules} ». Gardez un œil sur les coffres : si quelqu’un en a dix après les attaques, c’est la fin, et on les ouvre tous. Cette partie est maintenant à vous. Gagnez-la !',
  refused: 'Les règles ne le permettent pas. Vos choix possibles ont un bord lumineux.',
  asideReroll: 'Gardez le résultat, ou payez pour relancer. Quelle ligne vous conviendrait le mieux ?',
  asideAttack:
    'Attaquez un lieu ou un château que vos épées peuvent battre. Ce sont les coffres qui comptent.',
  asideTheft: 'Choisissez un coffre : l’or bat le métal, le métal bat le bois.',
  asideRecruit: 'Recrutez autant de créatures que vous pouvez en payer, ou appuyez sur « Terminer ».',
  asideSide: 'La gauche récolte, la droite combat. Regardez les lignes.',
};
