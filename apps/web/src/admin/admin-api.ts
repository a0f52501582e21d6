import type { Announcement, rest } from '@triptych/protocol';
import { call } from '../network/api.ts';

const at = encodeURIComponent;

/** Requests of administrators to the server. */
export const adminApi = {
  claim: (token: string) => call<unknown>('POST', 'admin/claim', { token } satisfies rest.AdminToken),
  overview: () => call<rest.Overview>('GET', 'admin/overview'),
  tables: (find: string) => call<readonly rest.AdminTable[]>('GET', `admin/tables?find=${at(find)}`),
  closeTable: (id: string) => call<unknown>('POST', `admin/tables/${at(id)}/close`, {}),
  deleteTable: (id: string) => call<unknown>('DELETE', `admin/tables/${at(id)}`),
  exportTable: (id: string) => call<rest.ExportedTable>('GET', `admin/tables/${at(id)}/export`),
  people: (find: string) => call<readonly rest.AdminPerson[]>('GET', `admin/people?find=${at(find)}`),
  ban: (id: string, banned: boolean) =>
    call<unknown>('PUT', `admin/people/${at(id)}`, { banned } satisfies rest.Ban),
  deletePerson: (id: string) => call<unknown>('DELETE', `admin/people/${at(id)}`),
  exportPerson: (id: string) => call<rest.ExportedPerson>('GET', `admin/people/${at(id)}/export`),
  announce: (announcement: Announcement | null) =>
    call<unknown>('PUT', 'admin/announcement', { announcement } satisfies rest.WantedAnnouncement),
  keepFor: (keepDays: number) =>
    call<unknown>('PUT', 'admin/retention', { keepDays } satisfies rest.Retention),
  backUp: () => call<rest.NewBackup>('POST', 'admin/backup', {}),
};
