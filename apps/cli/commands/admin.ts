import { existsSync } from 'node:fs';
import { readSettings, serverWords } from '@triptych/server/configure';
import { type CommandGroup, defineCommand } from '../command.ts';
import { dataFolder } from '../folders.ts';
import { Problem, reasonOf, usageProblem } from '../problem.ts';
import { listed } from '../listed-tables.ts';
import { operatorWords } from '../words/operator.ts';
import type { Words } from '../words/index.ts';
import { asFlags, settingFlags } from './serve.ts';

type ServerModule = typeof import('@triptych/server');
type Findings = import('@triptych/server').Findings;
type Registry = Parameters<Parameters<ServerModule['asOperator']>[2]>[0];

const STATUSES = ['open', 'running', 'over', 'closed'] as const;

export function adminCommand(words: Words): CommandGroup {
  return {
    description: operatorWords[words.language].admin.what,
    subCommands: {
      link: () => linkCommand(words),
      list: () => listCommand(words),
      close: () => closeCommand(words),
      delete: () => deleteCommand(words),
      backup: () => backupCommand(words),
      restore: () => restoreCommand(words),
      check: () => checkCommand(words),
    },
  };
}

/** Which database it is about; every admin command takes these. */
function placeFlags(words: Words) {
  return {
    ...settingFlags(serverWords[words.language], ['data', 'database']),
    lang: { type: 'string', valueHint: 'de', description: words.commands.lang },
  } as const;
}

/** The database that was named. */
function placeOf(args: Readonly<Record<string, unknown>>, words: Words) {
  return settingsOf(args, words, ['data', 'database'], ['TRIPTYCH_DATA', 'DATABASE_URL']);
}

/** The settings from these flags and variables; all others keep their defaults. */
function settingsOf(
  args: Readonly<Record<string, unknown>>,
  words: Words,
  flags: readonly string[],
  variables: readonly string[],
) {
  const given = asFlags(args);
  const texts = serverWords[words.language];
  const pick = <T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
    Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
  const reading = readSettings(pick(given, flags), pick(process.env, variables), dataFolder(), texts);
  if (!reading.ok) throw usageProblem(reading.problem);
  return reading.settings;
}

/** Runs a task with the database of the named server, which may be running. */
async function keep(
  args: Readonly<Record<string, unknown>>,
  words: Words,
  task: (registry: Registry, server: ServerModule) => Promise<void>,
  isNew = false,
): Promise<void> {
  const place = placeOf(args, words);
  const server = await import('@triptych/server');
  await server
    .asOperator(place, serverWords[words.language], (registry) => task(registry, server), isNew)
    .catch((error: unknown) => {
      throw error instanceof server.OperatorError ? new Problem(error.message) : error;
    });
}

