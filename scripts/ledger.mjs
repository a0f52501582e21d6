// The rule ledgers (games/*/RULES.md) and how test titles name their rules.

/**
 * A rule of a ledger with all its marks.
 * @typedef {{ number: string, chapter: string, text: string }} LedgerRule
 */

/**
 * All rules of a ledger, in its order, in any language. A rule starts a list item (`- X4.7 …`), or a sentence
 * inside the item of the rule before it (`- X7.4 Militia: 1 gold. X7.5 Archers: …`); every other number in the
 * text is a reference.
 * @param {string} markdown
 * @returns {LedgerRule[]}
 */
export function ledgerRules(markdown) {
  return chapters(markdown).flatMap(({ chapter, body }) =>
    listItems(body)
      .flatMap(rulesOfItem)
      .map((rule) => ({ chapter, ...rule })),
  );
}

/**
 * The numbers of all rules of a ledger, in order.
 * @param {string} markdown
 */
export function rulesIn(markdown) {
  return ledgerRules(markdown).map(({ number }) => number);
}

/**
 * The chapters (`## X4 Carrying out an order`) with their content; content before the first one has no name.
 * @param {string} markdown
 */
function chapters(markdown) {
  return markdown.split(/^## /m).map((part, i) => {
    if (i === 0) return { chapter: '', body: part };
    const [heading = '', ...lines] = part.split('\n');
    return { chapter: heading.replace(/^[A-Z]\d+ /, '').trim(), body: lines.join('\n') };
  });
}

/**
 * The rules that share one list item.
 * @param {string} item
 */
function rulesOfItem(item) {
  const first = /^([A-Z]\d+)\.(\d+) /.exec(item);
  if (!first) return [];
  const chapter = first[1];
  let last = Number(first[2]);
  const starts = [{ number: `${chapter}.${last}`, from: 0, text: first[0].length }];
  for (const start of item.matchAll(/(?<=[.!?]\)? )([A-Z]\d+)\.(\d+) (?=[\p{Lu}\d])/gu)) {
    if (start[1] !== chapter || Number(start[2]) !== last + 1) continue;
    last += 1;
    starts.push({ number: `${chapter}.${last}`, from: start.index, text: start.index + start[0].length });
  }
  return starts.map(({ number, text }, i) => ({
    number,
    text: item.slice(text, starts[i + 1]?.from).trim(),
  }));
}

/**
 * The text of each list item, continuation lines joined.
 * @param {string} markdown
 */
function listItems(markdown) {
  return [...markdown.matchAll(/^- (.*(?:\n {2,}(?!- ).*)*)/gm)].map(([, text = '']) =>
    text.replace(/\n\s+/g, ' '),
  );
}

/**
 * The rules named in a test's title: `B4.4, B9.3: a magic sword stands in for an ordinary one`.
 * @param {string} title
 */
export function rulesNamedBy(title) {
  return [...new Set(title.match(/\b[A-Z]\d+\.\d+\b/g))];
}

/**
 * Which passed tests name which rule of a ledger, and what is wrong with either.
 * @param {string} markdown
 * @param {string[]} titles
 */
export function coverage(markdown, titles) {
  const rules = rulesIn(markdown);
  /** @type {Map<string, string[]>} */
  const tests = new Map(rules.map((rule) => [rule, []]));
  const problems = rules
    .filter((rule, i) => rules.indexOf(rule) !== i)
    .map((rule) => `${rule} stands twice in the ledger`);
  for (const title of titles) {
    for (const rule of rulesNamedBy(title)) {
      const named = tests.get(rule);
      if (named) named.push(title);
      else problems.push(`${rule} is not in the ledger, but a test names it: ${title}`);
    }
  }
  for (const [rule, titlesOfRule] of tests) {
    if (titlesOfRule.length === 0) problems.push(`${rule} is named by no test that passed`);
  }
  return { tests, problems };
}
