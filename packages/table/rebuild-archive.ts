import { canonicalJson, type Game } from '@triptych/kernel';
import {
  type Archive,
  EventShapes,
  type Json,
  readMessage,
  type Recording,
  type ViewerState,
} from '@triptych/protocol';
import { archive } from './archive.ts';
import { entriesFromRecord } from './from-record.ts';

type ProvedMatch = Pick<Archive, 'record' | 'parts' | 'ended'>;

/**
 * A match from elsewhere, told anew from its answers: of what others wrote nothing is left but names that can be
 * shown, times and authors. Null if it is not over. Trusts the answers: `verify` has played them.
 */
export function rebuildArchive(game: Game, from: ProvedMatch): Archive | null {
  const { record, parts, ended } = from;
  return archive(game, entriesFromRecord(record, { seed: parts, now: ended }));
}

/** Whether what everybody was shown is what the answers lead to: views, questions, events and result at every moment. */
export function matchesRecording(game: Game, from: ProvedMatch & Pick<Archive, 'recordings'>): boolean {
  try {
    const again = rebuildArchive(game, from);
    return (
      again !== null &&
      JSON.stringify(from.recordings.map(seen)) === JSON.stringify(again.recordings.map(seen))
    );
  } catch {
    // What was changed by hand may be anything.
    return false;
  }
}

/** What the answers alone decide of a recording; who was away, what was proposed and when, they do not. */
function seen({ viewer, first, messages }: Recording): unknown {
  const shapes = new EventShapes();
  let shown = first;
  let last = decided(shown);
  const moments = [last, questions(shown)];
  for (const written of messages) {
    const before = shown;
    const { message, state } = readMessage(written, before as unknown as Json, 0, shapes);
    shown = state as unknown as ViewerState;
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

/** At the beginning of a moment: later somebody may have answered in secret. */
function questions({ asked, question }: ViewerState): string {
  return canonicalJson([asked.map(({ seat, kind }) => [seat, kind]), question]);
}
