import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as holdingsWords } from '@bourse/i18n/en_US/holdings.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { Sprout } from 'lucide-react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, LIMIT } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  NOW_MS,
  openScreen,
  STATUS,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { tell } from '../../../../lib/live/live.rig.ts';
import { describeProducts } from '../../../../lib/products.ts';
import { answer, cut, hold, sent } from '../../../../lib/server.rig.ts';
import { fillSlots } from '../../../../lib/slots.tsx';

type Overview = CallOutput<'holdings.overview'>;
type Row = Overview['assets'][number];

const t = await wordsOf({ ...balancesWords, ...holdingsWords });
const ETH: Row = {
  asset: 'ETH',
  name: 'Ether',
  displayScale: 8,
  total: '3.21',
  available: '2.21',
  frozen: '1',
  valueUsdt: '6420',
  priceUsdt: '2000',
  change24hPercent: '1.5',
  usable: true,
};
const DUST: Row = { ...ETH, asset: 'BTC', name: 'Bitcoin', total: '0.000001', frozen: '0', valueUsdt: '0.07' };
const ZERO: Row = { ...ETH, asset: 'BKS', name: 'Books', total: '0', frozen: '0', valueUsdt: '0', priceUsdt: null };
const OVERVIEW: Overview = {
  totalUsdt: '6543.21',
  totalBtc: '0.0937',
  pricesAtMs: NOW_MS - 5_000,
  unpricedAssets: 0,
  todayPnlUsdt: '-43.21',
  todayPnlPercent: '-0.66',
  pnlTerms: { nowUsdt: '6543.21', startUsdt: '6500.42', netInflowUsdt: '86' },
  accounts: [
    { account: 'funding', valueUsdt: '6420' },
    { account: 'spot', valueUsdt: '123.21' },
  ],
  bonusUsdt: '17.5',
  assets: [ETH, DUST, ZERO],
  limit: { ...LIMIT, usedUsdt: '1250', remainingUsdt: '98750', nextFreeAtMs: NOW_MS + 3_600_000, nextFreeUsdt: '1250' },
};
const NOTHING: Overview = {
  ...OVERVIEW,
  totalUsdt: '0',
  totalBtc: '0',
  todayPnlUsdt: null,
  todayPnlPercent: null,
  pnlTerms: null,
  accounts: [],
  bonusUsdt: '0',
  assets: [],
};
const TREND: CallOutput<'holdings.trend'> = {
  points: [1, 2, 3].map((day) => ({ atMs: NOW_MS - (4 - day) * 86_400_000, totalUsdt: String(6_400 + day) })),
};

beforeEach(() => {
  answerForMoney();
  answer('holdings.overview', OVERVIEW);
  answer('holdings.trend', TREND);
});

const page = (): string => document.querySelector('main')?.textContent ?? '';

it('leads to the page of a product from “More” on a phone', async () => {
  describeProducts([{ name: 'earn', walletMenu: [{ id: 'earn.products', key: 'shell.nav.earn', Icon: Sprout }] }]);
  const user = await openScreen('holdings.overview', { layout: 'h5' });
  await user.click(await screen.findByRole('button', { name: shell('shell.action.more') }));
  const link = await screen.findByRole('link', { name: shell('shell.nav.earn') });
  expect(link.getAttribute('href')).toBe('/wallet/earn');
});

