import { describe, expect, test } from 'vitest';
import { ABILITY, March, Source } from '../questions.ts';
import { force, marching, NONE, TestTable } from './table.ts';

describe('E5 campaigns', () => {
  test('E5.1: in turn order each player may fulfil any number of their cards, or none', () => {
    const table = new TestTable(['aegyptus', 'india', 'bactria']);
    table.state.order = [2, 0, 1];
    for (const seat of [0, 1, 2])
      table.permanent(seat, 'elephant', 'cavalry', 'weapon', 'ship', 'chariot', 'mercenary');
    table.at('campaign', 2, 'wheat');
    const asked: string[] = [];
    while (table.state.phase === 'campaign') {
      asked.push(table.asked);
      table.answer(March.done);
    }
    expect(asked).toEqual(['campaign 2', 'campaign 0', 'campaign 1']);
  });

  test('E5.1: a card must be in hand', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry');
    const card = table.campaign(1, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.campaign(0, 'elephant', 'cavalry', 'chariot', 'weapon');
    expect(table.refusal(March.card(card))).toMatchObject({ code: 'not-in-hand', rule: 'E5.1' });
  });

  test('E5.2: forces come from home, from workers, and are permanent; each counts once', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    expect(table.offered).toContain(March.card(card));
    table.seat(0).workers[0] = table.area('hyrcania');
    expect(table.offered).toContain(March.card(card));
    table.seat(0).workers[0] = NONE;
    expect(table.offered).toEqual([March.done, ABILITY]);
    expect(table.refusal(March.card(card))).toMatchObject({ code: 'missing-forces', values: { missing: 1 } });
  });

  test('E5.2: which sources serve is the player’s decision', () => {
    const table = marching('thracia', 'hyrcania');
    table.permanent(0, 'cavalry', 'ship');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.answer(March.card(card));
    expect(table.asked).toBe('forces 0');
    const { forces } = table.game.components.campaigns[card];
    const serve = (mercenary: number): number[] =>
      forces.map((kind) => {
        if (kind === force('chariot')) return Source.home;
        if (kind === force('mercenary')) return mercenary;
        return Source.permanent(kind === force('cavalry') ? 0 : 1);
      });
    expect(table.refusal(serve(Source.blessing))).toMatchObject({ code: 'not-at-hand', rule: 'E5.2' });
    expect(table.refusal(serve(Source.home))).toMatchObject({ code: 'force-twice', rule: 'E5.3' });
    expect(table.refusal(forces.map((_, at) => [0, 5, 6, 1][at]))?.code).toBe('wrong-force');
    table.answer(serve(Source.worker(1)));
    expect(table.seat(0).workers[1]).toBe(NONE);
    expect(table.seat(0).points).toBe(5);
  });

  test('E5.2: the forces serve by themselves where there is only one way', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.answer(March.card(card));
    expect(table.asked).not.toMatch(/forces/);
    expect(table.events('campaignFulfilled')).toMatchObject([{ seat: 0, card }]);
  });

  test('E5.3: a card needs its four forces: two of a kind are two forces', () => {
    const table = marching('thracia', 'arachosia');
    const card = table.campaign(0, 'chariot', 'chariot', 'mercenary', 'elephant');
    table.permanent(0, 'weapon');
    expect(table.refusal(March.card(card))).toMatchObject({ code: 'missing-forces', rule: 'E5.3' });
    table.permanent(0, 'chariot');
    expect(table.offered).toContain(March.card(card));
  });

  test('E5.3: two cards in one round need eight different forces', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry', 'elephant', 'cavalry', 'chariot', 'weapon');
    const first = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    const second = table.campaign(0, 'elephant', 'cavalry', 'chariot', 'weapon');
    table.answer(March.card(first));
    table.answer(table.game.components.campaigns[first].forces.map((kind) => SERVES[kind]));
    expect(table.asked).toBe('campaign 0');
    table.answer(March.card(second));
    expect(table.seat(0).campaignsWon).toEqual([first, second]);
    expect(table.seat(0).points).toBe(10);
  });

  test('E5.3: with seven forces the second card has to wait', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry', 'elephant', 'cavalry', 'chariot');
    const first = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.campaign(0, 'elephant', 'cavalry', 'chariot', 'weapon');
    table.answer(March.card(first));
    table.answer(table.game.components.campaigns[first].forces.map((kind) => SERVES[kind]));
    expect(table.state.phase).not.toBe('campaign');
    expect(table.seat(0).points).toBe(5);
  });

  test('E5.4: an area whose force is used yields nothing, one whose force is not used does; never both', () => {
    const table = marching('thracia', 'hyrcania');
    table.permanent(0, 'cavalry', 'ship');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.answer(March.card(card));
    const { forces } = table.game.components.campaigns[card];
    table.answer(forces.map((kind) => ({ ...SERVES, [force('ship')]: Source.permanent(1) })[kind]));
    expect(new Set(table.events('campaignFulfilled')[0].areas)).toEqual(
      new Set([table.area('aegyptus'), table.area('thracia')]),
    );
    const collected = table.events('collected').filter(({ seat }) => seat === 0);
    expect(collected.map(({ area }) => area)).toEqual([table.area('hyrcania')]);
  });

  test('E5.4: using an area’s force takes the worker off the map; the figure stays', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry');
    table.seat(1).points = 1;
    table.answer(March.card(table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship')));
    expect(table.asked).toBe('rival 0');
    expect(table.seat(0).workers).toEqual([NONE, NONE]);
    expect(table.seat(0).satrap).toBe(table.area('aegyptus'));
  });

  test('E5.5: a permanent force serves once a round, and is available again next round', () => {
    const table = new TestTable(['aegyptus', 'india']).emptyHands();
    table.permanent(0, 'cavalry', 'cavalry');
    const card = table.campaign(0, 'cavalry', 'cavalry', 'ship', 'ship');
    table.campaign(0, 'elephant', 'cavalry', 'cavalry', 'weapon');
    table.nextEvent('wheat');
    table.placeAll(['phoenicia', 'gedrosia']);
    table.answer(March.card(card));
    // the second card finds both cavalries used
    expect(table.asked).not.toMatch(/campaign/);
    table.skipTo(null);
    expect(table.seat(0)).toMatchObject({ used: 0, permanent: [force('cavalry'), force('cavalry')] });
    table.permanent(0, 'weapon');
    table.nextEvent('gold');
    table.placeAll(['arachosia', 'thracia']);
    expect(table.asked).toBe('campaign 0');
    expect(table.offered.length).toBeGreaterThan(1);
  });

  test('E5.6: 5 points, and another player of the player’s choice loses 1', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry');
    table.seat(1).points = 4;
    table.seat(2).points = 4;
    table.answer(March.card(table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship')));
    expect(table.asked).toBe('rival 0');
    expect(table.offered).toEqual([1, 2]);
    expect(table.refusal(0)).toMatchObject({ code: 'not-a-rival', rule: 'E5.6' });
    expect(table.refusal(7)).toBeNull();
    table.answer(2);
    expect(table.state.seats.map(({ points }) => points)).toEqual([5, 4, 3]);
  });

  test('E5.6: points never fall below 0; with nobody to lose any, nothing is asked', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry');
    table.answer(March.card(table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship')));
    expect(table.asked).not.toMatch(/rival/);
    expect(table.state.seats.map(({ points }) => points)).toEqual([5, 0, 0]);
  });

  test('E5.6: a player may choose a rival who has nothing to lose', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry');
    table.seat(1).points = 1;
    table.answer(March.card(table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship')));
    table.answer(2);
    expect(table.state.seats.map(({ points }) => points)).toEqual([5, 1, 0]);
  });

  test('E5.7: the card is shown to everybody and set aside', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'cavalry');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.answer(March.card(card));
    expect(table.emitted).toContainEqual({ event: { type: 'campaignDeclared', seat: 0, card }, to: 'all' });
    const seen = table.game.view(table.state, 'spectator').seats[0];
    expect(seen).toMatchObject({ campaigns: 0, campaignsWon: [card] });
  });
});

