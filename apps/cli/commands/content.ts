import { type GameModule, packHash } from '@triptych/kernel';
import { formatOf, readableJson } from '@triptych/protocol';
import { type CommandGroup, defineCommand } from '../command.ts';
import { GAMES, gameIds, namedGame } from '../games.ts';
import { choosePack, packProblemLine, readPackJson, standardPack } from '../packs.ts';
import { Problem, usageProblem } from '../problem.ts';
import { command, typed } from '../program.ts';
import type { Words } from '../words/index.ts';

export function contentCommand(words: Words): CommandGroup {
  return {
    description: words.commands.content.what,
    subCommands: {
      list: () => listCommand(words),
      show: () => showCommand(words),
      check: () => checkCommand(words),
    },
  };
}

function listCommand(words: Words) {
  const { content, lang } = words.commands;
  return defineCommand({
    description: content.list,
    args: { lang: { type: 'string', valueHint: 'de', description: lang } },
    run() {
      for (const module of GAMES) {
        console.log(`${module.id}: ${module.narrator(standardPack(module).pack, words.language).title}`);
        for (const [name, pack] of Object.entries(module.packs)) {
          console.log(`  ${name} – ${content.builtIn(packHash(pack).slice(0, 12))}`);
        }
      }
    },
  });
}

function showCommand(words: Words) {
  const { content, game, lang } = words.commands;
  return defineCommand({
    description: content.show,
    args: {
      game: { type: 'positional', required: true, description: game },
      pack: { type: 'positional', required: false, description: content.pack },
      lang: { type: 'string', valueHint: 'de', description: lang },
    },
    run(args) {
      console.log(readableJson(choosePack(namedGame(args.game, words), args.pack, words).pack));
    },
  });
}

function checkCommand(words: Words) {
  const { content, lang } = words.commands;
  return defineCommand({
    description: content.check,
    args: {
      file: { type: 'positional', required: true, description: content.file },
      game: { type: 'string', valueHint: GAMES[0].id, description: content.gameOfPack },
      lang: { type: 'string', valueHint: 'de', description: lang },
    },
    run(args) {
      check(args.file, args.game, words);
    },
  });
}

function check(file: string, game: string | undefined, words: Words): void {
  const { content } = words.commands;
  const data = readPackJson(file, words);
  const module = game === undefined ? gameOfPack(file, data, words) : namedGame(game, words);
  const reading = module.readPack(data);
  const print = (problems: Parameters<typeof packProblemLine>[1][]): void => {
    for (const problem of problems) console.log(`  ${packProblemLine(module, problem, words)}`);
  };
  if (!reading.ok) {
    print([...reading.problems]);
    throw new Problem(content.wrong(file, reading.problems.length));
  }
  console.log(content.sound(file, module.narrator(reading.pack, words.language).title));
  if (reading.findings.length > 0) {
    console.log(content.findings(reading.findings.length));
    print([...reading.findings]);
  }
  console.log(content.hash(packHash(reading.pack)));
  console.log(content.playIt(command('play', module.id, '--pack', typed(file))));
}

/** A pack names its game in its format: `triptych-<game>-pack-1`. */
function gameOfPack(file: string, data: unknown, words: Words): GameModule {
  const format = formatOf(data) ?? '';
  const module =
    GAMES.find(({ id }) => format.split('-').includes(id)) ?? (GAMES.length === 1 ? GAMES[0] : undefined);
  if (module === undefined) throw usageProblem(words.problems.noGameOfPack(file, gameIds()));
  return module;
}
