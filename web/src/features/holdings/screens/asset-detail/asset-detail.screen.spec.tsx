import { pages } from '@bourse/contract/pages.ts';
import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import { messages as bookingsWords } from '@bourse/i18n/en_US/bookings.ts';
import { messages as holdingsWords } from '@bourse/i18n/en_US/holdings.ts';
import { messages as assetWords } from '@bourse/i18n/en_US/holdings-asset.gen.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, BTC, ETH } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  NOW_MS,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { fillSlots } from '../../../../lib/slots.tsx';
import { CAME, LEFT } from '../../../bookings/bills.rig.ts';

type Detail = CallOutput<'holdings.asset'>;

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...bookingsWords, ...holdingsWords, ...assetWords });
const HELD: Detail['holds'][number] = {
  id: '1',
  asset: 'ETH',
  account: 'funding',
  reason: 'WITHDRAWAL',
  ref: 'x',
  amount: '0.5',
  createdAtMs: NOW_MS - 60_000,
  releaseAtMs: null,
};
const HOLDS: Detail['holds'] = [
  HELD,
  { ...HELD, id: '2', reason: 'DEPOSIT_UNCONFIRMED', amount: '0.25', releaseAtMs: NOW_MS + 3_600_000 },
  { ...HELD, id: '3', account: 'spot', reason: 'NEWER_THAN_THIS_PAGE', amount: '0.1' },
  { ...HELD, id: '4', account: 'spot', reason: 'ORDER', amount: '0.025' },
];
const DETAIL: Detail = {
  row: {
    asset: 'ETH',
    name: 'Ether',
    displayScale: 8,
    total: '3.21',
    available: '2.335',
    frozen: '0.875',
    valueUsdt: '6420',
    priceUsdt: '2000',
    change24hPercent: '-1.5',
    usable: true,
  },
  accounts: [
    { account: 'funding', available: '2.335', frozen: '0.75' },
    { account: 'spot', available: '0', frozen: '0.125' },
    { account: 'p2p', available: '0', frozen: '0' },
  ],
  holds: HOLDS,
  records: [CAME, LEFT],
};
const NOTHING: Detail = {
  ...DETAIL,
  row: { ...DETAIL.row, total: '0', available: '0', frozen: '0', valueUsdt: '0' },
  accounts: [],
  holds: [],
  records: [],
};

beforeEach(() => {
  answerForMoney();
  answer('holdings.asset', DETAIL);
  answer('holdings.holds', { rows: HOLDS });
  answer('pricing.history', { points: [] });
});

const page = (): string => document.querySelector('main')?.textContent ?? '';

describe.each(LAYOUTS)('one coin on %s', (layout) => {
  const open = (query: Record<string, string> = { asset: 'ETH' }) => openScreen('holdings.assets', { layout, query });

  it('leaves a place at its end for what products say of idle coins', async () => {
    fillSlots({ 'coins.idle': [(idle) => <p>{JSON.stringify(idle)}</p>] });
    await open();
    expect(await screen.findByText(JSON.stringify({ asset: 'ETH' }))).toBeTruthy();
  });

  it('is grey at first, and says plainly that one has none of it', async () => {
    const held = hold('holdings.asset');
    await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer(NOTHING);
    await untilThere();
    expect(screen.getByText(t('holdings.asset.nowhere', { asset: 'ETH' }))).toBeTruthy();
    expect(screen.getByText(t('holdings.asset.noRecords', { asset: 'ETH' }))).toBeTruthy();
    expect(screen.getByText(t('holdings.asset.noPrices'))).toBeTruthy();
    expect(screen.queryByText(t('holdings.asset.holds'))).toBeNull();
  });

  it('shows where it is, why some is frozen and until when, and what happened last', async () => {
    const user = await open();
    expect(await screen.findByText(t('holdings.hold.WITHDRAWAL'))).toBeTruthy();
    for (const text of [
      '3.21',
      t('holdings.holds.since', { time: '2026/11/20 17:29 (UTC+8)' }),
      t('holdings.holds.releases', { time: '2026/11/20 18:30 (UTC+8)' }),
      // A reason that this page has no word for is still explained.
      t('holdings.hold.other'),
      '+1.25',
      '0.5',
      t('balances.account.in_transit'),
    ]) {
      expect(page()).toContain(text);
    }
    // What a product sets aside leads to where it can be ended.
    const order = screen.getByRole('link', { name: t('holdings.hold.ORDER') });
    expect(order.getAttribute('href')).toContain(pages['spot.orders'].path);
    expect(screen.queryByRole('link', { name: t('holdings.hold.WITHDRAWAL') })).toBeNull();
    expect(sent('holdings.holds')).toEqual([{ asset: 'ETH' }]);
    await user.click(screen.getAllByText(/\+1\.25/)[0]!);
    expect(here()).toContain('type=entry');
    expect(here()).toContain(`id=${CAME.id}`);
  });

  it('says of what was set aside at once, as the parts of a purchase, first what is free first', async () => {
    const part = { ...HELD, reason: 'VESTING', createdAtMs: NOW_MS - 120_000 };
    const [sooner, later] = [1, 90].map((days) => NOW_MS + days * 86_400_000) as [number, number];
    const parts = [
      { ...part, id: '8', amount: '30', releaseAtMs: later },
      { ...part, id: '9', amount: '40', releaseAtMs: sooner },
    ];
    answer('holdings.holds', { rows: [HELD, ...parts] });
    await open();
    const holds = within(await screen.findByRole('list', { name: t('holdings.asset.holds') }));
    const times = holds.getAllByText(/Free at/).map(({ textContent }) => textContent);
    expect(times.map((text) => text?.slice(-24, -14))).toEqual(['2026/11/21', '2027/02/18']);
    expect(holds.getAllByRole('listitem')[0]?.textContent).toContain(t('holdings.hold.WITHDRAWAL'));
  });

  it('says that its price is old, and since when', async () => {
    answer('pricing.rates', {
      prices: [{ asset: 'ETH', priceUsdt: '2000', change24hPercent: null, atMs: NOW_MS - 600_000, delayed: true }],
      fiat: [{ currency: 'USD', perUsdt: '1' }],
      fiatAtMs: NOW_MS,
    });
    await open();
    expect(await screen.findByText(t('holdings.asset.priceDelayed', { time: '17:20:00' }))).toBeTruthy();
  });

  it('follows what changes while the page is open', async () => {
    await open();
    await screen.findByText(t('holdings.hold.WITHDRAWAL'));
    answer('holdings.asset', { ...NOTHING, row: { ...NOTHING.row, total: '9.99', available: '9.99' } });
    await tell('balances.changed', { asset: 'ETH' });
    expect((await screen.findAllByText(/9\.99/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(t('holdings.hold.WITHDRAWAL'))).toBeNull();
  });

  it('says that a coin is unknown', async () => {
    refuse('holdings.asset', 'COIN_UNKNOWN');
    await open({ asset: 'NONE' });
    expect(await screen.findByText(new RegExp(balancesRefusals.COIN_UNKNOWN))).toBeTruthy();
  });

  it('takes the first coin where none is named, and can ask again where the coins did not come', async () => {
    cut('assets.coins');
    const user = await open({});
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('assets.coins', { coins: [ETH, BTC] });
    await user.click(retry);
    expect(await screen.findByText(t('holdings.hold.WITHDRAWAL'))).toBeTruthy();
    expect(sent('holdings.asset')).toEqual([{ asset: 'ETH' }]);
  });
});
