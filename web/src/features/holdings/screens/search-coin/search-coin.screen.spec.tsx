import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as holdingsWords } from '@bourse/i18n/en_US/holdings.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, BOOKS, BTC, ETH, LIMIT } from '../../../../app/money.rig.ts';
import { greyCount, here, LAYOUTS, NOW_MS, openScreen, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { answer, cut, hold } from '../../../../lib/server.rig.ts';

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...holdingsWords });
const PAUSE = { reason: 'The node is upgraded.', untilMs: null };

beforeEach(() => {
  answer('assets.coins', {
    coins: [{ ...BTC, networks: BTC.networks.map((each) => ({ ...each, withdrawPaused: PAUSE })) }, ETH, BOOKS],
  });
  answerForMoney();
  answer('holdings.overview', {
    totalUsdt: '6420',
    totalBtc: null,
    pricesAtMs: NOW_MS,
    unpricedAssets: 0,
    todayPnlUsdt: null,
    todayPnlPercent: null,
    pnlTerms: null,
    accounts: [],
    bonusUsdt: '0',
    assets: [
      {
        asset: 'ETH',
        name: 'Ether',
        displayScale: 8,
        total: '3.21',
        available: '3.21',
        frozen: '0',
        valueUsdt: '6420',
        priceUsdt: '2000',
        change24hPercent: null,
        usable: true,
      },
    ],
    limit: LIMIT,
  });
});

describe.each(LAYOUTS)('the search for a coin on %s', (layout) => {
  const open = (query: Record<string, string>) => openScreen('holdings.searchCoin', { layout, query });
  const row = (name: string) =>
    within(screen.getByRole('list', { name: t('balances.coins.all') }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(name))!;

  it('shows the coins, although nobody knows yet what one has of them', async () => {
    const coins = hold('assets.coins');
    cut('holdings.overview');
    await open({ for: 'deposit' });
    expect(greyCount()).toBeGreaterThan(0);
    coins.answer({ coins: [ETH] });
    await untilThere();
    expect(row('Ether').textContent).not.toMatch(/\d/);
  });

  it('says which coin cannot leave, finds one, and goes on with it to where it was asked for', async () => {
    const user = await open({ for: 'withdraw' });
    await screen.findByText(/3\.21/);
    expect(row('Bitcoin').textContent).toContain(t('balances.coins.paused'));
    expect(row('Books').textContent).toContain(t('balances.coins.noWithdraw'));
    expect(row('Ether').textContent).not.toContain(t('balances.coins.paused'));
    await user.type(screen.getByRole('searchbox', { name: t('balances.coins.search') }), 'nothing');
    expect(screen.getByText(t('holdings.nothingFound', { search: 'nothing' }))).toBeTruthy();
    expect(here()).toContain('q=nothing');
    await user.click(screen.getByRole('button', { name: t('balances.action.clearSearch') }));
    await user.click(within(row('Ether')).getByText('ETH'));
    expect(here()).toMatch(/withdraw.*asset=ETH/);
  });

  it('lets a coin come whose withdrawals rest', async () => {
    const first = await open({ for: 'deposit' });
    await screen.findByText('Bitcoin');
    expect(row('Bitcoin').textContent).not.toContain(t('balances.coins.paused'));
    expect(row('Books').textContent).toContain(t('balances.coins.noDeposit'));
    await first.click(within(row('Bitcoin')).getByText('BTC'));
    expect(here()).toMatch(/deposit.*asset=BTC/);
  });
});

it('offers the coins of late', async () => {
  const user = await openScreen('holdings.searchCoin', { layout: 'h5', query: {} });
  await user.click(await screen.findByText('Ether'));
  const again = await openScreen('holdings.searchCoin', { layout: 'h5', query: { for: 'deposit' } });
  const [chip] = await screen.findAllByRole('button', { name: 'ETH' });
  await again.click(chip!);
  expect(here()).toMatch(/deposit.*asset=ETH/);
});
