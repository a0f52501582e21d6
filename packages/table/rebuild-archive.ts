import {
  type Author,
  canonicalJson,
  type Entry,
  type Game,
  type MatchRecord,
  type Seat,
} from '@triptych/kernel';
import {
  type Archive,
  EventShapes,
  type Json,
  readMessage,
  readName,
  type Recording,
  type ViewerState,
} from '@triptych/protocol';
import { archive } from './archive.ts';
import type { Player } from './seat.ts';
import type { Act, TableEntry } from './entry.ts';

type ProvedMatch = Pick<Archive, 'record' | 'parts' | 'ended'>;

/**
 * A match from elsewhere, told anew from its answers: of what others wrote nothing is left but names that can be
 * shown, times and authors. Null if it is not over. Trusts the answers: `verify` has played them.
 */
export function rebuildArchive(game: Game, from: ProvedMatch): Archive | null {
  return archive(game, entriesOf(from));
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

/** A table at which the same was answered, by people who all sit there from the beginning. */
function entriesOf({ record, parts, ended }: ProvedMatch): TableEntry[] {
  const { game, rules, options, seats, log } = record;
  const players = seats.map((_, seat) => playerAt(record, seat));
  const pack = { ...record.pack, name: readName(record.pack.name) ?? '' };
  let at = log.find((entry) => entry.at !== undefined)?.at ?? ended;
  const entries: TableEntry[] = [];
  const enter = (...acts: readonly Act[]): void => {
    for (const act of acts) entries.push({ at, act });
  };
  enter({
    do: 'create',
    config: {
      game,
      pack,
      options,
      host: personAt(0),
      players,
      timeControl: { kind: 'none' },
      chat: 'all',
      hostPart: parts.host,
    },
  });
  for (const [seat, player] of players.entries())
    enter({ do: 'sit', seat, player, part: parts.seats[seat] ?? null });
  enter({ do: 'start', rules, part: null, seat: null });
  const people = players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
  for (const entry of log) {
    at = Math.max(at, entry.at ?? at);
    enter(...actsOf(entry, players, people));
  }
  return entries;
}

function actsOf(entry: Entry, players: readonly Player[], people: readonly string[]): Act[] {
  // A state that was kept says nothing of the answers before it: such a match is not proved.
  if ('state' in entry) return [];
  const author = (seat: Seat, by: Author | null | undefined): Author =>
    by ?? (players[seat]?.kind === 'bot' ? 'bot' : 'person');
  if ('answer' in entry) {
    const { seat, answer, by } = entry;
    return [{ do: 'answer', seat, answer, by: author(seat, by) }];
  }
  if ('reveal' in entry)
    return entry.reveal.flatMap((answer, seat): Act[] =>
      answer === null ? [] : [{ do: 'answer', seat, answer, by: author(seat, entry.by?.[seat]) }],
    );
  const { seat, undo: answers, consent } = entry;
  if (consent === undefined) return [{ do: 'undo', seat, answers }];
  const [first = personAt(seat), ...others] = people;
  return [
    { do: 'propose', seat, person: first, action: { kind: 'undo', answers } },
    ...others.map((person): Act => ({ do: 'agree', person })),
  ];
}

function playerAt({ seats }: MatchRecord, seat: Seat): Player {
  const name = readName(seats[seat]?.name) ?? String(seat + 1);
  return seats[seat]?.player === 'bot'
    ? { kind: 'bot', name, level: 'normal' }
    : { kind: 'person', id: personAt(seat), name };
}

function personAt(seat: Seat): string {
  return `seat ${seat}`;
}
