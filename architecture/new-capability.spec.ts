import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfHouse, typesOf } from './new-capability/copy-of-house.ts';
import { Edited } from './new-capability/edits.ts';
import { planCapability } from './new-capability/plan.ts';
import { createCapability } from './new-capability.ts';
import { sourceOffences } from './source-rules.ts';

const ROOT = join(import.meta.dirname, '..');

describe('a new capability', () => {
  let root: string;
  beforeAll(() => {
    root = copyOfHouse(ROOT);
    createCapability(root, 'dry-run');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('breaks no rule of structure', () => {
    expect(sourceOffences(root).filter(({ place }) => /dry-?run/i.test(place))).toEqual([]);
  });

  // The cheapest workspace of each kind; the long suite compiles the others.
  it.each(['core', 'contract', 'i18n'])('compiles in %s', (workspace) => {
    expect(typesOf(root, workspace)).toBe('');
  });

  it('is said in all twelve languages, none of which has a word of the templates left', () => {
    const plan = planCapability(ROOT, 'dry-run');
    expect([...plan.made.keys()].filter((path) => /^i18n\/.._..\/dry-run\.ts$/.test(path))).toHaveLength(12);
    for (const [path, text] of plan.made) expect(path + text).not.toMatch(/money.?box/i);
  });

  it('is named in at most eight files of others, and in two documents beside them', () => {
    const lists = [...planCapability(ROOT, 'dry-run').changed.keys()];
    const documents = lists.filter((path) => path.startsWith('docs/'));
    expect(documents).toEqual(['docs/words.md', 'docs/ledger/chart-of-accounts.md']);
    expect(lists).toContain('architecture/levels.cjs');
    expect(lists.length - documents.length, lists.join('\n')).toBeLessThanOrEqual(8);
  });

  // Running the suite that changes numbers takes minutes; the long suite does that over what is made.
  it('says what its numbers are compared with, and has rows for the suite that changes them', () => {
    const { made } = planCapability(ROOT, 'dry-run');
    expect(made.get('server/src/modules/dry-run/product.ts')).toMatch(/checks: dryRunChecks/);
    expect(made.get('server/test/dry-run/money.rig.ts')).toMatch(/export const money: ProductMoney/);
  });

  it('is made once', () => {
    expect(() => createCapability(root, 'dry-run')).toThrow(/there is a capability or a room "dry-run" already/);
  });
});

// These names already have pages, an account and texts, which say that they are not open yet.
describe.each([
  ['card', '/wallet/card-home'],
  ['futures', '/wallet/futures'],
] as const)('a capability %s that the house has a place for', (name, route) => {
  // Only planned here; the long suite makes and compiles it.
  it('keeps the account and the words that there are, and has a page of its own', () => {
    const { made, changed } = planCapability(ROOT, name, route);
    expect(changed.get('core/src/ledger/account.ts')).toBe(
      readFileSync(join(ROOT, 'core/src/ledger/account.ts'), 'utf8'),
    );
    expect(changed.get('contract/src/pages.ts')).toContain(`path: '${route}'`);
    expect(made.has(`i18n/en_US/${name}.balances.ts`)).toBe(false);
    expect(made.get(`i18n/en_US/${name}.pages.ts`)).not.toContain(`pages.keywords.${name}`);
    expect(made.get(`e2e/${name}/move.e2e.ts`)).toContain(`page.goto('${route}')`);
  });
});

describe('what new:capability refuses', () => {
  it.each([
    ['Red Packet', /kebab-case/],
    ['../x', /kebab-case/],
    ['', /kebab-case/],
    ['piggyBank', /kebab-case/],
    ['a-word-that-nobody-can-keep', /longer than 20/],
    ['select', /choose another/],
    ['class', /choose another/],
    ['constructor', /choose another/],
    ['undefined', /choose another/],
    ['pg-box', /begins with "pg-"/],
    ['deposit', /is the route of a page already/],
    ['staff-lounge', /begins with "staff"/],
    ['console-two', /begins with "console"/],
    ['conversion', /there is a capability/],
    ['earn', /there is a capability/],
    ['ledger', /ledger/],
    ['common', /common/],
  ])('%j', (name, sentence) => {
    expect(() => planCapability(ROOT, name)).toThrow(sentence);
  });

  it.each(['wallet/piggy', '/wallet/', '/Wallet/x', '/wallet/:id', '/wallet/../x'])('the route %j', (route) => {
    expect(() => planCapability(ROOT, 'piggy-bank', route)).toThrow(/a route is a path/);
  });

  it('a house whose lists are not where they were: nothing is written', () => {
    const root = mkdtempSync(join(tmpdir(), 'not-a-house-'));
    try {
      const levels = join(root, 'architecture/levels.cjs');
      mkdirSync(dirname(levels), { recursive: true });
      writeFileSync(levels, 'module.exports = { 1: [] };\n');
      expect(() => createCapability(root, 'dry-run')).toThrow(/levels\.cjs: no list has 'spot'/);
      expect(readFileSync(levels, 'utf8')).toBe('module.exports = { 1: [] };\n');
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

describe('an edit', () => {
  const edited = (text: string) => new Edited('a.ts', text);

  it('adds to an object in its order, or at its end', () => {
    const text = "export const pages = {\n  'a.one': 1,\n  'c.one': 2,\n} as const;\n";
    expect(edited(text).addProperty('pages', 'b.one', '3', { isSorted: true }).text).toBe(
      "export const pages = {\n  'a.one': 1,\n  'b.one': 3,\n  'c.one': 2,\n} as const;\n",
    );
    expect(edited(text).addProperty('pages', 'd', '3').text).toBe(
      "export const pages = {\n  'a.one': 1,\n  'c.one': 2,\n  d: 3,\n} as const;\n",
    );
    expect(() => edited(text).addProperty('pages', 'a.one', '3')).toThrow('a.ts: pages has "a.one" already');
  });

  it('finds what a function answers, and not what it is given', () => {
    const text = 'export const handlers = ({ a }: { readonly a: number }) => ({\n  one: a,\n});\n';
    expect(edited(text).addProperty('handlers', 'two', 'a').text).toContain('one: a,\n  two: a,\n}');
    expect(() => edited(text).addElement('handlers', 'x')).toThrow('there is no list in a constant "handlers"');
  });

  it('adds a row at the end of its own table only', () => {
    const text = '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n| c |\n| --- |\n';
    expect(edited(text).addRow('| a | b |', '| 3 | 4 |').text).toBe(
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n\n| c |\n| --- |\n',
    );
    expect(() => edited(text).addRow('| z', '')).toThrow('no table that begins with "| z"');
  });
});
