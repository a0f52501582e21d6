import { keepAchievements } from '../achievements.ts';
import { command, typed } from '../program.ts';
import { showResult } from '../standings.ts';
import type { PlayedMatch } from './played-match.ts';

/** The match is over: nothing is secret any more. */
export function showEnd({ screen, path }: PlayedMatch): void {
  const { terminal, words, match } = screen;
  const { table, people } = match;
  // One person has seen everything as it happened; with several, only one of them saw the last answer.
  const last = table.story('spectator').at(-1);
  if (people.length > 1 && last !== undefined) {
    terminal.print(`\n${words.play.lastHappened}`);
    screen.tell(last.events, 'spectator');
  }
  showResult(screen);
  keepAchievements(screen);
  terminal.print();
  terminal.print(words.play.seed(table.viewerState('spectator').fairness.seed ?? ''));
  terminal.print(words.play.savedAs(path));
  terminal.print(words.play.replayIt(command('replay', typed(path))));
}
