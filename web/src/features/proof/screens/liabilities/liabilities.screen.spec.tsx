import { createHash } from 'node:crypto';
import { hashNow } from '@bourse/core/proof/hashing.ts';
import { growTree, rootOf, userHashOf } from '@bourse/core/proof/tree.ts';
import { messages as words } from '@bourse/i18n/en_US/proof.ts';
import { messages as russian } from '@bourse/i18n/ru_RU/proof.ts';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  greyCount,
  here,
  LAYOUTS,
  openScreen,
  PERSON,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { savedFile } from '../../../../lib/browser/browser.rig.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';

type Latest = CallOutput<'proof.latest'>;
type Mine = CallOutput<'proof.mine'>;
type Snapshot = NonNullable<Latest['snapshot']>;

const t = await wordsOf(words);
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const SALT = '0123456789abcdef0123456789abcdef';
const UID = PERSON.fid ?? '';

/** A snapshot of two people who are owed 0.0015 BTC and 7 USDT, and the first one's leaf. */
function counted(id: string, takenAtMs: number): { snapshot: Snapshot; leaf: Mine['leaf'] } {
  const userHash = hashNow(userHashOf(SALT, UID), digest);
  const owners = [
    { userHash, amounts: new Map([['BTC', 150_000n]]) },
    { userHash: digest('somebody else'), amounts: new Map([['USDT', 7_000_000n]]) },
  ];
  const { levels, top } = hashNow(growTree(owners), digest);
  const head = { takenAtMs, ledgerSequence: '5', tradingSequence: '0', leafCount: 2 };
  const position = userHash < digest('somebody else') ? 0 : 1;
  const brother = levels[0]![1 - position]!;
  return {
    snapshot: { id, ...head, sums: top.text, root: hashNow(rootOf(head, top), digest) },
    leaf: {
      uid: UID,
      salt: SALT,
      amounts: 'BTC=150000',
      position,
      path: [{ hash: brother.hash, amounts: brother.text }],
    },
  };
}

const now = counted('6f0c2b1e-8d4e-4c55-9a3a-0a1b2c3d4e5f', Date.UTC(2026, 9, 31, 16));
const before = counted('7f0c2b1e-8d4e-4c55-9a3a-0a1b2c3d4e5f', Date.UTC(2026, 8, 30, 16));
const LATEST: Latest = {
  snapshot: now.snapshot,
  coins: [
    { asset: 'BTC', ledgerScale: 8, hasChain: true },
    { asset: 'USDT', ledgerScale: 6, hasChain: true },
  ],
  reserves: [
    {
      asset: 'BTC',
      network: 'bitcoin',
      networkName: 'Bitcoin',
      address: 'bc1qreserve0000000000000000000000000000000',
      addressCount: 1,
      minor: '300000',
      signature: 'c2lnbmVk',
    },
    {
      asset: 'USDT',
      network: 'tempo',
      networkName: 'Tempo',
      address: null,
      addressCount: 1_204,
      minor: '6000000',
      signature: null,
    },
  ],
  earlier: [before.snapshot],
};
const NOTHING: Latest = { snapshot: null, coins: [], reserves: null, earlier: [] };

