import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as prices } from '@bourse/i18n/en_US/launch-price.ts';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, type LayoutName, NOW_MS, openScreen, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { savedFile } from '../../../../lib/browser/browser.rig.ts';
import { answer, refuse } from '../../../../lib/server.rig.ts';
import type { Round } from '../../api/queries.ts';
import { detail, flashAnswer, flashRound, ownRound, round } from '../../launch.fixture.ts';
import { answerForLaunch } from '../../launch.rig.ts';
import type { PriceSamples } from '../../rules/fixing.ts';

const t = await wordsOf({ ...words, ...prices });
type Fixing = NonNullable<Round['fixing']>;

const START_MS = NOW_MS + 2 * HOUR_MS;
const TO_MS = START_MS - HOUR_MS;
const FIXING: Fixing = {
  basePrice: '0.12',
  fromMs: TO_MS - DAY_MS,
  toMs: TO_MS,
  fixAtMs: TO_MS + MINUTE_MS,
  about: { basePrice: '0.00006', price: '0.000054' },
  done: null,
};
/** A round whose price in ETH is fixed in an hour. */
const awaited = (fixing: Partial<Fixing> = {}, over: Partial<Round> = {}): Round => ({
  ...round(),
  state: 'WARM_UP',
  shown: 'WARM_UP',
  startAtMs: START_MS,
  endAtMs: START_MS + DAY_MS,
  basePrice: null,
  price: null,
  fixing: { ...FIXING, ...fixing },
  ...over,
});
const DONE: NonNullable<Fixing['done']> = {
  atMs: TO_MS + MINUTE_MS,
  count: 1_440,
  missing: 0,
  sum: '2880000',
  average: '2000',
  failure: null,
};
const fixed = (): Round => awaited({ about: null, done: DONE }, { basePrice: '0.00006', price: '0.000054' });
const samples = (change: Partial<PriceSamples> = {}): PriceSamples => ({
  project: 'halyard',
  round: 1,
  asset: 'ETH',
  fromMs: FIXING.fromMs,
  toMs: FIXING.toMs,
  samples: Array<string>(1_440).fill('2000'),
  count: 1_440,
  missing: 0,
  sum: '2880000',
  offered: '0.12',
  basePrice: '0.00006',
  fixedAtMs: DONE.atMs,
  ...change,
});

beforeEach(() => {
  answerForLaunch();
  answerForMoney();
});

async function open(layout: LayoutName, shown: Round) {
  answer('launch.project', detail({ payAsset: 'ETH', shown: shown.shown, rounds: [shown] }, [ownRound()]));
  const user = await openScreen('launch.project', { layout, names: { id: 'halyard' } });
  await untilThere();
  return user;
}
/** What stands beside a label. */
const beside = (label: string) => screen.getAllByText(label)[0]!.nextElementSibling?.textContent;

