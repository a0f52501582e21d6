import { canonicalJson, type Game } from '@triptych/kernel';
import {
  type Archive,
  asJson,
  asViewerState,
  EventShapes,
  readMessage,
  type Recording,
  type ViewerState,
} from '@triptych/protocol';
import { archive } from './archive.ts';
import { entriesFromRecord } from './from-record.ts';

type ProvedMatch = Pick<Archive, 'record' | 'parts' | 'ended'>;

/**
 * Rebuilds the archive of an imported match from its answers. Of the imported text only displayable names,
 * times and authors remain. Null if the match is not over. Trusts the answers: `verify` has replayed them.
 */
export function rebuildArchive(game: Game, from: ProvedMatch): Archive | null {
  const { record, parts, ended } = from;
  return archive(game, entriesFromRecord(record, { seed: parts, now: ended }));
}

/** Whether the recordings agree with the answers: views, questions, events and result at every step. */
export function matchesRecording(game: Game, from: ProvedMatch & Pick<Archive, 'recordings'>): boolean {
  try {
    const again = rebuildArchive(game, from);
    return (
      again !== null &&
      JSON.stringify(from.recordings.map(decidedByAnswers)) ===
        JSON.stringify(again.recordings.map(decidedByAnswers))
    );
  } catch {
    // A tampered archive can fail in any way.
    return false;
  }
}

/**
 * The part of a recording that follows from the answers alone: not who was away, nor proposals, nor times.
 */
function decidedByAnswers({ viewer, first, messages }: Recording): unknown {
  const shapes = new EventShapes();
  let shown = first;
  let last = decided(shown);
  const moments = [last, questions(shown)];
  for (const written of messages) {
    const before = shown;
    const { message, state } = readMessage(written, asJson(before), 0, shapes);
    shown = asViewerState(state);
    const { events = [], undone = 0 } = message;
    const now = shown === before ? last : decided(shown);
    if (now === last && events.length === 0) continue;
    last = now;
    moments.push(now, canonicalJson([events, undone]));
    if (shown.questionVersion !== before.questionVersion) moments.push(questions(shown));
  }
  return [viewer, moments];
}

function decided({ questionVersion, view, outcome, fairness }: ViewerState): string {
  return canonicalJson([questionVersion, view, outcome, fairness]);
}

/** Compared when they are first asked: secret answers may change them later. */
function questions({ asked, question }: ViewerState): string {
  return canonicalJson([asked.map(({ seat, kind }) => [seat, kind]), question]);
}
