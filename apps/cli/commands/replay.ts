import { defineCommand } from '../command.ts';
import { replay } from '../replay/replay.ts';
import type { Words } from '../words/index.ts';

export function replayCommand(words: Words) {
  const texts = words.commands.replay;
  return defineCommand({
    description: texts.what,
    args: {
      file: { type: 'positional', required: true, description: texts.file },
      at: { type: 'string', valueHint: 'N', description: texts.at },
      seat: { type: 'string', valueHint: 'Ana', description: texts.seat },
      pack: { type: 'string', valueHint: 'file', description: texts.pack },
      lang: { type: 'string', valueHint: 'de', description: words.commands.lang },
    },
    run(args) {
      replay(args.file, { at: args.at, seat: args.seat, pack: args.pack }, words);
    },
  });
}
