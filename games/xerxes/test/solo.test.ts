import { FastRng } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../content/things.ts';
import { SCENARIOS, type Scenario } from '../meta.ts';
import { ABILITY, Build, March, Pay, Place, YES } from '../questions.ts';
import { afterSoloGame, nextScenario, type SoloProgress, soloCampaignWon } from '../solo-campaign.ts';
import { building, game, NONE, resource, type Store, TestTable } from './table.ts';

const GRANARY: Store = { wheat: 3, wood: 2, stone: 1 };

const solo = (
  satrap: 'lydia' | 'bactria' | 'babylonia' | 'india' | 'sogdia' | 'aegyptus',
  options = {},
  seed = 1,
): TestTable => new TestTable([satrap], options, seed);

/** The solo card with this position is open. */
function withPosition(table: TestTable, position: number): void {
  const card = game.components.solo.findIndex((one) => one.position === position);
  table.state.solo = table.state.solo.with(0, card);
}

/** A game with that many fulfilled cards and buildings. */
function achieved(
  table: TestTable,
  taxes: number,
  campaigns: number,
  ...buildings: (typeof BUILDINGS)[number][]
): void {
  table.seat(0).taxesPaid = Array.from({ length: taxes }, (_, card) => card);
  table.seat(0).campaignsWon = Array.from({ length: campaigns }, (_, card) => card);
  table.built(0, ...buildings);
}

