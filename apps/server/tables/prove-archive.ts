import {
  type Archive,
  exceededPackLimit,
  readArchive,
  readName,
  refuseRequest,
  type ServerRefusal,
  type TableSummary,
} from '@triptych/protocol';
import {
  completeOptions,
  type Game,
  type GameModule,
  ownPacks,
  packHash,
  type Refusal,
  refuse,
} from '@triptych/kernel';
import { placesIn, rebuildArchive, type Verdict, verify } from '@triptych/table';
import { packArchive } from './pack-archive.ts';

/** A verified match, ready to be stored. */
export interface Proved {
  readonly ok: true;
  readonly game: string;
  readonly pack: string;
  /** The pack in the file; null if it comes with the game. */
  readonly content: unknown;
  readonly summary: TableSummary;
  readonly ended: number;
  /** The compressed archive. */
  readonly body: Uint8Array;
}

export type Proof = Proved | { readonly ok: false; readonly refusal: Refusal };

/**
 * Accepts a file only after verifying its seed and its result. The stored archive is rebuilt from the
 * answers: apart from names, times and authors, nothing in the file is ever shown to anybody.
 */
export function prover(modules: readonly GameModule[]): (file: Uint8Array) => Promise<Proof> {
  const own = new Map<string, unknown>(modules.flatMap((module) => [...ownPacks(module)]));
  return async (file) => {
    const archive = read(file);
    if (archive === null) return no('bad-request');
    const { record } = archive;
    const module = modules.find(({ id }) => id === record.game);
    if (module === undefined) return no('no-such-game');
    const { min, max } = module.seats;
    if (record.seats.length < min || record.seats.length > max) return no('seats', { min, max });
    const complete = completeOptions(module, record.seats.length, record.options);
    if (!complete.ok) return no(complete.problem);
    const ours = own.get(record.pack.hash);
    // A renamed pack may combine our values with other words.
    const isOurs =
      ours !== undefined &&
      packHash(ours) === record.pack.hash &&
      Object.hasOwn(module.packs, record.pack.name);
    const pack = isOurs ? ours : (archive.content ?? ours);
    if (pack === undefined || readName(record.pack.name) === null) return no('no-such-pack');
    if (exceededPackLimit(pack) !== null) return no('bad-pack');
    const reading = module.readPack(pack);
    if (!reading.ok) return no('bad-pack');
    const rebuilt = proved(module.open(reading.pack), archive);
    if ('code' in rebuilt) return { ok: false, refusal: rebuilt };
    return {
      ok: true,
      game: module.id,
      pack: record.pack.hash,
      content: isOurs ? null : (archive.content ?? null),
      summary: summaryOf(rebuilt),
      ended: rebuilt.ended,
      body: await packArchive(rebuilt),
    };
  };
}

function no(code: ServerRefusal, values: Refusal['values'] = {}): Proof {
  return { ok: false, refusal: refuseRequest(code, values) };
}

function read(file: Uint8Array): Archive | null {
  try {
    const reading = readArchive(JSON.parse(Buffer.from(file).toString()));
    return reading.ok ? reading.archive : null;
  } catch {
    return null;
  }
}

/** The rebuilt archive, or why the file is rejected. */
function proved(game: Game, archive: Archive): Archive | Refusal {
  try {
    const verdict = verify(game, archive);
    // Nothing has happened in the future, nor where no calendar reaches.
    const ended = Math.max(0, Math.min(archive.ended, Date.now()));
    const rebuilt = verdict.ok ? rebuildArchive(game, { ...archive, ended }) : null;
    return rebuilt ?? refusalOf(verdict, archive);
  } catch {
    // A tampered log can make the rules throw anything, because they trust their input.
    return refuseRequest('bad-request');
  }
}

function refusalOf(verdict: Verdict, { record }: Archive): Refusal {
  const rules = !verdict.ok && verdict.problem === 'replay' && verdict.code === 'other-rules';
  return rules ? refuse('other-rules', null, { rules: record.rules }) : refuseRequest('not-true');
}

function summaryOf({ record, outcome }: Archive): TableSummary {
  return {
    options: record.options,
    pack: record.pack.name,
    timeControl: { kind: 'none' },
    seats: record.seats.map(({ name, player }) => ({ kind: player, name })),
    ranking: placesIn(outcome),
  };
}
