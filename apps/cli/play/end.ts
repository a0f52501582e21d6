import { keepChronicle } from '../chronicle.ts';
import { command, typed } from '../program.ts';
import { showResult } from '../standings.ts';
import type { Sitting } from './sitting.ts';

/** The match is over: nothing is secret any more. */
export function showEnd({ showing, path }: Sitting): void {
  const { terminal, words, table } = showing;
  const { match, people } = table;
  // With one person everything was told as it happened; the last answer of several was seen by one of them only.
  const last = match.steps.at(-1);
  if (people.length > 1 && last !== undefined) {
    terminal.print(`\n${words.play.lastHappened}`);
    showing.tell(last.told, 'spectator');
  }
  showResult(showing);
  keepChronicle(showing);
  terminal.print();
  terminal.print(words.play.seed(match.record.seed));
  terminal.print(words.play.savedAs(path));
  terminal.print(words.play.replayIt(command('replay', typed(path))));
}
