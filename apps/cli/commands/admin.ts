import { existsSync } from 'node:fs';
import { readSettings, serverWords } from '@triptych/server/configure';
import { type CommandGroup, defineCommand } from '../command.ts';
import { dataFolder } from '../folders.ts';
import { Problem, reasonOf, usageProblem } from '../problem.ts';
import { listed } from '../listed-tables.ts';
import { hostingWords } from '../words/hosting.ts';
import type { Words } from '../words/index.ts';
import { asFlags, settingFlags } from './serve.ts';

type Server = typeof import('@triptych/server');
type House = Parameters<Parameters<Server['asOperator']>[2]>[0];

const STATUSES = ['open', 'running', 'over', 'closed'] as const;

export function adminCommand(words: Words): CommandGroup {
  return {
    description: hostingWords[words.language].admin.what,
    subCommands: {
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
  const { data, database } = asFlags(args);
  const { TRIPTYCH_DATA, DATABASE_URL } = process.env;
  const texts = serverWords[words.language];
  const reading = readSettings({ data, database }, { TRIPTYCH_DATA, DATABASE_URL }, dataFolder(), texts);
  if (!reading.ok) throw usageProblem(reading.problem);
  return reading.settings;
}

/** Runs a task with the database of the named server, which may be running. */
async function keep(
  args: Readonly<Record<string, unknown>>,
  words: Words,
  task: (house: House, server: Server) => Promise<void>,
  isNew = false,
): Promise<void> {
  const place = placeOf(args, words);
  const server = await import('@triptych/server');
  await server
    .asOperator(place, serverWords[words.language], (house) => task(house, server), isNew)
    .catch((error: unknown) => {
      throw error instanceof server.OperatorError ? new Problem(error.message) : error;
    });
}

function listCommand(words: Words) {
  const { admin } = hostingWords[words.language];
  return defineCommand({
    description: admin.list,
    args: {
      status: { type: 'string', valueHint: 'running', description: admin.status },
      ...placeFlags(words),
    },
    async run(args) {
      const wish = args.status;
      const status = STATUSES.find((known) => known === wish) ?? null;
      if (wish !== undefined && status === null)
        throw usageProblem(admin.badStatus(String(wish), STATUSES.join(', ')));
      await keep(args, words, async (house, { listTables }) => {
        for (const line of listed(await listTables(house, status), words)) console.log(line);
      });
    },
  });
}

function closeCommand(words: Words) {
  const { admin } = hostingWords[words.language];
  return defineCommand({
    description: admin.close,
    args: { table: { type: 'positional', required: true, description: admin.table }, ...placeFlags(words) },
    run: (args) =>
      keep(args, words, async (house, { closeTable }) => {
        if (!(await closeTable(house, args.table))) throw new Problem(admin.notClosed(args.table));
        console.log(admin.closed(args.table));
      }),
  });
}

function deleteCommand(words: Words) {
  const { admin } = hostingWords[words.language];
  return defineCommand({
    description: admin.delete,
    args: { table: { type: 'positional', required: true, description: admin.table }, ...placeFlags(words) },
    run: (args) =>
      keep(args, words, async (house, { deleteTable }) => {
        if (!(await deleteTable(house, args.table))) throw new Problem(admin.noTable(args.table));
        console.log(admin.deleted(args.table));
      }),
  });
}

function backupCommand(words: Words) {
  const { admin } = hostingWords[words.language];
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
  const { admin } = hostingWords[words.language];
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
  const { admin } = hostingWords[words.language];
  return defineCommand({
    description: admin.check,
    args: {
      save: { type: 'string', valueHint: 'file', description: admin.save },
      ...placeFlags(words),
    },
    async run(args) {
      const file = args.save === undefined ? null : String(args.save);
      if (file !== null && existsSync(file)) throw new Problem(admin.fileExists(file));
      const place = placeOf(args, words);
      const server = await import('@triptych/server');
      const found = await server
        .inspectDatabase(place, serverWords[words.language], file)
        .catch((error: unknown) => {
          if (error instanceof server.OperatorError) throw new Problem(error.message);
          throw file === null ? error : new Problem(admin.cannotWrite(file, reasonOf(error)));
        });
      if (!found.isDatabase) throw new Problem(admin.noDatabaseFile);
      const damage = [
        ...found.problems.map(admin.fileProblem),
        ...(found.unreadable > 0 ? [admin.unreadable(found.unreadable)] : []),
        ...found.cut.map(({ id, entries }) => admin.cut(id, entries)),
        ...found.lost.map(admin.lost),
      ];
      console.log([admin.whole(found.whole), ...damage].join('\n'));
      if (found.saved !== null && file !== null) console.log(admin.saved(found.saved, file));
      if (damage.length > 0) throw new Problem(file === null ? admin.damaged : admin.damagedAndSaved);
    },
  });
}
