// @vitest-environment jsdom
import { messages } from '@bourse/i18n/en_US/launch.ts';
import { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import { messages as holding } from '@bourse/i18n/en_US/launch-holding.ts';
import { messages as lottery } from '@bourse/i18n/en_US/launch-lottery.ts';
import { messages as survey } from '@bourse/i18n/en_US/launch-survey.ts';
import { expect, test } from 'vitest';
import { textOf } from '../../../lib/i18n.ts';
import { NEW_ROUND, roundNames, type TypedRound } from './draft.ts';
import { NEW_DRAFT } from './kept.ts';
import { saidOf } from './preview.ts';

const t = textOf({ ...messages, ...flash, ...holding, ...lottery, ...survey });
const TIMES = { startAtMs: '2026-11-21T12:00', endAtMs: '2026-11-22T12:00' };
const PROJECT = {
  ...NEW_DRAFT.project,
  token: 'HBT',
  supply: '1000000',
  listingAtMs: '2026-11-23T12:00',
  website: 'https://nova.example/',
};
const BOUNDS = { perPerson: '100', min: '10', max: '1000', step: '0.5' };
const SUBSCRIPTION: TypedRound = {
  ...NEW_ROUND,
  ...TIMES,
  ...BOUNDS,
  quota: '500',
  basePrice: '0.125',
  discountBps: '20',
};
const FLASH: TypedRound = { ...NEW_ROUND, ...TIMES, mode: 'FLASH', lot: '10', quotaLots: '50', mostLots: '4' };
const LOTTERY: TypedRound = { ...NEW_ROUND, ...TIMES, mode: 'LOTTERY', ticket: '5', winners: '100', mostWins: '1' };
const BOOST: TypedRound = { ...NEW_ROUND, ...TIMES, ...BOUNDS, mode: 'BOOST', boostAsset: 'ETH', pool: '50' };

test('the facts are those of the page, with the whole of all rounds', () => {
  const { facts } = saidOf(t, { ...NEW_DRAFT, project: PROJECT, rounds: [SUBSCRIPTION, FLASH, LOTTERY, BOOST] });
  expect(facts.map(({ label, value }) => [label, value])).toEqual([
    [t('launch.supply'), '1,000,000 HBT'],
    [t('launch.forSale'), `1,500 HBT · ${t('launch.ofSupply', { percent: '0.15%' })}`],
    [t('launch.boost.pools'), `50 HBT · ${t('launch.ofSupply', { percent: '< 0.01%' })}`],
    [t('launch.listing'), '2026/11/23 12:00:00'],
    [t('launch.website'), 'https://nova.example/'],
  ]);
});

test('each round says what it is, when it is, and what it costs', () => {
  const asking = { ...BOOST, kycMin: '0' };
  const { rounds } = saidOf(t, { ...NEW_DRAFT, project: PROJECT, rounds: [SUBSCRIPTION, asking] });
  const times = `${t('launch.opens')} 2026/11/21 12:00:00 · ${t('launch.ends')} 2026/11/22 12:00:00`;
  expect(rounds).toEqual([
    {
      label: t('launch.subscribing.round', { number: 1 }),
      value: `${times} · ${t('launch.quota')} 500 HBT · ${t('launch.price')} 0.1 USDT`,
    },
    { label: t('launch.conditions'), value: t('launch.condition.KYC', { needed: '1' }) },
    {
      label: t('launch.boost.round', { number: 2 }),
      value: `${times} · ${t('launch.boost.pool')} 50 HBT · ${t('launch.boost.coin')} ETH`,
    },
  ]);
});

test('a round names all that it asks of everybody, as the page does', () => {
  const asking = (over: Partial<TypedRound>) =>
    saidOf(t, { ...NEW_DRAFT, project: PROJECT, rounds: [{ ...SUBSCRIPTION, ...over }] }).rounds.at(-1);
  const kyc = t('launch.condition.KYC', { needed: '1' });
  // Whose document or earlier rounds count has to be somebody who is known.
  expect(asking({ kycMin: '0', nationality: 'CN_ONLY' })).toEqual({
    label: t('launch.conditions'),
    value: `${kyc} · ${t('launch.condition.CN_ONLY')}`,
  });
  const [vip, newcomer] = [t('launch.condition.VIP', { needed: '2' }), t('launch.condition.NEWCOMER')];
  const held = t('launch.condition.HOLDING', { needed: '1,000', coin: 'ETH' });
  const all = [kyc, t('launch.condition.NON_CN'), vip, held, newcomer, t('launch.condition.SURVEY')];
  const holding = { holdAsset: 'ETH', holdLeast: '1000' };
  const over = { nationality: 'NON_CN', vipMin: '2', newcomersOnly: 'true', needsSurvey: 'true', ...holding };
  expect(asking(over)?.value).toBe(all.join(' · '));
});

test('a round that asks for a survey says so before its other rules', () => {
  const rounds = [SUBSCRIPTION, { ...BOOST, needsSurvey: 'true' }];
  const { rules } = saidOf(t, { ...NEW_DRAFT, project: PROJECT, rounds });
  expect(rules[0]).toBe(t('launch.rule.survey', { number: 2 }));
  expect(rules).not.toContain(t('launch.rule.survey', { number: 1 }));
});

test('unlocks add up', () => {
  const unlocks = [
    { at: '2026-11-23T12:00', percent: '20' },
    { at: '', percent: '80' },
  ];
  expect(saidOf(t, { ...NEW_DRAFT, unlocks }).unlocks).toEqual([
    { at: '2026/11/23 12:00:00', percent: '20.00 %', sum: '20.00 %', sumBps: 2_000 },
    { at: '…', percent: '80.00 %', sum: '100.00 %', sumBps: 10_000 },
  ]);
});

test('the rules are those that the page will say, in its words', () => {
  const { rules } = saidOf(t, { ...NEW_DRAFT, project: PROJECT, rounds: [SUBSCRIPTION, FLASH, LOTTERY] });
  const bounds = { min: '10', max: '1,000', step: '0.5', perPerson: '100', asset: 'USDT', token: 'HBT' };
  const range = t('launch.flash.lotsRange', { least: '1', count: 4 });
  expect(rules).toEqual([
    t('launch.rule.amounts', { ...bounds, number: 1 }),
    t('launch.rule.PRORATA', { number: 1 }),
    t('launch.flash.rule.lots', { number: 2, count: 50, lot: '10', token: 'HBT', range }),
    t('launch.flash.rule.beacon', { number: 2, round: '…', count: 5 }),
    t('launch.flash.rule.pay', { number: 2, time: t('launch.flash.minutes', { count: 3 }) }),
    t('launch.lottery.rule.draw', { number: 3, winners: '100', mostWins: '1', ticket: '5', token: 'HBT' }),
    t('launch.lottery.rule.money'),
    t('launch.lottery.rule.void'),
    t('launch.rule.change'),
    t('launch.rule.interval', { count: 5 }),
    t('launch.rule.cost'),
    t('launch.flash.rule.order', { count: 3 }),
    t('launch.flash.rule.giveUp'),
    t('launch.flash.rule.cost'),
    t('launch.rule.locked'),
    t('launch.rule.cancel'),
  ]);
});

test('what people must have held is said as on the page', () => {
  const asked = { holdAsset: 'ETH', holdFromAtMs: '2026-11-18T12:00', holdDays: '3', holdLeast: '1000' };
  const rulesFor = (round: Partial<TypedRound>) =>
    saidOf(t, { ...NEW_DRAFT, project: PROJECT, rounds: [{ ...SUBSCRIPTION, ...round }] }).rules;
  const period = { from: '2026/11/18', until: '2026/11/20' };
  const least = t('launch.holding.rule.least', { number: 1, least: '1,000', coin: 'ETH', ...period });
  expect(rulesFor(asked)[0]).toBe(least);
  expect(rulesFor(asked)).toContain(t('launch.holding.rule.mean'));
  expect(rulesFor({ ...asked, holdFactor: '0.5' }).slice(0, 2)).toEqual([
    least,
    t('launch.holding.rule.factor', { number: 1, factor: '0.5', coin: 'ETH', asset: 'USDT' }),
  ]);
  expect(rulesFor({})).not.toContain(t('launch.holding.rule.mean'));
});

test('what rounds ask for is said in the order in which it is checked', () => {
  const held = { holdAsset: 'ETH', holdFromAtMs: '2026-11-18T12:00', holdDays: '3', holdLeast: '1000' };
  const rounds = [{ ...SUBSCRIPTION, ...held, needsSurvey: 'true' }];
  const { rules } = saidOf(t, { ...NEW_DRAFT, project: PROJECT, rounds });
  expect(rules.indexOf(t('launch.rule.survey', { number: 1 }))).toBe(1);
  expect(roundNames('SUBSCRIPTION').slice(-11)).toEqual([
    'kycMin',
    'nationality',
    'vipMin',
    ...Object.keys(held),
    'newcomersOnly',
    'needsSurvey',
    'startAtMs',
    'endAtMs',
  ]);
});

test('a boost alone promises no unlock, and what is missing is an ellipsis', () => {
  const { rules } = saidOf(t, { ...NEW_DRAFT, rounds: [{ ...BOOST, pool: '' }] });
  const bounds = { min: '10', max: '1,000', step: '0.5', perPerson: '100', asset: 'ETH', token: '…' };
  expect(rules).toEqual([
    t('launch.boost.rule.share', { ...bounds, number: 1, pool: '…' }),
    t('launch.boost.rule.back'),
    t('launch.boost.rule.keep'),
    t('launch.boost.rule.cancel'),
  ]);
});
