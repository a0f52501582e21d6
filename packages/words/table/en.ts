import { numberIn } from '../number.ts';
import { countEnglish } from '../plural.ts';
import type { RefusalSentence } from '../common/sentences.ts';

const characters = (number: number) => countEnglish(number, { one: '# character', other: '# characters' });
const bytes = (number: number) => countEnglish(number, { one: '# byte', other: '# bytes' });

/** By the codes of the table and of the server. */
const refusals = {
  'bad-command': () => 'The server did not understand that.',
  'not-your-seat': () => 'That is not your seat.',
  'not-host': () => 'Only the host can do that.',
  stale: () => 'Too late: the game has moved on.',
  'not-started': () => 'The match has not started yet.',
  'already-started': () => 'The match has already started.',
  'table-closed': () => 'This table is closed.',
  paused: () => 'The match is paused.',
  'not-paused': () => 'The match is not paused.',
  'seat-taken': () => 'That seat is taken.',
  'seats-open': () => 'There are still open seats.',
  'already-seated': () => 'You already have a seat at this table.',
  'not-away': () => 'You are already playing.',
  'already-away': () => 'You have already left; a bot is playing for you.',
  'needs-consent': () => 'The others must agree to that.',
  'proposal-pending': () => 'Answer the other proposal first.',
  'no-such-proposal': () => 'That proposal is no longer open.',
  'already-agreed': () => 'You have already agreed.',
  'not-a-player': () => 'Only players can do that.',
  'chat-closed': () => 'Only players can chat at this table.',
  'claim-pending': () => 'Someone has already asked for this seat. The table must answer first.',
  'claim-rejected': () => 'You have been turned down. You can ask again in a minute.',
  'no-such-claim': () => 'That request is no longer open.',
  'not-your-device': () =>
    'Only a device that is already playing for this seat can confirm that. The others can once the player has been away for a while.',
  'no-such-device': () => 'No other device is playing for this seat.',
  'too-many-devices': () => 'Too many devices are already playing for this seat.',
  'time-left': () => 'There is still time left.',
  'not-over': () => 'The match is not over.',
  'rematch-exists': () => 'The next match is already waiting.',
  'not-absent': () => 'No one needs to step in: this player is here, or was here a moment ago.',
  'nobody-to-agree': () =>
    'No one else is here to agree. If this player stays away, a bot can step in after a while.',
  'concerns-you': () => 'This is about you: the others decide.',
  'no-holidays': () => 'No holidays at this table: only a clock with days per turn can be stopped.',
  'holiday-used-up': () => 'You have used up your holiday time in this match.',
  'id-used': () => 'This id has already been used for something else. Send it again with a new one.',
  contest: () =>
    'Everyone plays this game from the same seat, against the same bots: no one can change who plays.',
  archived: () => 'This match can be watched, but no longer played.',
  'bad-request': () => 'The server did not understand that.',
  'bad-pack': () => 'This content pack cannot be played. The workshop shows what is wrong, and where.',
  'pack-too-large': ({ most }) =>
    `This content pack is too large: at most ${numberIn('en', most)} values, nested only a few levels deep.`,
  banned: () => 'An administrator of this server has locked you out.',
  busy: () => 'The server is busy. Please try again.',
  failed: () => 'The server could not do that. Nothing has changed; please try again.',
  'name-mixed': () => 'Use letters from one alphabet only: those of different alphabets can look the same.',
  'name-taken': () => 'That name is taken, or looks like one that is.',
  'no-mail': () => 'This server does not send e-mail.',
  'no-such-game': () => 'There is no such game here.',
  'no-such-option': () => 'The game has no such option.',
  'no-such-pack': () => 'There is no such content pack here.',
  'no-such-person': () => 'There is no such person here.',
  'no-such-table': () => 'There is no such table, or it is private and you need its link.',
  'no-such-value': () => 'That is not a valid choice for this option.',
  'not-allowed': () => 'That is not allowed.',
  'not-found': () => 'There is nothing here.',
  'not-here': () => 'No table is open.',
  'not-looking': () => 'You are looking from another seat.',
  'not-signed-in': () => 'The server does not know you yet: enter your name first.',
  'not-true': () => 'The seed and result of this match could not be confirmed.',
  'password-common': () => 'Too many people use this password, or one very close to it. Choose another.',
  'password-name': () => 'Anyone could guess this password: it is your name. Choose another.',
  'password-short': ({ least }) => `Too short: a password needs at least ${characters(Number(least))}.`,
  'passkey-failed': () => 'The passkey was not accepted.',
  'private-address': () => 'This address is on a private network. Whoever runs the server must allow that.',
  seats: ({ min, max }) => `This game takes ${min} to ${max} players.`,
  'too-fast': () => 'That was a bit fast. Wait a moment.',
  'too-long': ({ most }) => `Too long: at most ${bytes(most)}.`,
  'too-many-channels': () => 'You cannot add any more: remove one first.',
  'too-much': () => 'This match takes too long to check. It was not imported.',
  'used-link': () => 'This link has been used or has expired. Get a new one on the other device.',
  'wrong-code': () => 'This recovery code is not valid.',
  'wrong-host': () =>
    'The server does not know this address. Whoever runs it must set its public address with --base.',
  'wrong-origin': () => 'This page may not do that here.',
  'wrong-password': () => 'The name or password is wrong.',
} satisfies Record<string, RefusalSentence>;

/** Why a table or its server refuses something. The English words give the type. */
export interface TableWords {
  readonly refusals: Readonly<Record<keyof typeof refusals, RefusalSentence>>;
}

export const en: TableWords = { refusals };
