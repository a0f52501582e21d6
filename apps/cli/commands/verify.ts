import { type Archive, readArchive, readJson } from '@triptych/protocol';
import { matchesRecording, verify, verifySeed } from '@triptych/table';
import { listOf } from '@triptych/words';
import { defineCommand } from '../command.ts';
import { openMatch } from '../open-match.ts';
import { Problem } from '../problem.ts';
import { recordProblem } from '../record-problem.ts';
import { Screen } from '../screen.ts';
import { showResult } from '../standings.ts';
import { readText } from '../store.ts';
import { outputTerminal } from '../terminal.ts';
import { operatorWords } from '../words/operator.ts';
import type { Words } from '../words/index.ts';

export function verifyCommand(words: Words) {
  const texts = operatorWords[words.language].verify;
  return defineCommand({
    description: texts.what,
    args: {
      file: { type: 'positional', required: true, description: texts.file },
      pack: { type: 'string', valueHint: 'file', description: words.commands.replay.pack },
      lang: { type: 'string', valueHint: 'de', description: words.commands.lang },
    },
    run(args) {
      confirm(args.file, args.pack, words);
    },
  });
}

/** Reports each confirmed step; throws at the first that fails. */
function confirm(path: string, pack: string | undefined, words: Words): void {
  const texts = operatorWords[words.language].verify;
  const archive = readExport(path, words);
  const { record, parts, content } = archive;
  const wrong = verifySeed(archive);
  if (wrong !== null) throw new Problem(texts.problems[wrong](path));
  // Opening replays it: a log that does not follow the rules is refused here, with the reason.
  const match = openMatch(record, { path, pack, content }, words);
  const verdict = verify(match.game, archive);
  if (!verdict.ok) {
    const { problem } = verdict;
    throw new Problem(texts.problems[problem === 'replay' ? 'outcome' : problem](path));
  }
  const recorded = archive.recordings.length > 0;
  if (recorded && !matchesRecording(match.game, archive)) throw new Problem(texts.problems.recording(path));
  const terminal = outputTerminal();
  const title = words.commands.replay.by(match.narrator.title, listOf(words.language, match.names));
  terminal.print(terminal.paint(title, 'bold'));
  terminal.print(texts.committed(archive.commitment));
  terminal.print(texts.sum(parts.seats.filter((part) => part !== null).length));
  terminal.print(texts.replayed(record.log.length));
  terminal.print(recorded ? texts.shown : texts.notShown);
  terminal.print(texts.claimed);
  showResult(new Screen(match, terminal, words));
  terminal.print(`\n${words.play.seed(record.seed)}`);
  terminal.print(terminal.paint(texts.confirmed, 'bold', 'green'));
}

function readExport(path: string, words: Words): Archive {
  const json = readJson(readText(path, words));
  if (!json.ok) throw new Problem(words.problems.notJson(path, json.place.line, json.place.column));
  const reading = readArchive(json.data);
  if (reading.ok) return reading.archive;
  throw recordProblem(reading, path, words);
}
