import { countFrench } from '@triptych/words';
import type { play as en } from './play.en.ts';

const numbers = (number: number) => countFrench(number, { one: '# nombre', other: '# nombres' });
const answers = (number: number) => countFrench(number, { one: '# réponse', other: '# réponses' });

export const play: typeof en = {
  botNames: ['Bot Ada', 'Bot Bruno', 'Bot Cléo', 'Bot Dario', 'Bot Edda', 'Bot Fynn', 'Bot Gala', 'Bot Hugo'],
  player: 'Joueur',

  unfinished: 'Vous avez des parties en cours :',
  matchLine: (game, names, number) => `${game} avec ${names}, ${answers(number)} jusqu’ici`,
  goOnWith: (number) =>
    `Entrée continue la partie 1${number > 1 ? ', un nombre en continue une autre' : ''} ; n en commence une nouvelle`,
  unreadable: (number, folder) =>
    `(Dans ${folder}, ${countFrench(number, {
      one: '# fichier ne peut pas être ouvert par cette version et reste tel quel',
      other: '# fichiers ne peuvent pas être ouverts par cette version et restent tels quels',
    })}.)`,
  whichGame: (first) => `Quel jeu ? [${first}]`,
  whoPlays: (name) => `Qui joue à ce clavier ? Les noms, séparés par des virgules [${name}]`,
  howManyBots: (standard, least, most) => `Combien de bots, de ${least} à ${most} ? [${standard}]`,
  optionsAre: (list) => `Options : ${list}`,
  changeOptions: 'Entrée commence la partie ; un nombre change une option',
  begin: (game, names, pack) => `${game} : ${names}. Pack : ${pack}.`,
  resumed: (game, names) => `La partie continue : ${game} avec ${names}.`,
  savedIn: (path) => `Enregistrée dans ${path} après chaque réponse.`,
  helpHint: 'Tapez ? à tout moment pour obtenir de l’aide.',
  theNumber: 'Le nombre de bots',

  sinceYourTurn: 'Depuis votre dernier tour :',
  handOver: (name) => `Passez le clavier à ${name}.`,
  pressEnter: 'Appuyez sur Entrée.',
  enterHides: 'Entrée cache l’écran pour la personne suivante ; u annule',
  enterOrTakeBack: (name) => `Appuyez sur Entrée ; u annule la réponse (${name}).`,
  sealed: 'Secret : personne ne voit votre réponse avant que tout le monde ait répondu.',
  lastSecret:
    'Il ne manque que votre réponse : ensuite, toutes sont révélées et ne peuvent plus être annulées.',
  ready: 'Votre réponse reste secrète. Les autres réfléchissent encore.',
  notPossible: 'impossible',
  takenBack: (number) => `Annulé : ${answers(number)}.`,
  ruleHint: (rule) => `(règle ${rule} ; \`rules ${rule}\` l’affiche)`,
  noSuchNumber: (most) => `Ce choix n’existe pas. Tapez un nombre de 1 à ${most}.`,
  noSeat: '(personne à cette table)',
  proposal: (answer) =>
    `Proposition : ${answer}. Appuyez sur Entrée pour l’accepter, ou tapez une autre réponse.`,
  confirmPreview: 'Appuyez sur Entrée pour valider, ou tapez une autre réponse.',
  notUnderstood: (text) => `« ${text} » n’est ni un choix ni une commande. Tapez ? pour obtenir de l’aide.`,
  whichSeat: (list) => `De qui ? Choix possibles : ${list}.`,
  left: 'À bientôt ! La partie est enregistrée.',
  goOnLater: (command) => `Pour la continuer : \`${command}\`.`,
  leftSetup: 'Aucune partie n’a été commencée.',

  entry: {
    one: (most) => `Tapez un nombre de 1 à ${most}.`,
    some: (least, most) =>
      least === most
        ? `Tapez ${countFrench(least, { one: '# nombre', other: '# nombres, séparés par des espaces' })}.`
        : `Tapez de ${least} à ${countFrench(most, { one: '# nombre', other: '# nombres, séparés par des espaces' })}${least === 0 ? ' (- pour aucun)' : ''}.`,
    letters: (length, example) =>
      `Tapez ${countFrench(length, { one: '# lettre', other: '# lettres dans l’ordre' })}, par exemple ${example}.`,
    sequence: (length) =>
      `Tapez ${countFrench(length, { one: '# nombre', other: '# nombres dans l’ordre, séparés par des espaces' })} ; les répétitions sont permises.`,
    distribute: (targets, least, most, example) =>
      `Tapez ${countFrench(targets, { one: '# nombre', other: '# nombres, un pour chaque ligne ci-dessus' })} : combien vont là (${least === most ? least : `de ${least} à ${most}`} en tout), par exemple ${example}.`,
    order: (length) => `Tapez tous les nombres (${length}) dans l’ordre voulu.`,
    assign: (items) => `Tapez dans l’ordre ${numbers(items)}, un pour chaque ligne ci-dessus.`,
    atMost: (cap) => `au plus ${cap}`,
    choices: 'Choix :',
    onlyThese: (list) => `seulement ${list}`,
  },

  help: {
    title: 'Ce que vous pouvez taper',
    answer: 'votre réponse, par numéro',
    undo: 'annuler votre dernière réponse',
    reset: 'annuler tout ce qui peut l’être',
    help: 'cette aide, et pourquoi certains choix sont impossibles',
    log: 'les dernières lignes du journal (l 100 : plus ; l all : tout)',
    board: 'le plateau à nouveau',
    rules: (example) => `la règle qui s’applique ; ou chercher : rules ${example}, rules et des mots`,
    open: 'montrer en entier l’espace de quelqu’un d’autre (o 2 ou o Ben)',
    quit: 'quitter ; la partie est enregistrée',
    why: 'Pourquoi pas ?',
    seat: 'place',
    text: 'texte',
  },

  scoring: 'Le décompte, pas à pas',
  ranking: 'Classement final',
  tieBreak: (list) => `Égalité départagée par : ${list}.`,
  sharedRank: 'L’égalité persiste : le rang est partagé.',
  seed: (seed) => `Graine : ${seed}`,
  savedAs: (path) => `Enregistrée dans ${path}`,
  achievementsBroken: (path, aside) =>
    `Vos progrès dans ${path} sont illisibles. Le fichier a été conservé sous le nom ${aside} ; les progrès repartent de zéro.`,
  lastHappened: 'En dernier :',
  replayIt: (command) => `Pour la revoir : ${command}`,
};
