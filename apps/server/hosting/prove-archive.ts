import { refuseAsHost, type ServerRefusal } from '@triptych/protocol';
import {
  completeOptions,
  type Game,
  type GameModule,
  ownPacks,
  packHash,
  type Refusal,
  refuse,
} from '@triptych/kernel';
import { type Archive, readArchive, readName } from '@triptych/protocol';
import { rebuildArchive, type Verdict, verify } from '@triptych/table';
import { packArchive } from './pack-archive.ts';
import type { Summary } from './summary.ts';

/** A finished match from elsewhere, as it is kept here. */
export interface Proved {
  readonly ok: true;
  readonly game: string;
  readonly pack: string;
  /** The pack that the file has brought along, unless it comes with the game. */
  readonly content: unknown;
  readonly summary: Summary;
  readonly ended: number;
  /** The archive, packed. */
  readonly body: Uint8Array;
}

export type Proof = Proved | { readonly ok: false; readonly refusal: Refusal };

/** A pack may be as long as one with which a table is founded. */
const LONGEST_PACK = 512 * 1024;

/**
 * Takes a file for what it says only after its seed and its result are proved. What is kept is told anew from the
 * answers: nothing else that stands in the file is ever shown to anybody, but names, times and authors.
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
    // Under a name of its own a pack with our values may have other words.
    const isOurs =
      ours !== undefined &&
      packHash(ours) === record.pack.hash &&
      Object.hasOwn(module.packs, record.pack.name);
    const pack = isOurs ? ours : (archive.content ?? ours);
    if (pack === undefined || readName(record.pack.name) === null) return no('no-such-pack');
    const reading = module.readPack(pack);
    if (!reading.ok || JSON.stringify(pack).length > LONGEST_PACK) return no('bad-pack');
    const told = proved(module.open(reading.pack), archive);
    if ('code' in told) return { ok: false, refusal: told };
    return {
      ok: true,
      game: module.id,
      pack: record.pack.hash,
      content: isOurs ? null : (archive.content ?? null),
      summary: summaryOf(told),
      ended: told.ended,
      body: await packArchive(told),
    };
  };
}

function no(code: ServerRefusal, values: Refusal['values'] = {}): Proof {
  return { ok: false, refusal: refuseAsHost(code, values) };
}

function read(file: Uint8Array): Archive | null {
  try {
    const reading = readArchive(JSON.parse(Buffer.from(file).toString()));
    return reading.ok ? reading.archive : null;
  } catch {
    return null;
  }
}

/** The match told anew, or why it is not believed. */
function proved(game: Game, archive: Archive): Archive | Refusal {
  try {
    const verdict = verify(game, archive);
    const told = verdict.ok ? rebuildArchive(game, archive) : null;
    return told ?? refusalOf(verdict, archive);
  } catch {
    // A log that was changed by hand may be anything, and the rules trust what they are given.
    return refuseAsHost('bad-request');
  }
}

function refusalOf(verdict: Verdict, { record }: Archive): Refusal {
  const rules = !verdict.ok && verdict.problem === 'replay' && verdict.code === 'other-rules';
  return rules ? refuse('other-rules', null, { rules: record.rules }) : refuseAsHost('not-true');
}

function summaryOf({ record }: Archive): Summary {
  return {
    options: record.options,
    pack: record.pack.name,
    timeControl: { kind: 'none' },
    seats: record.seats.map(({ name, player }) => ({ kind: player, name })),
  };
}
