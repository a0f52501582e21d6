import type { Refusal, Viewer } from '@triptych/kernel';
import { type Archive, type Recording, refuseRequest, type rest } from '@triptych/protocol';

/** The server's API; `/api/openapi.json` describes it. */

export type ApiReply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** Relative to the page, which may be served from any folder. */
const BASE = new URL('api/', document.baseURI);

export const SOCKET = new URL('socket', BASE).href.replace(/^http/, 'ws');
export const FEED = new URL('me/feed', BASE).href.replace(/^http/, 'ws');

/** How far the server's clock is ahead of ours, in milliseconds, according to the last response. */
let ahead = 0;

export function serverNow(): number {
  return Date.now() + ahead;
}

/** Asks the server. `path` is below `/api/`. */
export async function call<T>(
  method: string,
  path: string,
  body?: object,
  key?: string | null,
): Promise<ApiReply<T>> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key != null && { 'x-table-key': key }),
  };
  try {
    const response = await fetch(new URL(path, BASE), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // A static file server answers with an HTML page or with nothing.
    if (!response.headers.get('content-type')?.includes('json')) return { ok: false, refusal: NO_SERVER };
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) ahead = date - Date.now();
    const data = await response.json();
    return response.ok ? { ok: true, value: data } : { ok: false, refusal: data.error };
  } catch {
    return { ok: false, refusal: OFFLINE };
  }
}

export const NO_SERVER = refuseRequest('no-server');
const OFFLINE = refuseRequest('offline');

const at = encodeURIComponent;

export const api = {
  games: () => call<readonly rest.OfferedGame[]>('GET', 'games'),
  me: () => call<rest.Me | null>('GET', 'me'),
  comeIn: (name: string) => call<rest.NewGuest>('POST', 'guests', { name } satisfies rest.WantedName),
  rename: (name: string) => call<rest.GivenName>('PATCH', 'me', { name } satisfies rest.WantedName),
  myTables: () => call<readonly rest.MyTable[]>('GET', 'me/tables'),
  show: (id: string, shown: rest.TableListing['shown']) =>
    call<unknown>('PUT', `me/tables/${at(id)}`, { shown } satisfies rest.TableListing),
  resign: (id: string, seat: number) =>
    call<unknown>('POST', `tables/${at(id)}/commands`, { do: 'resign', seat } satisfies rest.SentCommand),
  club: () => call<rest.Club>('GET', 'me/club'),
  myResults: () => call<readonly rest.OwnResult[]>('GET', 'me/results'),
  daily: () => call<rest.Daily>('GET', 'daily'),
  playDaily: () => call<rest.CreatedTable>('POST', 'daily', {}),
  forgetClub: () => call<unknown>('DELETE', 'me/club'),
  notices: () => call<rest.MyNotices>('GET', 'me/notices'),
  setNotices: (preferences: rest.NoticePreferences) => call<unknown>('PUT', 'me/notices', preferences),
  addChannel: (channel: rest.NewNoticeChannel) =>
    call<rest.NoticeChannel>('POST', 'me/notices/channels', channel),
  removeChannel: (id: string) => call<unknown>('DELETE', `me/notices/channels/${at(id)}`),
  testChannel: (id: string) => call<unknown>('POST', `me/notices/channels/${at(id)}/test`, {}),
  newCode: () => call<rest.RecoveryCode>('POST', 'me/recovery', {}),
  recover: (code: string) => call<rest.GivenName>('POST', 'recover', { code } satisfies rest.TypedCode),
  deviceLink: () => call<rest.DeviceLink>('POST', 'me/device-link', {}),
  useDeviceLink: (token: string) =>
    call<rest.GivenName>('POST', 'device', { token } satisfies rest.DeviceToken),
  endOtherDevices: () => call<unknown>('POST', 'me/other-devices/end', {}),
  logOut: () => call<unknown>('POST', 'logout', {}),
  signUp: (account: rest.NewAccount) => call<unknown>('POST', 'accounts', account),
  logIn: (login: rest.Login) => call<unknown>('POST', 'login', login),
  beginPasskey: () =>
    call<rest.PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>>('POST', 'passkeys/new', {}),
  addPasskey: (id: string, response: object) =>
    call<unknown>('POST', 'passkeys', { id, response } satisfies rest.PasskeyAnswer<object>),
  passkeyChallenge: () =>
    call<rest.PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>>('POST', 'passkeys/challenge', {}),
  passkeyLogIn: (id: string, response: object) =>
    call<unknown>('POST', 'passkeys/login', { id, response } satisfies rest.PasskeyAnswer<object>),
  tables: () => call<readonly rest.ListedTable[]>('GET', 'tables'),
  createTable: (wanted: rest.WantedTable) => call<rest.CreatedTable>('POST', 'tables', wanted),
  continueMatch: (record: rest.OwnMatch['record'], content?: unknown) =>
    call<rest.CreatedTable>('POST', 'tables/continue', { record, content } satisfies rest.OwnMatch),
  table: (id: string, key: string | null) => call<rest.OneTable>('GET', `tables/${at(id)}`, undefined, key),
  pack: (id: string, key: string | null) => call<unknown>('GET', `tables/${at(id)}/pack`, undefined, key),
  sharePack: (game: string, content: unknown) =>
    call<rest.SharedPack>('POST', 'packs', { game, content } satisfies rest.NewPack),
  sharedPack: (game: string, { pack, words }: rest.SharedPack) =>
    call<unknown>('GET', `packs/${at(game)}/${at(pack)}${words === null ? '' : `?words=${at(words)}`}`),
  recording: (id: string, key: string | null, as: Viewer) =>
    call<Recording>('GET', `tables/${at(id)}/recording?as=${as}`, undefined, key),
  archive: (id: string, key: string | null) =>
    call<Archive>('GET', `tables/${at(id)}/export`, undefined, key),
  rematch: (id: string) => call<rest.CreatedTable>('POST', `tables/${at(id)}/rematch`, {}),
  remove: (id: string) => call<unknown>('DELETE', `tables/${at(id)}`),
  exportMe: () => call<rest.ExportedPerson>('GET', 'me/export'),
  deleteMe: () => call<unknown>('DELETE', 'me'),
};
