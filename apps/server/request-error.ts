import type { Refusal } from '@triptych/kernel';
import { type RequestRefusal, refuseRequest, type rest, type ServerRefusal } from '@triptych/protocol';

/** Any other code is a reason of a table or a game. */
const OTHER_STATUS = 409;
const STATUSES: Readonly<Partial<Record<RequestRefusal, number>>> = {
  'bad-request': 400,
  'bad-command': 400,
  'bad-pack': 400,
  'no-such-option': 400,
  'no-such-value': 400,
  seats: 400,
  'no-such-table': 404,
  'not-found': 404,
  'no-such-game': 404,
  'no-mail': 409,
  'private-address': 403,
  'too-many-channels': 409,
  'no-such-pack': 404,
  archived: 410,
  'not-signed-in': 401,
  'wrong-password': 401,
  'used-link': 401,
  'wrong-code': 401,
  'passkey-failed': 401,
  banned: 403,
  'no-such-person': 404,
  'not-allowed': 403,
  'wrong-host': 421,
  'wrong-origin': 403,
  'name-mixed': 400,
  'password-short': 400,
  'password-common': 400,
  'password-name': 400,
  'too-fast': 429,
  'pack-too-large': 413,
  'too-long': 413,
  'too-much': 422,
  busy: 503,
  failed: 503,
};

const STATUS: ReadonlyMap<string, number> = new Map(Object.entries(STATUSES));

/** Thrown while handling a request; the client gets the refusal and puts it into words. */
export class RequestError extends Error {
  readonly refusal: Refusal;
  readonly status: number;
  /** What is wrong with a content pack. */
  readonly problems: readonly rest.PackFault[];

  constructor(refusal: Refusal, problems: readonly rest.PackFault[] = []) {
    super(refusal.code);
    this.refusal = refusal;
    this.problems = problems;
    this.status = STATUS.get(refusal.code) ?? OTHER_STATUS;
  }
}

export function requestError(code: ServerRefusal, values: Refusal['values'] = {}): RequestError {
  return new RequestError(refuseRequest(code, values));
}
