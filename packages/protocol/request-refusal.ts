import { type Refusal, refuse } from '@triptych/kernel';

/** Why a table refuses a command, besides the reasons of the kernel and of the game. */
export type TableRefusal =
  | 'bad-command'
  | 'not-your-seat'
  | 'not-host'
  | 'stale'
  | 'not-started'
  | 'already-started'
  | 'table-closed'
  | 'paused'
  | 'not-paused'
  | 'seat-taken'
  | 'seats-open'
  | 'already-seated'
  | 'not-away'
  | 'already-away'
  | 'needs-consent'
  | 'proposal-pending'
  | 'no-such-proposal'
  | 'already-agreed'
  | 'not-a-player'
  | 'chat-closed'
  | 'claim-pending'
  | 'claim-rejected'
  | 'no-such-claim'
  | 'not-your-device'
  | 'no-such-device'
  | 'too-many-devices'
  | 'time-left'
  | 'not-over'
  | 'rematch-exists'
  | 'not-absent'
  | 'nobody-to-agree'
  | 'concerns-you'
  | 'no-holidays'
  | 'holiday-used-up'
  | 'id-used'
  | 'contest';

/** Why a server refuses a request. */
export type ServerRefusal =
  | 'archived'
  | 'bad-request'
  | 'bad-pack'
  | 'banned'
  | 'busy'
  | 'failed'
  | 'name-mixed'
  | 'name-taken'
  | 'no-mail'
  | 'no-such-game'
  | 'no-such-option'
  | 'no-such-pack'
  | 'no-such-person'
  | 'no-such-table'
  | 'no-such-value'
  | 'not-allowed'
  | 'not-found'
  | 'not-here'
  | 'not-looking'
  | 'not-signed-in'
  | 'not-true'
  | 'pack-too-large'
  | 'passkey-failed'
  | 'password-common'
  | 'password-name'
  | 'password-short'
  | 'private-address'
  | 'seats'
  | 'too-fast'
  | 'too-long'
  | 'too-many-channels'
  | 'too-much'
  | 'used-link'
  | 'wrong-code'
  | 'wrong-host'
  | 'wrong-origin'
  | 'wrong-password';

/** Why a request did not even reach the server. */
export type ClientRefusal = 'no-server' | 'offline';

export type RequestRefusal = TableRefusal | ServerRefusal | ClientRefusal;

export function refuseRequest(code: RequestRefusal, values: Refusal['values'] = {}): Refusal<RequestRefusal> {
  return refuse(code, null, values);
}
