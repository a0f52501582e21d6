import type { TableEntry } from '@triptych/protocol';
import { type Answer, FastRng, type GameModule, packHash, sampleAnswer } from '@triptych/kernel';
import { Table } from '@triptych/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { summarize } from '../tables/summary.ts';
import { noticeTable, noticeText } from '../notices/notice-text.ts';

const CATALOG = { module: (id: string) => GAMES.find((module) => module.id === id) ?? null };
const NAMES = ['Ana', 'Ben', 'Cleo'];

/** A match of three people after that many answers; each sealed question is left open for its last seat. */
function tableOf(module: GameModule, hostPart: string, answers: number, secret: number): Table {
  const pack = module.packs.standard;
  const game = module.open(pack);
  const players = NAMES.map((name) => ({ kind: 'person' as const, id: name.toLowerCase(), name }));
  const options = Object.fromEntries(
    module.options.map((option) => [
      option.name,
      option.name === 'first' ? option.values(3)[1] : option.standard,
    ]),
  );
  const config = {
    game: module.id,
    pack: { name: 'standard', hash: packHash(pack) },
    options,
    host: 'ana',
    players,
    timeControl: { kind: 'none' as const },
    chat: 'all' as const,
    hostPart,
  };
  const entries: TableEntry[] = [{ at: 0, act: { do: 'create', config } }];
  const table = Table.open(game, entries);
  table.enter({ at: 1, act: { do: 'start', rules: game.rules, part: null, seat: null } });
  const rng = new FastRng(secret);
  for (let given = 0; given < answers; given++) {
    const [seat] = table.waitingFor;
    if (seat === undefined) break;
    const question = table.viewerState(seat).question;
    if (question === null || (question.sealed && table.waitingFor.length === 1)) break;
    const answer: Answer = sampleAnswer(question.shape, rng);
    table.enter({ at: 2 + given, act: { do: 'answer', seat, answer, by: 'person' } });
  }
  return table;
}

/** All that the people of a table would be told now. */
function noticesOf(table: Table): unknown {
  const links = { stop: 'stop', confirm: 'confirm' };
  const summary = JSON.stringify(summarize(table));
  return table.askedPeople.map((person_id) => {
    const facts = noticeTable({ table_id: 'table', person_id, game: table.config.game, summary });
    return noticeText('turn', { language: 'en', origin: 'https://a', tables: [facts] }, CATALOG, links);
  });
}

it('a notice does not depend on secrets: other cards and other sealed answers give the same notices', () => {
  const seed = fc.stringMatching(/^[0-9a-f]{64}$/);
  let compared = 0;
  for (const module of GAMES) {
    fc.assert(
      fc.property(seed, seed, fc.nat(12), fc.nat(), fc.nat(), (one, other, answers, secret, another) => {
        const [first, second] = [
          tableOf(module, one, answers, secret),
          tableOf(module, other, answers, another),
        ];
        // People who are asked in both matches are told the same; only the public fact that they are asked may differ.
        const asked = (table: Table): string => table.askedPeople.join();
        if (asked(first) !== asked(second)) return;
        compared++;
        expect(noticesOf(first)).toEqual(noticesOf(second));
        expect(JSON.stringify(noticesOf(first))).not.toContain(one);
      }),
      { numRuns: 25 },
    );
  }
  expect(compared).toBeGreaterThan(20);
});