describe('E12 solo', () => {
  test('E12.1: before the workers a solo card is drawn; its areas are occupied', () => {
    const table = solo('lydia');
    const card = game.components.solo[table.state.solo[0]];
    expect(table.state.soloDrawn).toBe(1);
    expect(table.state.occupied).toEqual(card.occupied);
    for (const area of card.occupied) expect(table.offered).not.toContain(area);
    expect(table.refusal(card.occupied[0])).toMatchObject({ code: 'area-occupied' });
  });

  test('E12.1: it bars a building for the round', () => {
    const table = solo('lydia');
    const { bars } = game.components.solo[table.state.solo[0]];
    table.store(0, { gold: 3, stone: 3, iron: 3, wood: 3, wheat: 3, wool: 3 });
    table.at('build', 0, 'heir');
    expect(table.offered).not.toContain(Build.building(bars));
    expect(table.refusal(Build.building(bars))).toMatchObject({ code: 'barred' });
    expect(table.offered).toHaveLength(6);
  });

  test('E12.1: it gives the position: 1 gives up a resource', () => {
    const table = solo('lydia').emptyHands();
    withPosition(table, 1);
    table.nextEvent('blessing');
    table.placeAll();
    expect(table.asked).toBe('giveUp 0');
  });

  test('E12.1: 2 must leave a force unused, 3 has one more', () => {
    for (const [position, possible] of [
      [1, true],
      [2, false],
    ] as const) {
      const table = solo('aegyptus').emptyHands();
      withPosition(table, position);
      table.stand(0, 'thracia', 'phoenicia');
      table.permanent(0, 'cavalry');
      const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
      table.at('campaign', 0, 'heir');
      expect(table.offered.includes(March.card(card))).toBe(possible);
    }
    const third = solo('aegyptus').emptyHands();
    withPosition(third, 3);
    third.stand(0, 'thracia', 'phoenicia');
    const card = third.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    third.at('campaign', 0, 'heir');
    expect(third.offered).toContain(March.card(card));
  });

  test('E12.1: 4 gains a resource', () => {
    const table = solo('lydia').emptyHands();
    withPosition(table, 4);
    table.nextEvent('gold');
    table.placeAll();
    expect(table.asked).toBe('bonus 0');
    expect(table.offered).not.toContain(resource('gold'));
  });

  test('E12.1: there are no victory points', () => {
    const table = solo('lydia').emptyHands();
    table.state.solo = table.state.solo.with(
      0,
      game.components.solo.findIndex(({ bars }) => bars !== building('granary')),
    );
    table.store(0, GRANARY);
    table.at('build', 0, 'heir');
    table.answer(Build.building(building('granary')));
    expect(table.events('pointsGained')).toEqual([]);
    expect(table.seat(0).points).toBe(0);
  });

  test('E12.2: both workers are placed one after the other, and there is no turn-order space', () => {
    const table = solo('lydia');
    expect(table.asked).toBe('worker 0');
    expect(table.offered).not.toContain(Place.track);
    expect(table.refusal(Place.track)).toMatchObject({ code: 'no-track-alone', rule: 'E12.2' });
    table.answer(table.offered[0]);
    expect(table.question).toMatchObject({ kind: 'worker', seat: 0, worker: 1 });
  });

  test('E12.3: the six cards are used once each; for round 7 all are shuffled again', () => {
    const last = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const { solo: deck } = solo('lydia', {}, seed).state;
      expect(deck).toHaveLength(7);
      expect(new Set(deck.slice(0, 6)).size).toBe(6);
      last.add(deck[6]);
    }
    expect(last.size).toBe(6);
  });

  test('E12.3: a card is drawn each round', () => {
    const table = solo('lydia').emptyHands();
    for (let round = 1; round <= 7; round++) {
      expect(table.state.soloDrawn).toBe(round);
      table.placeAll();
      table.skipTo(null);
    }
    expect(table.state.phase).toBe('over');
  });

  test.each([
    ['easy', 4, 2, ['temple', 'road'], true],
    ['easy', 4, 1, ['temple', 'road'], false],
    ['easy', 3, 2, ['temple', 'road'], false],
    ['normal', 4, 3, ['temple', 'road'], true],
    ['normal', 4, 2, ['temple', 'road'], false],
    ['normal', 4, 3, ['temple'], false],
    ['hard', 4, 3, ['temple', 'road', 'bridge'], true],
    ['hard', 4, 3, ['temple', 'road'], false],
  ] as const)(
    'E12.4: %s with %i tax cards, %i campaigns and %j by the end of round 7: won %s',
    (scenario, taxes, campaigns, buildings, won) => {
      const table = solo('lydia', { scenario }).emptyHands();
      achieved(table, taxes, campaigns, ...buildings);
      table.state.round = 7;
      table.at('tax', 0, 'heir');
      table.answer(Pay.done);
      expect(table.state.phase).toBe('over');
      expect(game.outcome(table.state)?.ranking[0].values).toMatchObject({
        won: won ? 1 : 0,
        taxes,
        campaigns,
      });
    },
  );

  test('E12.4: if the goals are met early, by a tax, the game is won at once', () => {
    const table = solo('lydia', { scenario: 'easy' }).emptyHands();
    const card = table.tax(0, { iron: 2, stone: 2, gold: 1 });
    achieved(table, 3, 2, 'temple', 'road');
    table.store(0, { iron: 2, stone: 2, gold: 1 });
    table.at('tax', 0, 'heir');
    table.answer(Pay.card(card));
    expect(table.events('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'goalsMet' }]);
    expect(table.state.round).toBe(1);
    expect(table.questions).toEqual([]);
  });

  test('E12.4: or by a building, or by a campaign', () => {
    const building2nd = solo('lydia', { scenario: 'easy' }).emptyHands();
    achieved(building2nd, 4, 2, 'temple');
    building2nd.state.solo = building2nd.state.solo.with(
      0,
      game.components.solo.findIndex(({ bars }) => bars !== building('granary')),
    );
    building2nd.store(0, GRANARY);
    building2nd.at('build', 0, 'heir');
    building2nd.answer(Build.building(building('granary')));
    expect(building2nd.state.phase).toBe('over');
    const campaign = solo('aegyptus', { scenario: 'easy' }).emptyHands();
    withPosition(campaign, 1);
    const card = campaign.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    achieved(campaign, 4, 1, 'temple', 'road');
    campaign.stand(0, 'thracia', 'phoenicia');
    campaign.permanent(0, 'cavalry');
    campaign.at('campaign', 0, 'heir');
    campaign.answer(March.card(card));
    expect(campaign.state.phase).toBe('over');
  });

  test('E12.4: if they are missed after round 7, the game is lost', () => {
    const table = solo('lydia').emptyHands();
    table.state.round = 7;
    table.at('tax', 0, 'heir');
    table.answer(Pay.done);
    expect(table.events('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'goalsMissed' }]);
  });

  test('E12.5: the solo campaign is won when all three scenarios have been won, in any order', () => {
    let progress: SoloProgress = [];
    const play = (scenario: Scenario, taxes: number): void => {
      const table = solo('lydia', { scenario }).emptyHands();
      achieved(table, taxes, 3, 'temple', 'road', 'bridge');
      table.state.round = 7;
      table.at('tax', 0, 'heir');
      table.answer(Pay.done);
      progress = afterSoloGame(progress, table.state);
    };
    play('hard', 4);
    expect(progress).toEqual(['hard']);
    play('easy', 3);
    expect(progress).toEqual(['hard']);
    play('easy', 4);
    play('easy', 4);
    expect(progress).toEqual(['easy', 'hard']);
    expect(soloCampaignWon(progress)).toBe(false);
    play('normal', 4);
    expect(progress).toEqual([...SCENARIOS]);
    expect(soloCampaignWon(progress)).toBe(true);
  });

  test('E12.5: the next scenario is the one after that just won; the same one after a defeat', () => {
    expect(nextScenario(['easy'], 'easy')).toBe('normal');
    expect(nextScenario(['normal'], 'normal')).toBe('hard');
    expect(nextScenario(['normal', 'hard'], 'hard')).toBe('easy');
    expect(nextScenario(['easy', 'hard'], 'hard')).toBe('normal');
    expect(nextScenario([], 'normal')).toBe('normal');
    expect(nextScenario([...SCENARIOS], 'easy')).toBeNull();
  });

  test('E12.5: a game with several players does not count', () => {
    const table = new TestTable(['lydia', 'india']);
    expect(afterSoloGame(['easy'], table.state)).toEqual(['easy']);
  });

  test('E12.6: with the expansion two buildings can be barred; Babylonia lifts only the event’s bar', () => {
    const table = solo('babylonia', { events: 'expansion' }).emptyHands();
    const bars = BUILDINGS[game.components.solo[table.state.solo[0]].bars];
    const other = BUILDINGS.find((name) => name !== bars) ?? 'temple';
    table.store(0, { gold: 3, stone: 3, iron: 3, wood: 3, wheat: 3, wool: 3 });
    table.nextEvent(other);
    table.placeAll();
    expect(table.asked).toBe('ignore 0');
    table.answer(YES);
    table.skipTo('build');
    expect(table.offered).toContain(Build.building(building(other)));
    expect(table.refusal(Build.building(building(bars)))).toMatchObject({ code: 'barred' });
    table.state.ignores = NONE;
    expect(table.refusal(Build.building(building(other)))).toMatchObject({ code: 'barred' });
  });

  test('E12.6: an event that bars what the solo card already bars is not worth ignoring', () => {
    const table = solo('babylonia', { events: 'expansion' }).emptyHands();
    table.nextEvent(BUILDINGS[game.components.solo[table.state.solo[0]].bars]);
    table.placeAll();
    expect(table.asked).not.toMatch(/ignore/);
  });

  test('E12.7: an occupied area counts as an opponent’s worker for Bactria', () => {
    const table = solo('bactria');
    const [area] = table.state.occupied;
    table.answer(Place.push(area));
    const [to] = table.offered;
    table.answer(to);
    expect(table.seat(0).workers[0]).toBe(area);
    expect(table.state.occupied).toContain(to);
    expect(table.state.occupied).not.toContain(area);
    expect(table.seat(0).ability).toBe(0);
  });

  test('E12.7: India, Lydia and Sogdia have nothing to use their abilities on', () => {
    for (const satrap of ['india', 'lydia', 'sogdia'] as const) {
      let state = game.setup(
        1,
        { satraps: 'dealt', events: 'base', order: 'random', scenario: 'hard' },
        new FastRng(1),
      );
      state = solo(satrap).state;
      const rng = new FastRng(7);
      for (let [question] = game.pending(state); question !== undefined; [question] = game.pending(state)) {
        expect('of' in question.shape ? question.shape.of : []).not.toContain(ABILITY);
        game.apply(state, 0, game.advise(state, question, rng), rng);
      }
      expect(state.seats[0].ability).toBe(1);
    }
  });
});
