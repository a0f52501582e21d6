import { numberIn } from '../number.ts';
import { countFrench } from '../plural.ts';
import type { TableWords } from './en.ts';

const bytes = (number: number) => countFrench(number, { one: '# octet', other: '# octets' });

export const fr: TableWords = {
  refusals: {
    'bad-command': () => 'Le serveur n’a pas compris.',
    'not-your-seat': () => 'Ce n’est pas votre place.',
    'not-host': () => 'Seul l’hôte de la table peut le faire.',
    stale: () => 'Trop tard : la partie a avancé entre-temps.',
    'not-started': () => 'La partie n’a pas encore commencé.',
    'already-started': () => 'La partie a déjà commencé.',
    'table-closed': () => 'Cette table est fermée.',
    paused: () => 'La partie est en pause.',
    'not-paused': () => 'La partie n’est pas en pause.',
    'seat-taken': () => 'Cette place est prise.',
    'seats-open': () => 'Il reste des places libres.',
    'already-seated': () => 'Vous avez déjà une place à cette table.',
    'not-away': () => 'Vous jouez déjà.',
    'already-away': () => 'Vous avez déjà quitté la partie ; un bot joue pour vous.',
    'needs-consent': () => 'Il faut l’accord des autres.',
    'proposal-pending': () => 'Répondez d’abord à l’autre proposition.',
    'no-such-proposal': () => 'Cette proposition n’est plus d’actualité.',
    'already-agreed': () => 'Vous avez déjà donné votre accord.',
    'not-a-player': () => 'Seules les personnes qui jouent peuvent le faire.',
    'chat-closed': () => 'À cette table, seules les personnes qui jouent peuvent écrire.',
    'claim-pending': () => 'Quelqu’un a déjà demandé cette place. La table doit d’abord répondre.',
    'claim-rejected': () => 'Cette demande a été refusée. Vous pourrez redemander dans une minute.',
    'no-such-claim': () => 'Cette demande n’est plus d’actualité.',
    'not-your-device': () =>
      'Seul un appareil qui joue déjà à cette place peut le confirmer ; les autres ne le peuvent qu’après une absence prolongée.',
    'no-such-device': () => 'Aucun autre appareil ne joue à cette place.',
    'too-many-devices': () => 'Trop d’appareils jouent déjà à cette place.',
    'time-left': () => 'Il reste encore du temps.',
    'not-over': () => 'La partie n’est pas terminée.',
    'rematch-exists': () => 'La prochaine partie attend déjà.',
    'not-absent': () => 'Inutile de remplacer cette personne : elle est là, ou l’était à l’instant.',
    'nobody-to-agree': () =>
      'Personne d’autre n’est là pour donner son accord. Si cette personne ne revient pas, un bot pourra bientôt la remplacer.',
    'concerns-you': () => 'Il s’agit de vous : c’est aux autres de décider.',
    'no-holidays': () =>
      'Pas de vacances à cette table : seule une pendule en jours par tour peut être arrêtée.',
    'holiday-used-up': () => 'Vous avez épuisé vos vacances pour cette partie.',
    'id-used': () => 'Cet identifiant a déjà servi à autre chose. Renvoyez la demande avec un nouveau.',
    contest: () =>
      'Tout le monde joue cette partie depuis la même place, contre les mêmes bots : impossible de changer les participants.',
    archived: () => 'Cette partie peut être revue, mais plus jouée.',
    'bad-request': () => 'Le serveur n’a pas compris.',
    'bad-pack': () => 'Ce pack de contenu n’est pas jouable. L’atelier montre ce qui ne va pas, et où.',
    'pack-too-large': ({ most }) =>
      `Ce pack de contenu est trop volumineux : ${numberIn('fr', most)} valeurs au maximum, sur quelques niveaux.`,
    banned: () => 'L’accès à ce serveur vous a été retiré.',
    busy: () => 'Le serveur est occupé. Veuillez réessayer.',
    failed: () => 'Le serveur n’a pas pu le faire. Rien n’a changé ; veuillez réessayer.',
    'name-mixed': () =>
      'N’utilisez que les lettres d’un seul alphabet : celles d’alphabets différents peuvent se ressembler.',
    'name-taken': () => 'Ce nom est déjà pris, ou ressemble à un nom déjà pris.',
    'no-mail': () => 'Ce serveur n’envoie pas d’e-mails.',
    'no-such-game': () => 'Ce jeu n’existe pas ici.',
    'no-such-option': () => 'Ce jeu n’a pas cette option.',
    'no-such-pack': () => 'Ce pack de contenu n’existe pas ici.',
    'no-such-person': () => 'Cette personne n’existe pas ici.',
    'no-such-table': () => 'Cette table n’existe pas, ou elle est privée et il vous faut son lien.',
    'no-such-value': () => 'Cette option n’accepte pas cette valeur.',
    'not-allowed': () => 'Ce n’est pas autorisé.',
    'not-found': () => 'Il n’y a rien ici.',
    'not-here': () => 'Aucune table n’est ouverte.',
    'not-looking': () => 'Vous regardez depuis une autre place.',
    'not-signed-in': () => 'Le serveur ne vous connaît pas encore : indiquez d’abord votre nom.',
    'not-true': () => 'La graine et le résultat de cette partie n’ont pas pu être confirmés.',
    'passkey-failed': () => 'La clé d’accès a été refusée.',
    'password-common': () =>
      'Trop de gens utilisent ce mot de passe, ou un autre très proche. Choisissez-en un autre.',
    'password-name': () =>
      'Ce mot de passe est trop facile à deviner : c’est votre nom. Choisissez-en un autre.',
    'password-short': ({ least }) =>
      `Trop court : un mot de passe demande au moins ${countFrench(least, { one: '# caractère', other: '# caractères' })}.`,
    'private-address': () =>
      'Cette adresse se trouve sur un réseau privé. La personne qui gère le serveur doit l’autoriser.',
    seats: ({ min, max }) => `Ce jeu se joue de ${min} à ${max} joueurs.`,
    'too-fast': () => 'C’était un peu rapide. Attendez un instant.',
    'too-long': ({ most }) => `Trop long : ${bytes(most)} au maximum.`,
    'too-many-channels': () => 'Impossible d’en ajouter : supprimez-en d’abord un.',
    'too-much': () => 'Cette partie est trop longue à vérifier. Elle n’a pas été importée.',
    'used-link': () => 'Ce lien a déjà servi ou il a expiré. Affichez-en un nouveau sur l’autre appareil.',
    'wrong-code': () => 'Ce code de récupération n’est pas valable.',
    'wrong-host': () =>
      'Le serveur ne connaît pas cette adresse. La personne qui le gère doit indiquer son adresse publique avec --base.',
    'wrong-origin': () => 'Cette page n’en a pas le droit ici.',
    'wrong-password': () => 'Le nom ou le mot de passe est incorrect.',
  },
};
