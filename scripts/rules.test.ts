import { describe, expect, it } from 'vitest';
import { coverage, rulesIn, rulesNamedBy } from './ledger.mjs';

describe('rulesIn', () => {
  it('finds one rule per list item, and no references', () => {
    const ledger = `# A ledger
A test names the rules it proves (\`X4.7\`). X4.1 Not an item.

## X4 Carrying out an order
- X4.4 At most one unit per city. A further action recruits nothing; X4.5 and X4.8 still apply.
- X4.10 Exactly two rewards **[R]**.
- X4.17 3 players: one dummy value rises by 1 (X9.4). X9.4 Is said elsewhere.

## X12 Content
- Structure: numbers as in X1.
- castles: as in X1.5.`;
    expect(rulesIn(ledger)).toEqual(['X4.4', 'X4.10', 'X4.17']);
  });

  it('finds the rules that share an item', () => {
    const ledger = `- X7.4 Militia: 1 gold. X7.5 Archers: 2 gold. X7.6 Infantry: 1 bard in such a region.
- E14.8 Babylonia ignores locusts; the others do not. E14.9 India takes 1 wood. E14.10 Parthia replaces 1 stone (see E11.4.) E14.11 Lydia goes third **[R]**. E14.12 6 VP.`;
    expect(rulesIn(ledger)).toEqual(['X7.4', 'X7.5', 'X7.6', 'E14.8', 'E14.9', 'E14.10', 'E14.11', 'E14.12']);
  });

  it('treats a number at the start of a sentence as a reference unless it is the next of its chapter', () => {
    expect(
      rulesIn('- E7.5 With 2 players only two exist. E12.1 Says more. E7.9 Too. E7.6 is lower case.'),
    ).toEqual(['E7.5']);
  });

  it('joins an item over several lines', () => {
    expect(
      rulesIn('- B4.7 One needs a thief.\n  B4.8 The attacker picks.\n- B4.9 A marker.\n\nB4.10 No item.'),
    ).toEqual(['B4.7', 'B4.8', 'B4.9']);
  });
});

describe('rulesNamedBy', () => {
  it('finds every rule a title names, once', () => {
    expect(rulesNamedBy('attack B4.4, B9.3: as B4.4 says, B10.12 too')).toEqual(['B4.4', 'B9.3', 'B10.12']);
  });

  it('finds none in ordinary words and numbers', () => {
    expect(rulesNamedBy('pays 3.5 gold, B4 and AB4.4, v1.2')).toEqual([]);
  });
});

describe('coverage', () => {
  const ledger = '- B1.1 Two to five players.\n- B1.2 Ten goblins.';

  it('lists the tests of each rule', () => {
    const { tests, problems } = coverage(ledger, ['B1.1, B1.2: counts', 'B1.2: goblins']);
    expect([...tests]).toEqual([
      ['B1.1', ['B1.1, B1.2: counts']],
      ['B1.2', ['B1.1, B1.2: counts', 'B1.2: goblins']],
    ]);
    expect(problems).toEqual([]);
  });

  it('reports rules without a test, unknown rules and duplicate rules', () => {
    const { problems } = coverage(`${ledger}\n- B1.1 Again.`, ['B1.1, X4.7: counts']);
    expect(problems).toEqual([
      'B1.1 stands twice in the ledger',
      'X4.7 is not in the ledger, but a test names it: B1.1, X4.7: counts',
      'B1.2 is named by no test that passed',
    ]);
  });
});
