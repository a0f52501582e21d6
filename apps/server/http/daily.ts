import { completeOptions, type GameModule } from '@triptych/kernel';
import {
  DAILY_STRENGTH,
  dailySeed,
  dayOf,
  ofTheDay,
  type Player,
  type rest,
  type TableConfig,
  type TableEntry,
} from '@triptych/protocol';
import { distinctPlayers, type LiveTable, ownResult } from '@triptych/table';
import { deleteTable } from '../admin.ts';
import type { Person } from '../people/people.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { finishedMatch } from './finished-matches.ts';
import { openTable, packFor } from './tables.ts';

/** The game of this day, the same for everybody here. */
function gameOf({ catalog }: Context, day: number): { readonly module: GameModule; readonly seats: number } {
  const module = ofTheDay(catalog.modules, day);
  return { module, seats: module.firstGame?.seats ?? module.seats.min };
}

/** Today's game, and how far everybody has come with it. */
export async function daily(context: Context, me: Person | null): Promise<rest.Daily> {
  const { registry } = context;
  await registry.upToDate();
  const day = dayOf(Date.now());
  const { module, seats } = gameOf(context, day);
  const rows = await registry.storage.db
    .selectFrom('dailies')
    .leftJoin('tables', 'tables.id', 'dailies.table_id')
    .select(['person_id', 'table_id', 'status', 'game', 'pack', 'summary', 'changed_at'])
    .where('day', '=', day)
    .execute();
  const mine = rows.find(({ person_id }) => person_id === me?.id);
  const results = rows.flatMap(({ person_id, status, game, pack, summary, changed_at }) => {
    if (status !== 'over' || game === null || pack === null || summary === null || changed_at === null)
      return [];
    const match = finishedMatch(context, { game, pack, summary, changed_at });
    const result = ownResult(match, person_id);
    if (result?.rank == null || result.score === null) return [];
    const name = match.names[match.people.indexOf(person_id)];
    return [{ name, rank: result.rank, score: result.score, mine: person_id === me?.id }];
  });
  return {
    day,
    game: module.id,
    seats,
    strength: DAILY_STRENGTH,
    mine: mine === undefined ? null : { table: mine.table_id, status: mine.status },
    results: results.sort((one, other) => one.rank - other.rank || other.score - one.score),
  };
}

/** The table at which a person plays today's game. Everybody has one try. */
export async function playDaily(context: Context, me: Person): Promise<LiveTable> {
  const { registry } = context;
  const { db } = registry.storage;
  const day = dayOf(Date.now());
  const known = async (): Promise<string | undefined> =>
    (
      await db
        .selectFrom('dailies')
        .select('table_id')
        .where('day', '=', day)
        .where('person_id', '=', me.id)
        .executeTakeFirst()
    )?.table_id;
  const before = await known();
  if (before !== undefined) return openTable(context, before);
  const live = await layTable(context, day, me);
  await db
    .insertInto('dailies')
    .values({ day, person_id: me.id, table_id: live.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Two requests at once: the first counts.
  const table = (await known()) ?? live.id;
  if (table === live.id) return live;
  await deleteTable(registry, live.id);
  return openTable(context, table);
}

/** Everybody meets the same bots, each with a different character as far as possible. */
function dailyBot(module: GameModule, seat: number): Player {
  const characters = module.characters?.('en') ?? [];
  const character = characters[(seat - 1) % characters.length];
  if (character === undefined) return { kind: 'bot', name: `Bot ${seat + 1}`, level: DAILY_STRENGTH };
  const { id, name } = character;
  return {
    kind: 'bot',
    name: seat > characters.length ? `${name} ${seat}` : name,
    level: DAILY_STRENGTH,
    character: id,
  };
}

async function layTable(context: Context, day: number, me: Person): Promise<LiveTable> {
  const { catalog, notices, registry, settings } = context;
  const { module, seats } = gameOf(context, day);
  const complete = completeOptions(module, seats, module.firstGame?.options ?? {});
  if (!complete.ok) throw requestError(complete.problem);
  const { pack, words } = await packFor(context, module, Object.keys(module.packs)[0]);
  const game = await catalog.game(module.id, pack.hash);
  if (game === null) throw requestError('no-such-pack');
  const seed = dailySeed(day, await notices.keys.sign(`daily ${day}`));
  const config: TableConfig = {
    game: module.id,
    pack,
    options: complete.options,
    host: me.id,
    players: distinctPlayers(
      Array.from(
        { length: seats },
        (_, seat): Player =>
          seat === 0 ? { kind: 'person', id: me.id, name: me.name } : dailyBot(module, seat),
      ),
      0,
    ),
    timeControl: { kind: 'none' },
    chat: 'all',
    hostPart: seed,
    seed,
    // What has been seen cannot be unseen: everybody has the same chances.
    freeUndo: false,
    contest: true,
    awayAfter: settings.awayAfter * 1000,
  };
  const at = Date.now();
  const entries: readonly TableEntry[] = [
    { at, act: { do: 'create', config } },
    { at, act: { do: 'start', rules: game.rules, part: null, seat: null } },
  ];
  return registry.adopt(entries, false, words);
}
