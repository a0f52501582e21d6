import { expect, it } from 'vitest';
import { forgetIn } from '../people/forget-in.ts';

const gone = { person: 'id-1', names: new Set(['standard']), as: 'id-9', name: '– 1' };

it('a person is forgotten wherever people stand in stored data, of earlier versions, too', () => {
  const player = { kind: 'person', id: 'id-1', name: 'standard' };
  const none = { kind: 'person', id: 'id-9', name: '– 1' };
  const said = { seat: 0, name: 'standard', text: 'hello' };
  const unsaid = { seat: 0, name: '– 1', text: '…' };
  for (const [data, without] of [
    [
      { at: 1, act: { do: 'create', config: { host: 'id-1', players: [player] } } },
      { at: 1, act: { do: 'create', config: { host: 'id-9', players: [none] } } },
    ],
    [{ act: { do: 'sit', seat: 0, player } }, { act: { do: 'sit', seat: 0, player: none } }],
    [
      { act: { do: 'chat', ...said }, of: { person: 'id-1', id: 'c' } },
      { act: { do: 'chat', ...unsaid }, of: { person: 'id-9', id: 'c' } },
    ],
    [
      { table: { seats: [{ player, resigned: player }] } },
      { table: { seats: [{ player: none, resigned: none }] } },
    ],
    [
      { table: { chairs: [{ player }], chats: [said] } },
      { table: { chairs: [{ player: none }], chats: [unsaid] } },
    ],
    [
      { record: { pack: { name: 'standard' }, seats: [{ name: 'standard', player: 'person' }] } },
      { record: { pack: { name: 'standard' }, seats: [{ name: '– 1', player: 'person' }] } },
    ],
    [
      { people: ['id-1', null], seats: [player] },
      { people: ['id-9', null], seats: [none] },
    ],
  ])
    expect(forgetIn(data, gone)).toEqual(without);
});

it('what is called like a person stays: packs, cards, options, states of a game, and other people’s words', () => {
  const card = { kind: 'person', name: 'standard', text: 'standard' };
  for (const data of [
    {
      act: { do: 'create', config: { pack: { name: 'standard', hash: 'x' }, options: { name: 'standard' } } },
    },
    { pack: 'standard', seats: [{ kind: 'bot', name: 'Ana' }] },
    { record: { pack: { name: 'standard' }, log: [{ state: { seats: [card], players: [card] } }] } },
    { content: { seats: [card], players: [card] } },
    { table: { seats: [] }, match: { state: { players: [card], chats: [card] } } },
    { view: { seats: [card], player: card }, question: { player: card }, outcome: { seats: [card] } },
    { act: { do: 'chat', seat: 1, name: 'Ana', text: 'standard' } },
  ])
    expect(forgetIn(data, gone)).toEqual(data);
});