/** A link that makes somebody an administrator of the page. */
function linkCommand(words: Words) {
  const { admin } = operatorWords[words.language];
  return defineCommand({
    description: admin.link,
    args: {
      ...placeFlags(words),
      ...settingFlags(serverWords[words.language], ['base', 'port']),
    },
    async run(args) {
      const { base, port } = settingsOf(args, words, ['base', 'port'], ['BASE_URL', 'PORT']);
      await keep(args, words, async ({ storage }, { Admins, adminAddress }) => {
        const token = await new Admins(storage).link();
        console.log(`${admin.linkHint}\n\n  ${adminAddress(base ?? `http://localhost:${port}`, token)}`);
      });
    },
  });
}

function listCommand(words: Words) {
  const { admin } = operatorWords[words.language];
  return defineCommand({
    description: admin.list,
    args: {
      status: { type: 'string', valueHint: 'running', description: admin.status },
      ...placeFlags(words),
    },
    async run(args) {
      const wanted = args.status;
      const status = STATUSES.find((known) => known === wanted) ?? null;
      if (wanted !== undefined && status === null)
        throw usageProblem(admin.badStatus(String(wanted), STATUSES.join(', ')));
      await keep(args, words, async (registry, { listTables }) => {
        for (const line of listed(await listTables(registry, status), words)) console.log(line);
      });
    },
  });
}

function closeCommand(words: Words) {
  const { admin } = operatorWords[words.language];
  return defineCommand({
    description: admin.close,
    args: { table: { type: 'positional', required: true, description: admin.table }, ...placeFlags(words) },
    run: (args) =>
      keep(args, words, async (registry, { closeTable }) => {
        if (!(await closeTable(registry, args.table))) throw new Problem(admin.notClosed(args.table));
        console.log(admin.closed(args.table));
      }),
  });
}

function deleteCommand(words: Words) {
  const { admin } = operatorWords[words.language];
  return defineCommand({
    description: admin.delete,
    args: { table: { type: 'positional', required: true, description: admin.table }, ...placeFlags(words) },
    run: (args) =>
      keep(args, words, async (registry, { deleteTable }) => {
        if (!(await deleteTable(registry, args.table))) throw new Problem(admin.noTable(args.table));
        console.log(admin.deleted(args.table));
      }),
  });
}

function backupCommand(words: Words) {
  const { admin } = operatorWords[words.language];
  return defineCommand({
    description: admin.backup,
    args: { file: { type: 'positional', required: true, description: admin.file }, ...placeFlags(words) },
    async run(args) {
      const { file } = args;
      if (existsSync(file)) throw new Problem(admin.fileExists(file));
      await keep(args, words, async ({ storage }, { backUp }) => {
        const rows = await backUp(storage, file).catch((error: unknown) => {
          throw new Problem(admin.cannotWrite(file, reasonOf(error)));
        });
        console.log(admin.backedUp(rows, file));
      });
    },
  });
}

function restoreCommand(words: Words) {
  const { admin } = operatorWords[words.language];
  return defineCommand({
    description: admin.restore,
    args: { file: { type: 'positional', required: true, description: admin.file }, ...placeFlags(words) },
    async run(args) {
      const { file } = args;
      if (!existsSync(file)) throw new Problem(words.problems.noFile(file));
      await keep(
        args,
        words,
        async ({ storage }, { restore }) => {
          const rows = await restore(storage, file);
          if (typeof rows !== 'number') throw new Problem(admin.problems[rows](file));
          console.log(admin.restored(rows, file));
        },
        true,
      );
    },
  });
}

function checkCommand(words: Words) {
  const { admin } = operatorWords[words.language];
  return defineCommand({
    description: admin.check,
    args: {
      save: { type: 'string', valueHint: 'file', description: admin.save },
      backup: { type: 'string', valueHint: 'file', description: admin.checkBackup },
      ...placeFlags(words),
    },
    async run(args) {
      const file = args.save === undefined ? null : String(args.save);
      if (file !== null && existsSync(file)) throw new Problem(admin.fileExists(file));
      const place = placeOf(args, words);
      const server = await import('@triptych/server');
      if (args.backup !== undefined) return checkBackup(String(args.backup), words, server);
      const found = await server
        .inspectDatabase(place, serverWords[words.language], file)
        .catch((error: unknown) => {
          if (error instanceof server.OperatorError) throw new Problem(error.message);
          throw file === null ? error : new Problem(admin.cannotWrite(file, reasonOf(error)));
        });
      if (!found.isDatabase) throw new Problem(admin.noDatabaseFile);
      const damage = damageIn(found, words);
      console.log([admin.whole(found.whole), ...damage].join('\n'));
      if (found.saved !== null && file !== null) console.log(admin.saved(found.saved, file));
      if (damage.length > 0) throw new Problem(file === null ? admin.damaged : admin.damagedAndSaved);
    },
  });
}

async function checkBackup(file: string, words: Words, server: ServerModule): Promise<void> {
  const { admin } = operatorWords[words.language];
  if (!existsSync(file)) throw new Problem(words.problems.noFile(file));
  const found = await server.inspectBackup(file);
  if (typeof found === 'string') throw new Problem(admin.problems[found](file));
  const damage = damageIn(found, words);
  console.log([admin.whole(found.whole), ...damage].join('\n'));
  if (damage.length > 0) throw new Problem(admin.damagedBackup(file));
}

function damageIn(found: Findings, words: Words): string[] {
  const { admin } = operatorWords[words.language];
  return [
    ...found.problems.map(admin.fileProblem),
    ...(found.unreadable > 0 ? [admin.unreadable(found.unreadable)] : []),
    ...found.cut.map(({ id, entries }) => admin.cut(id, entries)),
    ...found.lost.map(admin.lost),
  ];
}
