import { type Refusal, refuse } from '@triptych/kernel';

/** Why the server refuses a request; tables, kernel and games have reasons of their own. */
export type ServerRefusal =
  | 'archived'
  | 'bad-request'
  | 'bad-pack'
  | 'busy'
  | 'failed'
  | 'name-taken'
  | 'no-such-game'
  | 'no-such-option'
  | 'no-such-pack'
  | 'no-such-table'
  | 'no-such-value'
  | 'not-allowed'
  | 'not-found'
  | 'not-here'
  | 'not-looking'
  | 'not-signed-in'
  | 'not-true'
  | 'passkey-failed'
  | 'seats'
  | 'too-fast'
  | 'too-long'
  | 'too-much'
  | 'wrong-code'
  | 'wrong-origin'
  | 'wrong-password';

const STATUS: Readonly<Partial<Record<string, number>>> = {
  'bad-request': 400,
  'bad-command': 400,
  'bad-pack': 400,
  'no-such-option': 400,
  'no-such-value': 400,
  seats: 400,
  'no-such-table': 404,
  'not-found': 404,
  'no-such-game': 404,
  'no-such-pack': 404,
  archived: 410,
  'not-signed-in': 401,
  'wrong-password': 401,
  'wrong-code': 401,
  'passkey-failed': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'too-fast': 429,
  'too-long': 413,
  'too-much': 422,
  busy: 503,
  failed: 503,
};

/** Thrown while handling a request; the client gets the refusal and puts it into words. */
export class RequestError extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
    this.status = STATUS[refusal.code] ?? 409;
  }
}

export function requestError(code: ServerRefusal, values: Refusal['values'] = {}): RequestError {
  return new RequestError(refuse(code, null, values));
}
