import type { Rng } from '@triptych/kernel';
import { listOf } from '@triptych/words';
import { FaultInMatch, Problem } from '../problem.ts';
import { command, typed } from '../program.ts';
import { isBegun } from '../resume.ts';
import { secretRng } from '../setup.ts';
import { Showing } from '../showing.ts';
import type { Terminal } from '../terminal.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from '../words/index.ts';
import type { Start } from './offer.ts';
import { type Ending, playOn } from './session.ts';
import { Sitting } from './sitting.ts';

/** Plays a match, from the greeting to the end or the farewell. */
export async function sitDown(
  { file, table, begun }: Start,
  terminal: Terminal,
  words: Words,
  rng: Rng = secretRng(),
): Promise<void> {
  const { narrator, names, match } = table;
  const people = listOf(words.language, names);
  const { pack } = match.record;
  const greeting =
    begun === 'now'
      ? words.play.begin(narrator.title, people, pack.name)
      : words.play.resumed(narrator.title, people);
  for (const line of wrap(greeting, terminal.columns)) terminal.print(terminal.paint(line, 'bold'));
  terminal.print(words.play.savedIn(typed(file.path)));
  terminal.print(words.play.helpHint);
  terminal.print();
  const ending = await play(new Sitting(new Showing(table, terminal, words), file), rng);
  if (ending === 'over') return;
  terminal.print(words.play.left);
  // What nobody has answered anything in is not offered by itself.
  const again = isBegun(table) ? command('play') : command('play', typed(file.path));
  terminal.print(words.play.goOnLater(again));
}

async function play(sitting: Sitting, rng: Rng): Promise<Ending> {
  try {
    return await playOn(sitting, rng);
  } catch (error) {
    throw error instanceof Problem ? error : new FaultInMatch(sitting.path, error);
  }
}
