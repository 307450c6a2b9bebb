// @vitest-environment jsdom
import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { expect, test } from 'vitest';
import { NOW_MS } from '../../../app/exchange.rig.ts';
import { chooseLanguage, t } from '../../../lib/i18n.ts';
import { launchValue } from './action-value.ts';

test('what is asked for reads in words on the page of approvals', async () => {
  await chooseLanguage('en_US');
  const startAtMs = Math.floor(NOW_MS / MINUTE_MS) * MINUTE_MS;
  const round = {
    quota: '500',
    perPerson: '100',
    split: 'BOTTOM_UP',
    basePrice: '0.125',
    discountBps: 1_250,
    hasVipDiscount: false,
    min: '10',
    max: '1000',
    step: '0.01',
    kycMin: 1,
    vipMin: 2,
    startAtMs,
    endAtMs: startAtMs + DAY_MS,
  };
  const first = t('console.launch.roundText', {
    number: 1,
    quota: '500',
    price: '0.125',
    discount: '12.50 %',
    from: '2026/11/20 14:32:00',
    until: '2026/11/21 14:32:00',
  });
  // Whoever decides reads every term.
  const terms = [
    ['mode', t('console.launch.mode.SUBSCRIPTION')],
    ['perPerson', '100'],
    ['split', t('console.launch.split.BOTTOM_UP')],
    ['min', '10'],
    ['max', '1,000'],
    ['step', '0.01'],
    ['hasVipDiscount', t('console.no')],
    ['kycMin', t('console.kycLevel.primary')],
    ['nationality', t('console.launch.nationality.ALL')],
    ['vipMin', '2'],
    ['newcomersOnly', t('console.no')],
    ['needsSurvey', t('console.no')],
  ] as const;
  const told = terms.map(([name, text]) => `${t(`console.actionField.${name}`)}: ${text}`);
  expect(launchValue('rounds', [round])).toBe([first, ...told].join('; '));
  const holding = { asset: 'ETH', fromAtMs: startAtMs, days: 7, least: '1000', factor: '0.5' };
  const held = [
    ['holdAsset', 'ETH'],
    ['holdFromAtMs', '2026/11/20 14:32:00'],
    ['holdDays', '7'],
    ['holdLeast', '1,000'],
    ['holdFactor', '0.5'],
  ] as const;
  const more = held.map(([name, text]) => `${t(`console.actionField.${name}`)}: ${text}`);
  // Conditions stand in the order in which they are checked.
  const [before, after] = [told.slice(0, -2), told.slice(-2)];
  expect(launchValue('rounds', [{ ...round, holding }])).toBe([first, ...before, ...more, ...after].join('; '));
  expect(launchValue('rounds', [{ ...round, holding: { ...holding, factor: null } }])).toContain(
    `${t('console.actionField.holdFactor')}: --`,
  );
  const flash = { ...round, mode: 'FLASH', lot: '10', quotaLots: 50, leastLots: 1, mostLots: 4, paySeconds: 120 };
  const flashText = launchValue('rounds', [flash]);
  expect(flashText).toContain('50 × 10');
  for (const [name, text] of [
    ['lot', '10'],
    ['quotaLots', '50'],
    ['leastLots', '1'],
    ['mostLots', '4'],
    ['paySeconds', '120'],
  ] as const) {
    expect(flashText).toContain(`${t(`console.actionField.${name}`)}: ${text}`);
  }
  const lottery = {
    ...round,
    mode: 'LOTTERY',
    ticket: '10',
    winners: 7,
    mostTickets: 5,
    mostWins: 2,
    drawAtMs: startAtMs + 2 * DAY_MS,
    volumeMarkets: 'BTC_USDT',
    volumeStep: '250',
    volumeFromAtMs: null,
    nationality: 'CN_ONLY',
    newcomersOnly: true,
  };
  const drawn = launchValue('rounds', [lottery]);
  expect(drawn).toContain('7 × 10');
  for (const [name, text] of [
    ['mostWins', '2'],
    ['nationality', t('console.launch.nationality.CN_ONLY')],
    ['newcomersOnly', t('console.yes')],
    ['drawAtMs', '2026/11/22 14:32:00'],
    ['volumeMarkets', 'BTC_USDT'],
    ['volumeStep', '250'],
    ['volumeFromAtMs', '2026/11/20 14:32:00'],
  ] as const) {
    expect(drawn).toContain(`${t(`console.actionField.${name}`)}: ${text}`);
  }
  const { basePrice, discountBps, hasVipDiscount, split, quota, ...anyRound } = round;
  const shared = launchValue('rounds', [{ ...anyRound, mode: 'BOOST', boostAsset: 'ETH', pool: '500' }]);
  const boosts = [
    ['mode', t('console.launch.mode.BOOST')],
    ['boostAsset', 'ETH'],
    ['pool', '500'],
    ['perPerson', '100'],
    ['min', '10'],
    ['max', '1,000'],
    ['step', '0.01'],
    ['kycMin', t('console.kycLevel.primary')],
    ['nationality', t('console.launch.nationality.ALL')],
    ['vipMin', '2'],
    ['newcomersOnly', t('console.no')],
    ['needsSurvey', t('console.no')],
  ] as const;
  const begins = t('console.launch.boostText', {
    number: 1,
    pool: '500',
    asset: 'ETH',
    from: '2026/11/20 14:32:00',
    until: '2026/11/21 14:32:00',
  });
  expect(shared).toBe(
    [begins, ...boosts.map(([name, text]) => `${t(`console.actionField.${name}`)}: ${text}`)].join('; '),
  );
  // A price that is fixed later is not in the coin that is paid.
  const fixed = launchValue('rounds', [{ ...round, priceIn: 'USDT' }]);
  expect(fixed).toBe(launchValue('rounds', [round])?.replace(round.basePrice, `${round.basePrice} USDT`));
  expect(launchValue('schedule', [{ atMs: startAtMs, shareBps: 10_000 }])).toBe('2026/11/20 14:32:00: 100.00 %');
  expect(launchValue('listingAtMs', startAtMs)).toBe('2026/11/20 14:32:00');
  expect(launchValue('supply', '100000000')).toBe('100,000,000');
  expect(launchValue('ownersHave', '-712000')).toBe('\u2212712,000');
  expect(launchValue('token', 'HBT')).toBeNull();
  expect(launchValue('payTo', 'house')).toBe(t('console.launch.owners'));
  expect(launchValue('payTo', '123456789')).toBeNull();
  expect(launchValue('protection', '1.5')).toBe('1.5');
  expect(launchValue('covers', 'protection')).toBe(t('console.launch.for.protection'));
});