/** Sources by kind of force, for Aegyptus with Thracia, Phoenicia and a permanent cavalry. */
const SERVES: Record<number, number> = {
  [force('chariot')]: Source.home,
  [force('mercenary')]: Source.worker(0),
  [force('ship')]: Source.worker(1),
  [force('cavalry')]: Source.permanent(0),
};

describe('E7 the track in the campaign phase', () => {
  test('E7.2: in position 2 one force must stay unused', () => {
    const table = new TestTable(['india', 'aegyptus']).emptyHands();
    table.stand(1, 'thracia', 'phoenicia');
    table.permanent(1, 'cavalry');
    const card = table.campaign(1, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.at('campaign', 1, 'heir');
    expect(table.refusal(March.card(card))).toMatchObject({
      code: 'one-must-rest',
      rule: 'E7.2',
      values: { have: 4 },
    });
    table.permanent(1, 'elephant');
    expect(table.offered).toContain(March.card(card));
  });

  test('E7.2: in position 2 two campaigns need nine forces', () => {
    const table = new TestTable(['india', 'aegyptus']).emptyHands();
    table.stand(1, 'thracia', 'phoenicia');
    table.permanent(1, 'cavalry', 'elephant', 'cavalry', 'chariot', 'weapon');
    const first = table.campaign(1, 'chariot', 'cavalry', 'mercenary', 'ship');
    const second = table.campaign(1, 'elephant', 'cavalry', 'chariot', 'weapon');
    table.at('campaign', 1, 'heir');
    table.answer(March.card(first));
    table.answer(table.game.components.campaigns[first].forces.map((kind) => SERVES[kind]));
    expect(table.state.phase).not.toBe('campaign');
    expect(table.seat(1).campaigns).toEqual([second]);
  });

  test.each(['blessing', 'wheat'] as const)(
    'E7.2, E4.2: the blessing’s force counts as the unused one (%s)',
    (event) => {
      const table = new TestTable(['india', 'aegyptus']).emptyHands();
      table.stand(1, 'thracia', 'phoenicia');
      table.permanent(1, 'cavalry');
      const card = table.campaign(1, 'chariot', 'cavalry', 'mercenary', 'ship');
      table.at('campaign', 1, event);
      expect(table.offered.includes(March.card(card))).toBe(event === 'blessing');
    },
  );

  test('E7.3: position 3 has one more force of its choice', () => {
    const table = new TestTable(['india', 'bactria', 'aegyptus']).emptyHands();
    table.stand(2, 'thracia', 'phoenicia');
    const card = table.campaign(2, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.at('campaign', 2, 'wheat');
    table.answer(March.card(card));
    expect(table.events('campaignFulfilled')[0].sources).toContain(Source.track);
  });

  test('E7.3, E4.2: with the blessing, position 3 has two more', () => {
    const table = new TestTable(['india', 'bactria', 'aegyptus']).emptyHands();
    table.stand(2, 'thracia');
    const card = table.campaign(2, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.at('campaign', 2, 'blessing');
    expect(table.offered).toContain(March.card(card));
    table.at('campaign', 2, 'wheat');
    expect(table.offered).not.toContain(March.card(card));
  });
});
