import type { Json, JsonObject } from './json.ts';

/** What the first version called things, and their names today. Its stored data must open forever. */
const VIEWER_STATE = { chairs: 'seats', pace: 'timeControl', moment: 'questionVersion' };
const CONFIG = { pace: 'timeControl' };
const TABLE_STATE = {
  chairs: 'seats',
  moment: 'questionVersion',
  told: 'messageCounts',
  founded: 'createdAt',
};

export function upgradeViewerState(stored: Json): JsonObject {
  const state = rename(asObject(stored), VIEWER_STATE);
  return { ...state, proposal: upgradeProposal(state['proposal'] ?? null) };
}

export function upgradeConfig(stored: Json): JsonObject {
  return rename(asObject(stored), CONFIG);
}

/** A snapshot has everything but the table's config. */
export function upgradeSnapshot(stored: Json): JsonObject {
  const snapshot = asObject(stored);
  const table = rename(asObject(snapshot['table']), TABLE_STATE);
  return { ...snapshot, table: { ...table, proposal: upgradeProposal(table['proposal'] ?? null) } };
}

export function upgradeEntry(stored: Json): JsonObject {
  const entry = asObject(stored);
  const act = asObject(entry['act']);
  switch (act['do']) {
    case 'found':
      return { ...entry, act: { do: 'create', config: upgradeConfig(act['founding']) } };
    case 'keep':
      return { ...entry, act: { do: 'snapshot', snapshot: upgradeSnapshot(act['kept']) } };
    case 'propose':
      return { ...entry, act: upgradeProposal(act) as JsonObject };
    default:
      return entry;
  }
}

function upgradeProposal(stored: Json): Json {
  if (stored === null) return null;
  const { wish, ...proposal } = asObject(stored);
  if (wish === undefined) return asObject(stored);
  return { ...proposal, action: rename(asObject(wish), { wish: 'kind' }) };
}

/** Keeps the order of fields, because messages refer to fields by position. */
function rename(stored: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [names[name] ?? name, value]));
}

function asObject(stored: Json | undefined): JsonObject {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    throw new Error('not written by any version of this program');
  return stored as JsonObject;
}