describe.each(LAYOUTS)('proof of liabilities on %s', (layout) => {
  const open = (more: Partial<Parameters<typeof openScreen>[1]> = {}) =>
    openScreen('proof.liabilities', { layout, ...more });

  it('is grey below its title while both answers are on their way, and then the title is the same one', async () => {
    const latest = hold('proof.latest');
    const mine = hold('proof.mine');
    await open();
    const title = screen.getByRole('heading', { level: 1, name: t('proof.title') });
    expect(greyCount()).toBeGreaterThan(0);
    expect(screen.queryByText(t('proof.none'))).toBeNull();
    latest.answer(LATEST);
    await expect.poll(() => sent('proof.mine')).toEqual([{ snapshotId: now.snapshot.id }]);
    // What stands below one's own part would jump when that arrives.
    expect(greyCount()).toBeGreaterThan(0);
    mine.answer({ snapshot: now.snapshot, leaf: now.leaf });
    await untilThere();
    expect(title.isConnected).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nothing was counted yet', async () => {
    answer('proof.latest', NOTHING);
    await open();
    expect(await screen.findByText(t('proof.none'))).toBeTruthy();
    expect(sent('proof.mine')).toEqual([]);
  });

  it('shows the moment, the root, what is owed and what is there', async () => {
    answer('proof.latest', LATEST);
    answer('proof.mine', { snapshot: now.snapshot, leaf: now.leaf });
    await open();
    expect(await screen.findByText('2026/11/01 00:00 (UTC+8)')).toBeTruthy();
    expect(screen.getByText(now.snapshot.root)).toBeTruthy();
    const sums = screen.getByRole(layout === 'h5' ? 'list' : 'table', { name: t('proof.sums') });
    const rows = within(sums).getAllByRole(layout === 'h5' ? 'listitem' : 'row');
    const [btc, usdt] = layout === 'h5' ? rows : rows.slice(1);
    expect(btc?.textContent).toMatch(/BTC.*0\.0015.*0\.003|BTC.*200\.00%.*0\.0015/);
    expect(within(btc!).getByText('200.00%')).toBeTruthy();
    expect(within(usdt!).getByText('85.71%')).toBeTruthy();
    expect(screen.getByText(t('proof.depositAddresses', { count: 1204 }))).toBeTruthy();
    expect(screen.getAllByText(t('proof.signed'))).toHaveLength(1);
    for (const limit of ['moment', 'borrowed', 'claims', 'others', 'privacy'] as const) {
      expect(screen.getByText(t(`proof.limit.${limit}`))).toBeTruthy();
    }
  });

  it('says that the chains were not asked, and shows no address then', async () => {
    answer('proof.latest', { ...LATEST, reserves: null });
    answer('proof.mine', { snapshot: now.snapshot, leaf: now.leaf });
    await open();
    expect(await screen.findByText(t('proof.notAsked'))).toBeTruthy();
    expect(screen.queryByRole('heading', { name: t('proof.addresses') })).toBeNull();
  });

  it('finds the own part right on the page itself', async () => {
    answer('proof.latest', LATEST);
    answer('proof.mine', { snapshot: now.snapshot, leaf: now.leaf });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('proof.verify') }));
    expect(await screen.findByText(t('proof.right'))).toBeTruthy();
  });

  it.each([
    ['SUMS_DIFFER', { amounts: 'BTC=150001' }],
    ['ROOT_DIFFERS', { salt: SALT.replaceAll('a', 'b') }],
    ['PATH_LENGTH', { path: [] }],
    ['MALFORMED', { salt: 'short' }],
    ['NEGATIVE_AMOUNT', { amounts: 'BTC=-1' }],
  ] as const)('says why it is wrong: %s', async (fault, change) => {
    answer('proof.latest', LATEST);
    answer('proof.mine', { snapshot: now.snapshot, leaf: { ...now.leaf!, ...change } as Mine['leaf'] });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('proof.verify') }));
    expect(await screen.findByText(t('proof.wrong', { reason: t(`proof.fault.${fault}`) }))).toBeTruthy();
  });

  it('says that somebody who had nothing was not counted', async () => {
    answer('proof.latest', LATEST);
    answer('proof.mine', { snapshot: now.snapshot, leaf: null });
    await open();
    expect(await screen.findByText(t('proof.notIn'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('proof.verify') })).toBeNull();
  });

  it('leads a visitor to the login, and asks for nobody’s part', async () => {
    answer('proof.latest', LATEST);
    const user = await open({ person: null });
    expect(await screen.findByText(t('proof.visitor'))).toBeTruthy();
    expect(sent('proof.mine')).toEqual([]);
    await user.click(screen.getByRole('button', { name: shell('shell.account.logIn') }));
    expect(here()).toBe(layout === 'h5' ? '/h5/user/loginAndRegister' : '/front/login');
  });

  it('shows an earlier count with its own part and without today’s reserves, and leads back', async () => {
    answer('proof.latest', LATEST);
    answer('proof.mine', ({ snapshotId }) => (snapshotId === before.snapshot.id ? before : now) as Mine);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('proof.show') }));
    expect(await screen.findByText(t('proof.earlierShown'))).toBeTruthy();
    expect(here()).toContain(`snapshot=${before.snapshot.id}`);
    expect(await screen.findByText('2026/10/01 00:00 (UTC+8)')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: t('proof.addresses') })).toBeNull();
    await user.click(screen.getByRole('button', { name: t('proof.showLatest') }));
    expect(await screen.findByRole('heading', { name: t('proof.addresses') })).toBeTruthy();
    expect(here()).not.toContain('snapshot=');
  });

  it('gives the own file, and the whole list page by page', async () => {
    answer('proof.latest', LATEST);
    answer('proof.mine', { snapshot: now.snapshot, leaf: now.leaf });
    answer('proof.leaves', ({ from }) =>
      from === '0'
        ? { leaves: [[digest('a'), 'BTC=150000']], next: 1 }
        : { leaves: [[digest('b'), 'USDT=7']], next: null },
    );
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('proof.downloadOwn') }));
    expect(JSON.parse(await savedFile('my-proof-2026-10-31-16-00.json'))).toMatchObject({
      uid: UID,
      amounts: 'BTC=150000',
    });
    await user.click(screen.getByRole('button', { name: t('proof.list') }));
    expect(JSON.parse(await savedFile('liabilities-2026-10-31-16-00.json')).leaves).toHaveLength(2);
    expect(sent('proof.leaves').map(({ from }) => from)).toEqual(['0', '1']);
  });

  it('tells that the list did not come, and lets it be asked for again', async () => {
    answer('proof.latest', LATEST);
    answer('proof.mine', { snapshot: now.snapshot, leaf: now.leaf });
    cut('proof.leaves');
    const user = await open();
    const button = await screen.findByRole('button', { name: t('proof.list') });
    await user.click(button);
    expect(await screen.findByText(shell('shell.network.failed'))).toBeTruthy();
    expect(button).toHaveProperty('disabled', false);
  });

  it('says that the network is away, and Retry brings the page', async () => {
    cut('proof.latest');
    const user = await open({ person: null });
    expect((await screen.findByRole('alert')).textContent).toContain(shell('shell.loadFailed'));
    answer('proof.latest', LATEST);
    await user.click(screen.getByRole('button', { name: shell('shell.action.retry') }));
    expect(await screen.findByText(now.snapshot.root)).toBeTruthy();
  });

  it('keeps the page when only the own part is refused', async () => {
    answer('proof.latest', LATEST);
    refuse('proof.mine', 'SNAPSHOT_UNKNOWN');
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such count.');
    expect(screen.getByText(now.snapshot.root)).toBeTruthy();
  });

  it('speaks another language, all of it', async () => {
    answer('proof.latest', LATEST);
    answer('proof.mine', { snapshot: now.snapshot, leaf: now.leaf });
    await open({ locale: 'ru_RU' });
    const ru = await wordsOf(russian);
    expect(await screen.findByRole('heading', { level: 1, name: ru('proof.title') })).toBeTruthy();
    expect(await screen.findByRole('button', { name: ru('proof.verify') })).toBeTruthy();
    expect(screen.queryByText(t('proof.limits'))).toBeNull();
    // Only some languages say which clock it is.
    expect(screen.getByText('2026/11/01 00:00')).toBeTruthy();
  });
});