describe.each(LAYOUTS)('a price in a coin that floats, on %s', (layout) => {
  it('says when it is fixed and what it would be now, with ratio and discounts', async () => {
    await open(layout, awaited());
    const time = '11/20 18:31 (UTC+8)';
    expect(screen.getByText(t('launch.fixing.soon', { time, price: '0.000054', asset: 'ETH' }))).toBeTruthy();
    expect(beside(t('launch.basePrice'))).toBe('0.12 USDT');
    expect(beside(t('launch.price'))).toBe('≈ 0.000054 ETH');
    expect(beside(t('launch.discount'))).toBe('10%');
    expect(beside(t('launch.vipDiscount'))).toBe(t('launch.vipEach'));
    expect(beside(t('launch.ratio'))).toContain('18,518.51851851 HLY');
    expect(screen.queryByRole('button', { name: t('launch.subscribe') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('launch.fixing.check') })).toBeNull();
  });

  it('says so where nothing is known of the coin now, and while it is being fixed', async () => {
    await open(layout, awaited({ about: null }));
    const time = '11/20 18:31 (UTC+8)';
    expect(screen.getByText(t('launch.fixing.soonUnknown', { time }))).toBeTruthy();
    expect(beside(t('launch.price'))).toBe('--');
  });

  it('is being fixed once its time has come', async () => {
    await open(layout, awaited({ fixAtMs: NOW_MS }));
    expect(screen.getByText(t('launch.fixing.due'))).toBeTruthy();
  });

  it('that could not be fixed keeps a flash sale closed after its start, and says why', async () => {
    const failed = { ...DONE, count: 1_340, missing: 100, failure: 'MISSING' } as const;
    const { flash, mode } = flashRound();
    answer('launch.flash', flashAnswer());
    await open(layout, awaited({ about: null, done: failed }, { flash, mode, startAtMs: NOW_MS - MINUTE_MS }));
    const reason = { missing: '100', all: '1,440', asset: 'ETH' };
    expect(screen.getAllByText(t('launch.fixing.MISSING', reason))).toHaveLength(2);
    expect(beside(t('launch.fixing.minutes'))).toBe(t('launch.met', { met: '1,340', all: '1,440' }));
    expect(screen.getByText(t('launch.phase.soon'))).toBeTruthy();
  });

  it('that was not fixed in time says so', async () => {
    await open(layout, awaited({ about: null, done: { ...DONE, failure: 'LATE' } }));
    expect(screen.getAllByText(t('launch.fixing.LATE'))).toHaveLength(2);
  });

  it('that never came is said of a round that was not held for it', async () => {
    const failed = { ...DONE, failure: 'LATE' } as const;
    await open(layout, awaited({ about: null, done: failed }, { state: 'CANCELLED', shown: 'ENDED' }));
    expect(screen.getByText(t('launch.fixing.over'))).toBeTruthy();
    expect(screen.queryByText(t('launch.fixing.LATE'))).toBeNull();
  });

  it('stands with its inputs once it is fixed, is computed again in the browser, and saved', async () => {
    answer('launch.priceSamples', samples());
    const user = await open(layout, fixed());
    expect(screen.getByText(t('launch.fixing.fixed', { time: '2026/11/20 18:31 (UTC+8)' }))).toBeTruthy();
    expect(beside(t('launch.fixing.average', { asset: 'ETH' }))).toBe('2,000 USDT');
    expect(beside(t('launch.price'))).toBe('0.000054 ETH');
    await user.click(screen.getByRole('button', { name: t('launch.fixing.check') }));
    const sum = { offered: '0.12', count: '1,440', sum: '2,880,000', price: '0.00006', asset: 'ETH' };
    expect(await screen.findByText(t('launch.fixing.agrees', sum))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('launch.fixing.save') }));
    expect(JSON.parse(await savedFile('halyard-1-price.json'))).toMatchObject({
      format: 'bourse-price-samples-v1',
      ...samples(),
    });
  });

  it.each([
    ['samples of another price', { samples: Array<string>(1_440).fill('1999') }],
    ['fewer minutes than a day has', { samples: Array<string>(1_439).fill('2000') }],
    ['another offer', { offered: '0.13' }],
  ])('is found out where it does not follow from its inputs: %s', async (_, change) => {
    answer('launch.priceSamples', samples(change));
    const user = await open(layout, fixed());
    await user.click(screen.getByRole('button', { name: t('launch.fixing.check') }));
    expect(await screen.findByText(/It does not agree/)).toBeTruthy();
  });

  it('says that its inputs could not be loaded', async () => {
    refuse('launch.priceSamples', 'LAUNCH_NO_PRICE');
    const user = await open(layout, fixed());
    await user.click(screen.getByRole('button', { name: t('launch.fixing.save') }));
    expect(await screen.findByText(t('launch.fixing.failed'))).toBeTruthy();
  });
});

const MARKET = {
  price: '0.09',
  fromMs: NOW_MS - 2 * HOUR_MS,
  toMs: NOW_MS - HOUR_MS,
  count: 60,
  sum: '5.4',
  byStaff: false,
};
async function openProtected(layout: LayoutName, market: typeof MARKET) {
  answer('launch.project', detail({ protection: { times: '1.5', market } }));
  await openScreen('launch.project', { layout, names: { id: 'halyard' } });
  await untilThere();
}

describe.each(LAYOUTS)('a price protection, on %s', (layout) => {
  it('is told with its rules, and once it is known with the market’s price and its inputs', async () => {
    await openProtected(layout, MARKET);
    expect(beside(t('launch.protection.title'))).toBe(t('launch.protection.times', { times: '1.5' }));
    expect(beside(t('launch.protection.market'))).toBe('0.09 USDT');
    expect(beside(t('launch.fixing.span'))).toContain('5.4 USDT ÷ 60');
    expect(screen.getByText(t('launch.protection.rule', { token: 'HLY', times: '1.5' }))).toBeTruthy();
    expect(screen.getByText(t('launch.protection.average', { all: 60, missing: 3 }))).toBeTruthy();
    expect(screen.getByText(t('launch.protection.silent', { days: 30 }))).toBeTruthy();
    expect(screen.getByText(t('launch.protection.funded'))).toBeTruthy();
  });

  it('says so where staff let another hour count, or there was none', async () => {
    await openProtected(layout, { ...MARKET, count: 7, sum: '0.63', byStaff: true });
    const told = beside(t('launch.fixing.span'));
    expect(told).toContain('0.63 USDT ÷ 7');
    expect(told).toContain(t('launch.protection.byStaff'));
  });

  it('says so where nothing was known of the token', async () => {
    await openProtected(layout, { ...MARKET, price: '0', count: 0, sum: '0', byStaff: true });
    expect(beside(t('launch.protection.market'))).toBe('0 USDT');
    expect(beside(t('launch.fixing.span'))).toBe(t('launch.protection.unknown'));
  });
});
