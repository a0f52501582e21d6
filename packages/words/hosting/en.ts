import { countEnglish } from '../plural.ts';
import type { RefusalSentence } from '../common/sentences.ts';

const bytes = (number: number) => countEnglish(number, { one: '# byte', other: '# bytes' });

/** By the codes of the table and of the server. */
const refusals = {
  'bad-command': () => 'The server did not understand that.',
  'not-your-seat': () => 'That is not your seat.',
  'not-host': () => 'Only the host of this table can do that.',
  stale: () => 'Too late: the game has gone on meanwhile.',
  'not-started': () => 'The match has not begun.',
  'already-started': () => 'The match has already begun.',
  'table-closed': () => 'This table is closed.',
  paused: () => 'The match is paused.',
  'not-paused': () => 'The match is not paused.',
  'seat-taken': () => 'Somebody else already sits there.',
  'seats-open': () => 'There are still empty seats.',
  'already-seated': () => 'You already sit at this table.',
  'not-away': () => 'You are already playing.',
  'already-away': () => 'You have already left; a bot plays for you.',
  'needs-consent': () => 'The others must agree to that.',
  'proposal-pending': () => 'Another proposal must be answered first.',
  'no-such-proposal': () => 'That proposal is no longer open.',
  'already-agreed': () => 'You have already agreed.',
  'not-a-player': () => 'Only players can do that.',
  'chat-closed': () => 'Only players can chat at this table.',
  'claim-pending': () => 'Somebody has already asked for this seat. The table must answer first.',
  'no-such-claim': () => 'That request is no longer open.',
  'no-such-device': () => 'No other device plays for this seat.',
  'too-many-devices': () => 'Too many devices already play for this seat.',
  'time-left': () => 'There is still time.',
  'not-over': () => 'The match is not over.',
  'rematch-exists': () => 'The next match is already waiting.',
  'not-absent': () => 'Nobody needs to step in: this player is here, or was here a moment ago.',
  'nobody-to-agree': () =>
    'Nobody else is here who could agree. If this player goes away, a bot can step in after a while.',
  'concerns-you': () => 'This is about you: the others decide.',
  'no-holidays': () => 'There are no holidays at this table: only days per turn can stand still.',
  'holiday-used-up': () => 'Your holidays in this match are used up.',
  'id-used': () => 'Something else was done under this id before. Send it again under a new one.',
  archived: () => 'This match can be replayed, but no longer played.',
  'bad-request': () => 'The server did not understand that.',
  'bad-pack': () => 'This content pack cannot be played.',
  busy: () => 'The server is busy. Try again.',
  failed: () => 'The server could not do that. Nothing has changed; try again.',
  'name-taken': () => 'That name is taken, or it looks like one that is.',
  'no-mail': () => 'This server sends no mail.',
  'no-such-game': () => 'There is no such game here.',
  'no-such-option': () => 'The game has no such option.',
  'no-such-pack': () => 'There is no such content pack here.',
  'no-such-table': () => 'There is no such table, or it is private and you need its link.',
  'no-such-value': () => 'That choice is not possible for this option.',
  'not-allowed': () => 'That is not allowed.',
  'not-found': () => 'There is nothing here.',
  'not-here': () => 'No table is open.',
  'not-looking': () => 'You are looking from another seat.',
  'not-signed-in': () => 'The server does not know you yet: give your name first.',
  'not-true': () => 'The seed and the result of this match could not be confirmed.',
  'password-common': () => 'Half the world uses this password, or one very close to it. Choose another one.',
  'password-name': () => 'Anybody could guess this password: it is your name. Choose another one.',
  'password-short': ({ least }) => `Too short: a password needs at least ${least} characters.`,
  'passkey-failed': () => 'The passkey was not accepted.',
  'private-address': () => 'This address is in a private network. The host of the server must allow that.',
  seats: ({ min, max }) => `This game needs ${min} to ${max} seats.`,
  'too-fast': () => 'Too much at once. Wait a moment.',
  'too-long': ({ most }) => `Too long: at most ${bytes(most)}.`,
  'too-many-channels': () => 'That is enough: remove one first.',
  'too-much': () => 'This match takes too long to be checked. It was not taken in.',
  'used-link': () => 'This link was used or has expired. Show a new one on the other device.',
  'wrong-code': () => 'This recovery code is not known.',
  'wrong-host': () =>
    'This server is not known by that address. Whoever runs it must name its public address with --base.',
  'wrong-origin': () => 'This page may not do that here.',
  'wrong-password': () => 'Name or password is wrong.',
} satisfies Record<string, RefusalSentence>;

/** What a table that is hosted for several people has to say. The English words give the type. */
export interface HostingWords {
  readonly refusals: Readonly<Record<keyof typeof refusals, RefusalSentence>>;
}

export const en: HostingWords = { refusals };
