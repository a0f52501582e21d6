import type { Rng } from '@triptych/kernel';
import { listOf } from '@triptych/words';
import { FaultInMatch, Problem } from '../problem.ts';
import { command, typed } from '../program.ts';
import { isBegun } from '../resume.ts';
import { secretRng } from '../setup.ts';
import { Screen } from '../screen.ts';
import type { Terminal } from '../terminal.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from '../words/index.ts';
import type { Start } from './offer.ts';
import { TerminalTable } from './terminal-table.ts';
import { type Ending, playOn } from './play-on.ts';
import { PlayedMatch } from './played-match.ts';

/** Plays a match, from the greeting to the end or the farewell. */
export async function sitDown(
  { file, match, begun }: Start,
  terminal: Terminal,
  words: Words,
  rng: Rng = secretRng(),
): Promise<void> {
  const { narrator, names, table } = match;
  const people = listOf(words.language, names);
  const { pack } = table.config;
  const greeting =
    begun === 'now'
      ? words.play.begin(narrator.title, people, pack.name)
      : words.play.resumed(narrator.title, people);
  for (const line of wrap(greeting, terminal.columns)) terminal.print(terminal.paint(line, 'bold'));
  terminal.print(words.play.savedIn(typed(file.path)));
  terminal.print(words.play.helpHint);
  terminal.print();
  const ending = await play(
    new PlayedMatch(new TerminalTable(match, file, words), new Screen(match, terminal, words)),
    rng,
  );
  if (ending === 'over') return;
  terminal.print(words.play.left);
  // A match without answers is never offered again.
  const again = isBegun(match) ? command('play') : command('play', typed(file.path));
  terminal.print(words.play.goOnLater(again));
}

async function play(played: PlayedMatch, rng: Rng): Promise<Ending> {
  try {
    return await playOn(played, rng);
  } catch (error) {
    throw error instanceof Problem ? error : new FaultInMatch(played.path, error);
  }
}
