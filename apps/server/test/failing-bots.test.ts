import { expect, it, vi } from 'vitest';
import type { Parts } from '../serve.ts';
import { FreshServer } from './fresh-server.ts';
import { Guest } from './guest.ts';
import { bots } from './test-server.ts';

const fresh = new FreshServer();

it('bots that fail are replaced by the quick advice, not by random answers', async () => {
  let fail = (): void => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  const answer = (): Promise<never> => failing.then(() => Promise.reject(new Error('a bot fell asleep')));
  const broken: Parts['bots'] = { ...bots(), answer };
  const server = await fresh.start({}, { bots: broken });
  const ana = await Guest.come(server.port, 'Ana');
  const seats = [{ kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }];
  const { table } = await ana.createTable({ game: 'xidit', public: true, seats });
  const player = await ana.sit(table);
  expect(await player.say({ do: 'start' })).toBe('ok');
  const live = server.registry.inMemory.get(table);
  if (live === undefined) throw new Error('not in memory');

  const advise = vi.spyOn(live.table.game, 'advise');
  const command = vi.spyOn(live, 'command');
  const { questionVersion } = player.state;
  fail();
  await player.until(() => player.state.questionVersion > questionVersion || player.state.status === 'over');

  const advised = advise.mock.results.map(({ value }) => JSON.stringify(value));
  const answers = command.mock.calls.flatMap(([given]) => (given.do === 'answer' ? [given.answer] : []));
  expect(answers.length).toBeGreaterThan(0);
  for (const given of answers) expect(advised).toContain(JSON.stringify(given));
  await player.close();
});
