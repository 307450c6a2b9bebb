import { QUOTATIONS_TOPIC } from '@bourse/contract/topics.ts';
import { messages as words } from '@bourse/i18n/en_US/spot-markets.ts';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { greyCount, here, LAYOUTS, NOW_MS, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, cut, hold } from '../../../../lib/server.rig.ts';

type Market = CallOutput<'spot.markets'>['rows'][number];
type Ticker = CallOutput<'spot.quotations'>['rows'][number];

const t = await wordsOf(words);
const BTC: Market = {
  symbol: 'BTC_USDT',
  tmId: 1,
  base: 'BTC',
  quote: 'USDT',
  kind: 'spot',
  priceScale: 2,
  tick: '0.01',
  quantityScale: 4,
  lot: '0.0001',
  minNotional: '5',
  bandPercent: '10',
  status: 'open',
  baseScale: 8,
  quoteScale: 6,
};
const ETH: Market = { ...BTC, symbol: 'ETH_USDT', tmId: 2, base: 'ETH', status: 'halted' };
/** An open market without any trade so far. */
const BKS: Market = { ...BTC, symbol: 'BKS_USDT', tmId: 3, base: 'BKS' };
const TICKER: Ticker = {
  symbol: 'BTC_USDT',
  last: '60000',
  open24h: '59000',
  high24h: '61000',
  low24h: '58000',
  changePercent: '1.69',
  baseVolume24h: '12.5',
  quoteVolume24h: '750000',
  bid: '59990',
  ask: '60010',
  atMs: NOW_MS,
};
const FALLING: Ticker = {
  ...TICKER,
  symbol: 'ETH_USDT',
  last: '2000',
  changePercent: '-3.5',
  quoteVolume24h: '900000',
};

beforeEach(() => {
  answer('pricing.rates', {
    prices: [{ asset: 'USDT', priceUsdt: '1', change24hPercent: null, atMs: NOW_MS, delayed: false }],
    fiat: [{ currency: 'USD', perUsdt: '1' }],
    fiatAtMs: NOW_MS,
  });
  answerForMoney();
  answer('spot.markets', { rows: [BTC, ETH, BKS] });
  answer('spot.quotations', { rows: [TICKER, FALLING] });
});

// Prices are public, so no log-in is asked for.
describe.each(LAYOUTS)('the markets, for a visitor on %s', (layout) => {
  const isTouch = layout === 'h5';
  const open = (query: Record<string, string> = {}) => openScreen('spot.markets', { layout, person: null, query });
  const search = () => screen.getByRole('searchbox', { name: t('spot.markets.search') });
  /** The stars of the list stand in its order. */
  const order = () =>
    screen
      .getAllByRole('button', { name: /favourites$/ })
      .map((star) => /(\w+)\/USDT/.exec(star.getAttribute('aria-label') ?? '')?.[1]);
  const row = (base: string) =>
    screen.getByRole('button', { name: new RegExp(`${base}/USDT`) }).closest(isTouch ? 'li' : 'tr, [role=row]')!
      .textContent;

  it('is grey at first, then in the order of what was traded, with a dash where nothing was', async () => {
    const held = hold('spot.markets');
    await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [BTC, BKS, ETH] });
    expect((await screen.findAllByText(/60,000\.00/)).length).toBeGreaterThan(0);
    expect(order()).toEqual(['ETH', 'BTC', 'BKS']);
    expect(row('ETH')).toContain(t('spot.markets.halted'));
    expect(row('BTC')).not.toContain(t('spot.markets.halted'));
    expect(row('BKS')).not.toMatch(/\d\.\d/);
  });

  it('sorts as it is asked to, and the address says so', async () => {
    const user = await open();
    await screen.findAllByText(/60,000\.00/);
    const name = isTouch ? t('spot.markets.ranking.gain') : t('spot.markets.column.change');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    expect(order()).toEqual(['BTC', 'ETH', 'BKS']);
    expect(here()).toContain('order=gain');
  });

  it('finds a pair on whichever tab, and says where there is none', async () => {
    const user = await open({ kind: 'etf' });
    await screen.findByRole('searchbox');
    await user.type(search(), 'eth/us');
    expect(order()).toEqual(['ETH']);
    await user.type(search(), 'x');
    expect(screen.getByText(t('spot.markets.nothing', { search: 'eth/usx' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('spot.markets.clear') }));
    expect(screen.queryByText(t('spot.markets.nothing', { search: 'eth/usx' }))).toBeNull();
  });

  it('keeps favourites on this device, and says how one becomes one', async () => {
    const user = await open();
    await screen.findAllByText(/60,000\.00/);
    await user.click(screen.getByRole('tab', { name: t('spot.markets.kind.favourites') }));
    expect(screen.getByText(t('spot.markets.noFavourites'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('spot.markets.showAll') }));
    await user.click(screen.getByRole('button', { name: t('spot.markets.favour', { pair: 'BTC/USDT' }) }));
    await user.click(screen.getByRole('tab', { name: t('spot.markets.kind.favourites') }));
    expect(order()).toEqual(['BTC']);
    await user.click(screen.getByRole('button', { name: t('spot.markets.unfavour', { pair: 'BTC/USDT' }) }));
    expect(screen.getByText(t('spot.markets.noFavourites'))).toBeTruthy();
  });

  it('speaks of no star where a kind has no market at all', async () => {
    const user = await open();
    await screen.findAllByText(/60,000\.00/);
    await user.click(screen.getByRole('tab', { name: t('spot.markets.kind.etf') }));
    expect(screen.queryByText(t('spot.markets.noFavourites'))).toBeNull();
    expect(screen.getByText(t('spot.markets.none'))).toBeTruthy();
  });

  it('shows the markets although no price came', async () => {
    cut('spot.quotations');
    await open();
    await screen.findByRole('button', { name: t('spot.markets.favour', { pair: 'BTC/USDT' }) });
    expect(order()).toEqual(['BKS', 'BTC', 'ETH']);
    expect(screen.queryByText(/60,000/)).toBeNull();
  });

  it('follows each market', async () => {
    await open();
    await screen.findAllByText(/60,000\.00/);
    await tell(QUOTATIONS_TOPIC, { rows: [{ ...TICKER, last: '61234.5', changePercent: '-2', atMs: NOW_MS + 1 }] });
    expect((await screen.findAllByText(/61,234\.50/)).length).toBeGreaterThan(0);
    expect(row('ETH')).toContain('2,000.00');
    expect(screen.queryByText(/60,000\.00/)).toBeNull();
  });
});
