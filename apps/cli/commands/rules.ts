import { defineCommand } from '../command.ts';
import { namedGame } from '../games.ts';
import { standardPack } from '../packs.ts';
import { Problem } from '../problem.ts';
import { findRules, ruleLines } from '../rule-search.ts';
import { outputColumns, outputPaint } from '../terminal.ts';
import type { Words } from '../words/index.ts';

export function rulesCommand(words: Words) {
  const { rules, game, lang } = words.commands;
  return defineCommand({
    description: rules.what,
    args: {
      game: { type: 'positional', required: true, description: game },
      search: { type: 'positional', required: false, many: true, description: rules.search },
      lang: { type: 'string', valueHint: 'de', description: lang },
    },
    run(args) {
      const module = namedGame(args.game, words);
      const narrator = module.narrator(standardPack(module).pack, words.language);
      const search = args.search.join(' ');
      const found = findRules(narrator.rules, search, words.language);
      if (found.length === 0) throw new Problem(rules.nothing(narrator.title, search));
      const paint = outputPaint();
      console.log(`${paint(narrator.title, 'bold')} (${rules.found(found.length)})\n`);
      console.log(ruleLines(found, search, paint, outputColumns(), words).join('\n'));
      const legend = [
        ...(found.some(({ ruling }) => ruling) ? [`[${rules.ruling}] ${rules.legend}`] : []),
        ...(found.some(({ editionsDiffer }) => editionsDiffer)
          ? [`[${rules.editionsDiffer}] ${rules.editionsDifferLegend}`]
          : []),
      ];
      if (legend.length > 0) console.log(`\n${legend.join('\n')}`);
    },
  });
}
