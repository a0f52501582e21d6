import { expect, it } from 'vitest';
import { playOnSeats } from '../src/session/play-on-seats.ts';

it('bots keep strength and character in a match that is played on; people’s seats get the usual bot', () => {
  const seats = [
    { name: 'Ana', player: 'person' },
    { name: 'Bo', player: 'person' },
    { name: 'Cyrus', player: 'bot', strength: 'master', character: 'builder' },
  ] as const;
  expect(playOnSeats(seats, 0)).toEqual([
    { name: 'Ana', player: 'person' },
    { name: 'Bo', player: 'bot' },
    { name: 'Cyrus', player: 'bot', strength: 'master', character: 'builder' },
  ]);
  expect(playOnSeats(seats, 2)[2]).toEqual({ name: 'Cyrus', player: 'person' });
});
