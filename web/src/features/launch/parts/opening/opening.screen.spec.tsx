import { createHash } from 'node:crypto';
import { QUICKNET, quicknetDueMs } from '@bourse/core/launch/draw/quicknet.ts';
import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import { messages as lottery } from '@bourse/i18n/en_US/launch-lottery.ts';
import { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, openScreen, PERSON, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { answer } from '../../../../lib/server.rig.ts';
import type { FlashAnswer } from '../../api/flash.ts';
import { detail, flashAnswer, flashRound, flashTicket } from '../../launch.fixture.ts';
import { answerForFlash, type FlashRig } from '../../launch.rig.ts';
import type { FlashRound } from '../../rules/flash.ts';

const t = await wordsOf({ ...words, ...flash, ...lottery, ...refusals });

let rig: FlashRig;
beforeEach(() => {
  rig = answerForFlash();
  answerForMoney();
});

describe.each(LAYOUTS)('what has ordered the opening, on %s', (layout) => {
  const order = () => within(document.querySelector<HTMLElement>('[data-room="launch/parts/opening/queue-order"]')!);
  const beacon = { kind: 'drand' as const, source: QUICKNET.chainHash, round: 1_000 };
  /** What quicknet has said, as its members publish it, in a round that was the first one after the opening. */
  const SAID = {
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  };
  const startAtMs = quicknetDueMs(beacon.round) - 3_000;
  const seed = '5189f0a6'.repeat(8);
  const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
  const numberBy = (randomness: string): Buffer => {
    const account = Buffer.alloc(8);
    account.writeBigUInt64BE(BigInt(PERSON.fid!));
    return sha256(Buffer.from(seed, 'hex'), Buffer.from(randomness, 'hex'), account);
  };
  /** The place that a number has among four hundred, if all others are spread evenly. */
  const placeOf = (number: Buffer): number => 1 + Math.floor((399 * number.readUInt32BE(0)) / 2 ** 32);
  const right = (change: Partial<FlashAnswer> = {}): Partial<FlashAnswer> => ({
    seed,
    seedHash: sha256(Buffer.from(seed, 'hex')).toString('hex'),
    beacon: { ...beacon, askedAtMs: startAtMs + 3_000, ...SAID },
    seedOnly: null,
    openingCount: 400,
    ticket: flashTicket({ openingPlace: placeOf(numberBy(SAID.randomness)) }),
    ...change,
  });
  const openOrder = async (named: FlashRound['flash']['beacon'], change: Partial<FlashAnswer>) => {
    const round = flashRound();
    answer('launch.project', detail({ rounds: [{ ...round, startAtMs, flash: { ...round.flash, beacon: named } }] }));
    rig.now = flashAnswer(change);
    const user = await openScreen('launch.project', { layout, names: { id: 'halyard' } });
    await untilThere();
    return user;
  };
  const check = async (user: Awaited<ReturnType<typeof openScreen>>) => {
    await user.click(order().getByRole('button', { name: t('launch.flash.check') }));
    await order().findByRole('button', { name: t('launch.lottery.again') });
  };

  it('is checked in the browser: seed, beacon and the person’s own place', async () => {
    const user = await openOrder(beacon, right());
    expect(screen.getByText(t('launch.flash.rule.beacon', { number: 1, round: '1,000', count: 5 }))).toBeTruthy();
    expect(order().getByText(t('launch.flash.beaconText', { round: '1,000' }))).toBeTruthy();
    await check(user);
    const number = numberBy(SAID.randomness);
    for (const text of [
      t('launch.lottery.verified'),
      t('launch.flash.checkSeed'),
      t('launch.lottery.step.beacon'),
      t('launch.flash.ownPlace', { place: placeOf(number), count: '400' }),
    ])
      expect(order().getByText(text)).toBeTruthy();
    expect(order().getByTitle(number.toString('hex'))).toBeTruthy();
  });

  const elsewhere = (place: number): number => ((place + 199) % 400) + 1;
  const ownPlace = placeOf(numberBy(SAID.randomness));
  it.each<[string, FlashRound['flash']['beacon'], Partial<FlashAnswer>]>([
    ['another seed', beacon, { seedHash: 'e810c595'.repeat(8) }],
    ['another signature', beacon, { beacon: { ...right().beacon!, signature: SAID.signature.replace(/9$/, '8') } }],
    ['another randomness', beacon, { beacon: { ...right().beacon!, randomness: 'ff'.repeat(32) } }],
    ['another round than was named', { ...beacon, round: 1_001 }, {}],
    ['a round where none was named', null, {}],
    ['no round where one was named', beacon, { beacon: null, seedOnly: 'NO_BEACON' }],
    ['a place that does not fit', beacon, { ticket: flashTicket({ openingPlace: elsewhere(ownPlace) }) }],
  ])('does not hold with %s', async (_what, named, change) => {
    const user = await openOrder(named, right(change));
    await check(user);
    expect(order().getByText(t('launch.lottery.wrong'))).toBeTruthy();
  });

  it.each<[string, FlashRound['flash']['beacon'], Partial<FlashAnswer>, string, string]>([
    [
      'was silent',
      beacon,
      {
        beacon: { ...beacon, askedAtMs: startAtMs + 3_000, randomness: null, signature: null },
        seedOnly: 'BEACON_SILENT',
      },
      t('launch.flash.beaconSilent', { round: '1,000', count: 5 }),
      t('launch.flash.rule.beacon', { number: 1, round: '1,000', count: 5 }),
    ],
    [
      'was never named',
      null,
      { beacon: null, seedOnly: 'NO_BEACON' },
      t('launch.flash.beaconNone'),
      t('launch.flash.rule.seedOnly', { number: 1 }),
    ],
  ])('is the seed alone, and says so, where the beacon %s', async (_what, named, change, words, rule) => {
    const ticket = flashTicket({ openingPlace: placeOf(numberBy('')) });
    const user = await openOrder(named, right({ ...change, ticket }));
    expect(order().getByText(words)).toBeTruthy();
    expect(screen.getByText(rule)).toBeTruthy();
    await check(user);
    expect(order().getByText(t('launch.lottery.verified'))).toBeTruthy();
    expect(order().queryByText(t('launch.lottery.step.beacon'))).toBeNull();
    expect(order().getByTitle(numberBy('').toString('hex'))).toBeTruthy();
  });

  it('is told before it is drawn, and cannot be checked yet', async () => {
    await openOrder(beacon, {
      seed: null,
      beacon: { ...beacon, askedAtMs: null, randomness: null, signature: null },
      seedOnly: null,
      openingCount: null,
    });
    expect(order().getByText(t('launch.flash.beaconText', { round: '1,000' }))).toBeTruthy();
    expect(order().queryByRole('button', { name: t('launch.flash.check') })).toBeNull();
  });
});
