import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@bourse/contract/contract.ts';
import { type PageId, pages, REDIRECTS } from '@bourse/contract/pages.ts';
import { describe, expect, it } from 'vitest';
import { chainOfEndpoint } from './where/handlers.ts';
import { knownPaths, type Route, routeAt } from './where/pages.ts';
import { where } from './where.ts';

const LINES_MAX = 40;
const ROOT = join(import.meta.dirname, '..');

/** Everything that the withdrawal page calls: its model, both forms, the address book, the history and the linked wallet. */
const CALLED_TO_WITHDRAW = [
  'addressBook.addresses',
  'assets.coins',
  'deposits.claims',
  'identity.askPasskey',
  'identity.security',
  'linkedWallet.cancelSession',
  'linkedWallet.createSession',
  'linkedWallet.link',
  'linkedWallet.session',
  'linkedWallet.withdraw',
  'linkedWallet.withdrawCode',
  'transfers.info',
  'transfers.resolveRecipient',
  'transfers.send',
  'transfers.sendCode',
  'transfers.transfer',
  'withdrawals.answerQuestion',
  'withdrawals.cancelWithdrawal',
  'withdrawals.checkAddress',
  'withdrawals.history',
  'withdrawals.requestReturn',
  'withdrawals.withdraw',
  'withdrawals.withdrawCode',
  'withdrawals.withdrawInfo',
  'withdrawals.withdrawalDetail',
];

const isFile = (word: string): boolean => /^\w+\/.*\.tsx?(:\d+)?$/.test(word);
const route = (path: string): Route => {
  const found = routeAt(path);
  if (!found) throw new Error(`nothing at ${path}`);
  return found;
};

describe('where', () => {
  it.each(knownPaths())('%s is told on few lines, and its files are there', (path) => {
    const lines = where(path);
    expect(lines.length).toBeLessThan(LINES_MAX);
    const files = lines.flatMap((line) => line.split(/ {2,}/)).filter(isFile);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(ROOT, file.replace(/:\d+$/, ''))))).toEqual([]);
  });

  it.each(Object.keys(pages) as PageId[])(
    '%s is found by its path, with a screen wherever it calls something',
    (id) => {
      const { page, screens, calls } = route(pages[id].path);
      expect(page).toBe(id);
      expect(screens.length > 0 || calls.length === 0).toBe(true);
    },
  );

  it.each(Object.keys(REDIRECTS))('%s leads on', (path) => {
    expect(route(path).path).toBe(REDIRECTS[path]);
  });

  it.each(endpoints().map(({ id }) => id))('%s is answered and promised', (id) => {
    const { handler, contract } = chainOfEndpoint(id);
    expect(handler).toMatch(/\.http\.ts:\d+$/);
    expect(contract).toMatch(/^contract\/src\/.+\.ts:\d+$/);
  });

  it('knows for the page of withdrawals what it calls, and nothing else', () => {
    expect([...route('/wallet/withdraw').calls].sort()).toEqual(CALLED_TO_WITHDRAW);
  });

  it('tells each kind of file behind a route', () => {
    const kinds = where('/wallet/withdraw').map((line) => line.slice(0, 10).trim());
    expect([...new Set(kinds)]).toEqual([
      'route',
      'desktop',
      'h5',
      'model',
      'handler',
      'contract',
      'use case',
      'tables',
      'specs',
      'journeys',
    ]);
  });

  it('follows an endpoint to the tables, also those that the books write', () => {
    const id = CALLED_TO_WITHDRAW.find((each) => /^(?!linked).*\.withdraw$/.test(each))!;
    const { asked, tables } = chainOfEndpoint(id);
    expect(asked.some((file) => file.includes('/usecases/'))).toBe(true);
    expect(tables.filter((table) => /\.(withdrawal|hold)$/.test(table))).toHaveLength(2);
    expect(where(id).join('\n')).toMatch(/^pages .*\/wallet\/withdraw$/m);
  });

  it('tells more when asked', () => {
    expect(where('/wallet/withdraw', true).length).toBeGreaterThan(100);
  });

  it('finds what an id is handed down to, link by link: a list of the console in two tabs', () => {
    expect(route('/console/users').calls).toEqual(
      expect.arrayContaining(['staffHoldings.deposits', 'staffHoldings.withdrawals', 'staffDossier.download']),
    );
  });

  it.each([
    ['/wallet/withdrow', 'no page has the path /wallet/withdrow; did you mean /wallet/withdraw?'],
    ['/console/catalogue', 'no page has the path /console/catalogue; did you mean /console/catalog?'],
    ['identity.captchas', 'no endpoint or page has the id identity.captchas; did you mean identity.captcha?'],
    ['/nowhere-near-anything', 'no page has the path /nowhere-near-anything; contract/src/pages.ts lists all pages'],
  ])('says of %s what is meant', (asked, sentence) => {
    expect(() => where(asked)).toThrow(sentence);
  });

  it('takes an address as it stands in the browser', () => {
    expect(where('http://localhost:3000/wallet/withdraw?asset=USDT')).toEqual(where('/wallet/withdraw'));
  });
});