describe.each(LAYOUTS)('what a person owns on %s', (layout) => {
  const open = (query: Record<string, string> = {}) => openScreen('holdings.overview', { layout, query });
  const coins = () => within(screen.getByRole(layout === 'h5' ? 'list' : 'table', { name: t('holdings.assets') }));

  it('leaves a place at its end for what products say of idle coins', async () => {
    fillSlots({ 'coins.idle': [(idle) => <p>{JSON.stringify(idle)}</p>] });
    await open();
    expect(await screen.findByText(JSON.stringify({ asset: null }))).toBeTruthy();
  });

  it('is grey at first, and says to somebody who owns nothing how to begin', async () => {
    const held = hold('holdings.overview');
    answer('holdings.trend', { points: [] });
    await open();
    expect(greyCount()).toBeGreaterThan(0);
    expect(screen.queryByText(t('holdings.noCoins'))).toBeNull();
    held.answer(NOTHING);
    await untilThere();
    expect(screen.getByText(t('holdings.noCoins'))).toBeTruthy();
    expect(screen.getByText(t('holdings.allocationEmpty'))).toBeTruthy();
    if (layout === 'desktop') expect(screen.getByText(t('holdings.trendEmpty'))).toBeTruthy();
  });

  it('shows total, today, limit and coins, and nothing of them any more once the eye is shut', async () => {
    const user = await open();
    await untilThere();
    for (const text of ['6,543.21', '43.21', '98,750', '3.21', '17.50']) expect(page()).toContain(text);
    expect(page()).toContain(t('balances.limit.frees', { amount: '1,250.00', time: '11/20 18:30 (UTC+8)' }));
    await user.click(screen.getByRole('button', { name: t('holdings.pnlHow') }));
    expect(await screen.findByText(t('holdings.pnlInflow'))).toBeTruthy();
    expect(screen.getByText(/6,500\.42/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: shell('shell.balances.hide') }));
    for (const text of ['6,543', '6,420', '43.21', '98,750', '1,250', '3.21', '123.21', '17.5']) {
      expect(page()).not.toContain(text);
    }
    // Every place of an amount would show on hover.
    for (const each of document.querySelectorAll('main [title]')) expect(each.getAttribute('title')).not.toMatch(/\d/);
    await user.click(screen.getByRole('button', { name: shell('shell.balances.show') }));
    expect(page()).toContain('6,543.21');
  });

  it('finds a coin, hides what is asked to be hidden, and says when filters hide all', async () => {
    const user = await open();
    await untilThere();
    expect(coins().getByText('BKS')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: t('holdings.hideZero') }));
    expect(coins().queryByText('BKS')).toBeNull();
    expect(coins().getByText('BTC')).toBeTruthy();
    if (layout === 'h5') await user.click(screen.getByRole('button', { name: t('holdings.search') }));
    await user.click(screen.getByRole('checkbox', { name: t('holdings.hideSmall') }));
    expect(coins().queryByText('BTC')).toBeNull();
    const search = screen.getByRole('searchbox', { name: t('holdings.search') });
    await user.type(search, 'books');
    expect(screen.getByText(t('holdings.nothingFound', { search: 'books' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('balances.action.clearSearch') }));
    expect(coins().getByText('ETH')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: t('holdings.hideZero') }));
    await user.click(screen.getByRole('checkbox', { name: t('holdings.hideSmall') }));
    expect(coins().getByText('BKS')).toBeTruthy();
  });

  it('follows what changes while the page is open', async () => {
    await open();
    await screen.findAllByText(/6,543\.21/);
    answer('holdings.overview', { ...OVERVIEW, totalUsdt: '7000', unpricedAssets: 2 });
    await tell('balances.changed', { asset: 'ETH' });
    expect((await screen.findAllByText(/7,000\.00/)).length).toBeGreaterThan(0);
    expect(screen.getByText(t('holdings.unpriced', { count: 2 }))).toBeTruthy();
  });

  it('leads from an account that only its product moves to the page of the product, and offers no transfer', async () => {
    answer('holdings.account', { account: 'earn', opened: true, valueUsdt: '12', assets: [] });
    await open({ account: 'earn' });
    const link = await screen.findByRole('link', { name: shell('shell.nav.earn') });
    expect(link.getAttribute('href')).toBe('/wallet/earn');
    expect(screen.queryByRole('button', { name: t('balances.action.transfer') })).toBeNull();
  });

  it('shows one account by its word or its code, and says which are not open', async () => {
    answer('holdings.account', { account: 'spot', opened: true, valueUsdt: '123.21', assets: [DUST] });
    const user = await open({ account: '3' });
    expect((await screen.findAllByText(/123\.21/)).length).toBeGreaterThan(0);
    expect(here()).toContain('account=spot');
    expect(sent('holdings.account')).toEqual([{ account: 'spot' }]);
    expect(coins().getByText('BTC')).toBeTruthy();
    if (layout === 'desktop') return;
    await user.click(screen.getByRole('tab', { name: t('balances.account.bonus') }));
    expect(await screen.findByText(shell('shell.notOpen.title', { name: t('balances.account.bonus') }))).toBeTruthy();
    expect(sent('holdings.account')).toHaveLength(1);
  });

  it('offers no account that is switched off, but counts what lies on it', async () => {
    answer('operator.status', { ...STATUS, switches: { ...STATUS.switches, C2C_CLOSE: 'true' } });
    answer('holdings.overview', {
      ...OVERVIEW,
      accounts: [...OVERVIEW.accounts, { account: 'p2p', valueUsdt: '9.87' }],
    });
    answer('holdings.account', { account: 'p2p', opened: true, valueUsdt: '9.87', assets: [] });
    const user = await open({ account: 'p2p' });
    // A link leads to the overview instead.
    await user.click(await screen.findByRole('radio', { name: t('holdings.byAccount') }));
    expect(screen.queryByRole('tab', { name: t('balances.account.p2p') })).toBeNull();
    expect(page()).toContain('9.87');
  });

  it('keeps what is known while the network is away, and says so only where there is nothing', async () => {
    await open();
    await screen.findAllByText(/6,543\.21/);
    cut('holdings.overview');
    await tell('balances.changed', { asset: 'ETH' });
    await waitFor(() => expect(sent('holdings.overview').length).toBeGreaterThan(1));
    expect(page()).toContain('6,543.21');
    expect(screen.queryByText(shell('shell.network.failed'), { selector: 'main *' })).toBeNull();
  });
});

it('opens what a frozen amount is made of', async () => {
  answer('holdings.holds', { rows: [] });
  const user = await openScreen('holdings.overview', { layout: 'desktop' });
  await untilThere();
  const table = within(screen.getByRole('table', { name: t('holdings.assets') }));
  await user.click(table.getByRole('button', { name: '1.00000000' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(sent('holdings.holds')).toEqual([{ asset: 'ETH' }]);
});
