import type { Announcement, rest } from '@triptych/protocol';
import { call } from '../network/api.ts';

const at = encodeURIComponent;

/** Requests of administrators to the server. */
export const adminApi = {
  claim: (token: string) => call<unknown>('POST', 'admin/claim', { token }),
  overview: () => call<rest.Overview>('GET', 'admin/overview'),
  tables: (find: string) => call<readonly rest.AdminTable[]>('GET', `admin/tables?find=${at(find)}`),
  closeTable: (id: string) => call<unknown>('POST', `admin/tables/${at(id)}/close`, {}),
  deleteTable: (id: string) => call<unknown>('DELETE', `admin/tables/${at(id)}`),
  exportTable: (id: string) => call<object>('GET', `admin/tables/${at(id)}/export`),
  people: (find: string) => call<readonly rest.AdminPerson[]>('GET', `admin/people?find=${at(find)}`),
  ban: (id: string, banned: boolean) => call<unknown>('PUT', `admin/people/${at(id)}`, { banned }),
  deletePerson: (id: string) => call<unknown>('DELETE', `admin/people/${at(id)}`),
  exportPerson: (id: string) => call<object>('GET', `admin/people/${at(id)}/export`),
  announce: (announcement: Announcement | null) =>
    call<unknown>('PUT', 'admin/announcement', { announcement }),
  keepFor: (keepDays: number) => call<unknown>('PUT', 'admin/retention', { keepDays }),
  backUp: () => call<{ readonly name: string }>('POST', 'admin/backup', {}),
};
