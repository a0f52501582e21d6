import { existsSync } from 'node:fs';
import { defineCommand } from '../command.ts';
import { gameWithId, namedGame } from '../games.ts';
import { beginMatch } from '../play/begin.ts';
import { goOn, offerUnfinished, type Start } from '../play/offer.ts';
import { sitDown } from '../play/sit-down.ts';
import { Problem } from '../problem.ts';
import { findUnfinished, openMatchFile } from '../resume.ts';
import type { SetupRequest } from '../setup.ts';
import { openTerminal, type Terminal } from '../terminal.ts';
import type { Words } from '../words/index.ts';

export function playCommand(words: Words) {
  const { play, game, lang } = words.commands;
  return defineCommand({
    description: play.what,
    args: {
      game: { type: 'positional', required: false, description: `${game}; ${play.orFile}` },
      players: { type: 'string', valueHint: 'N', description: play.players },
      people: { type: 'string', valueHint: 'Ana,Ben', description: play.people },
      bots: { type: 'string', valueHint: '2', description: play.bots },
      option: { type: 'string', valueHint: 'castles=dealt', multiple: true, description: play.option },
      pack: { type: 'string', valueHint: 'file', description: play.pack },
      seed: { type: 'string', valueHint: 'hex64', description: play.seed },
      'seat-order': { type: 'string', valueHint: 'Ana,bot', description: play.seatOrder },
      resume: { type: 'boolean', description: play.resume },
      lang: { type: 'string', valueHint: 'de', description: lang },
    },
    async run(args) {
      const requested: SetupRequest = {
        players: args.players,
        people: args.people,
        bots: args.bots,
        seatOrder: args['seat-order'],
        options: args.option,
        pack: args.pack,
        seed: args.seed,
      };
      const terminal = openTerminal();
      try {
        const start = await choose(args.game, args.resume ?? false, requested, terminal, words);
        if (start === null) terminal.print(words.play.leftSetup);
        else await sitDown(start, terminal, words);
      } finally {
        terminal.close();
      }
    },
  });
}

/** The match to play: the one named, an interrupted one, or a new one. Null: the player quit. */
async function choose(
  named: string | undefined,
  resume: boolean,
  requested: SetupRequest,
  terminal: Terminal,
  words: Words,
): Promise<Start | null> {
  if (named !== undefined && gameWithId(named.toLowerCase()) === undefined && existsSync(named)) {
    const found = openMatchFile(named, requested.pack, words);
    if (found.match.table.status === 'over') throw new Problem(words.problems.alreadyOver(named));
    return goOn(found);
  }
  if (named !== undefined && /[./\\]/.test(named)) throw new Problem(words.problems.noFile(named));
  const module = named === undefined ? undefined : namedGame(named, words);
  const found = findUnfinished(module?.id, words);
  if (resume) {
    const [newest] = found.unfinished;
    if (newest === undefined) throw new Problem(words.problems.nothingToResume);
    return goOn(newest);
  }
  const seatsNamed = [requested.players, requested.people, requested.bots].some(
    (wanted) => wanted !== undefined,
  );
  // Any flag about a match means that a new one is wanted.
  if (Object.values(requested).every((wanted) => wanted === undefined || wanted.length === 0)) {
    const offered = await offerUnfinished(found, terminal, words);
    if (offered !== 'new') return offered;
  }
  return beginMatch(module, requested, seatsNamed, terminal, words);
}
