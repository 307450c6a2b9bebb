import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockOrder } from '../../src/modules/earn/queries/position.query.ts';
import { payRedemptions } from '../../src/modules/earn/usecases/pay-redemptions.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, runEarn } from './earn.rig.ts';
import { interestFile } from './earn-file.rig.ts';

/** Whoever cannot be paid by a fault of the house loses no hour by it. An hour of 1,000 USDT is a cent. */
let exchange: TestExchange;
let nora: Member;
const folder = mkdtempSync(join(tmpdir(), 'bourse-late-'));
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
beforeEach(async () => {
  nora = await exchange.person({ funds: { USDT: '5000' } });
  moveTo(startOfBusinessDay(today() + 1) + 12 * HOUR_MS + 30 * MINUTE_MS);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await exchange.close();
});

const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
const later = (ms: number) => moveTo(exchange.clock.nowMs() + ms);
const today = () => businessDayOf(exchange.clock.nowMs());
/** Moves to a time of the next business day, and does what is due by then. */
const nextDay = async (hours: number, minutes: number) => {
  moveTo(startOfBusinessDay(today() + 1) + hours * HOUR_MS + minutes * MINUTE_MS);
  await runEarn(exchange.services);
};
const subscribe = async (product: string) =>
  (await callEarn(exchange, nora, 'subscribe', { clientRequestId: randomUUID(), product, amount: '1000' })).orderId;
const redeem = async (orderId: string, amount?: string) => {
  const asked = { clientRequestId: randomUUID(), orderId, amount, way: 'standard' } as const;
  return (await callEarn(exchange, nora, 'redeem', asked)).redemptionId!;
};
const order = (orderId: string) => callEarn(exchange, nora, 'order', { orderId });
/** While a hold is lost reconciliation says so, and must find nothing else. */
const OF_HOLDS: ReadonlySet<string> = new Set(['HOLD_NOT_OWNED', 'HELD_NOT_HOLDS']);
const isElseRight = async () =>
  expect((await exchange.reconcile()).differences.filter(({ kind }) => !OF_HOLDS.has(kind))).toEqual([]);
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

/** Hides the hold of a redemption from the payment, as a lost row would, and gives it back. */
const rename = (from: string, to: string) =>
  exchange.database.ownerDb.tx(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query('update ledger.hold set key = $2 where key = $1', [from, to]);
  });
const lose = (redemptionId: string) => rename(`earn-redeem:${redemptionId}`, `lost:${redemptionId}`);
const find = (redemptionId: string) => rename(`lost:${redemptionId}`, `earn-redeem:${redemptionId}`);
async function payByStaff(redemptionId: string): Promise<void> {
  const { client } = await exchange.staff('support2');
  expect(await client.call('staffEarn', 'retry', { redemptionId, reason: 'The hold is back' })).toMatchObject({
    state: 'DONE',
  });
}

it('earns with the rest of its order until it is paid, exact to the unit, and its file says so', async () => {
  const orderId = await subscribe(await openProduct(exchange, {}));
  later(2 * HOUR_MS);
  const redemptionId = await redeem(orderId, '400');
  await lose(redemptionId);
  // Two hours of 1,000, nine of 600.
  await nextDay(0, 10);
  expect(await order(orderId)).toMatchObject({ principal: '600.074', interest: '0.074' });
  await isElseRight();
  // The hour of the failure is one of 1,000, those after it are of 1,000.074: 0.01 + 23 × 0.01000074.
  await nextDay(0, 5);
  expect(await order(orderId)).toMatchObject({ principal: '600.314017', interest: '0.314017', state: 'EARNING' });
  await isElseRight();
  moveTo(startOfBusinessDay(today()) + 12 * HOUR_MS + 20 * MINUTE_MS);
  await find(redemptionId);
  await payByStaff(redemptionId);
  await isRight();
  // 0.01000074 + 11 × 0.01000314017, then twelve hours without it of 0.00600314017 each, and 0.00000002 of the day before.
  await nextDay(0, 5);
  expect(await order(orderId)).toMatchObject({ principal: '600.506089', interest: '0.506089' });
  await isRight();

  const path = join(folder, 'file.csv');
  writeFileSync(path, await interestFile(exchange, nora, {}));
  const { stdout, status } = spawnSync('python3', ['scripts/earn/verify-interest.py', path], { encoding: 'utf8' });
  expect(stdout).toContain('RIGHT');
  expect(status).toBe(0);
});

it('earns the same where no process ran when it should have been paid', async () => {
  /** Two redemptions of 400 and 100, of two days, that are lost; then days that somebody lives through, or not. */
  const interestOf = async (days: (until: number) => Promise<void>) => {
    const orderId = await subscribe(await openProduct(exchange, {}));
    later(2 * HOUR_MS);
    const first = await redeem(orderId, '400');
    await lose(first);
    await days(1);
    const second = await redeem(orderId, '100');
    await lose(second);
    await days(4);
    const { interest, principal } = await order(orderId);
    await isElseRight();
    for (const id of [first, second]) await find(id);
    for (const id of [first, second]) await payByStaff(id);
    await isRight();
    return { interest, principal };
  };
  const lived = await interestOf(async (until) => {
    for (let day = 0; day < until; day++) await nextDay(0, 11);
    later(HOUR_MS);
    await runEarn(exchange.services);
  });
  nora = await exchange.person({ funds: { USDT: '5000' } });
  moveTo(startOfBusinessDay(today() + 1) + 12 * HOUR_MS + 30 * MINUTE_MS);
  const madeUp = await interestOf(async (until) => {
    moveTo(startOfBusinessDay(today() + until) + 71 * MINUTE_MS);
    for (let again = 0; again < 2; again++) await runEarn(exchange.services);
  });
  expect(madeUp).toEqual(lived);
});

it('earns where all of an order was redeemed, and goes to the funding account', async () => {
  const orderId = await subscribe(await openProduct(exchange, {}));
  later(2 * HOUR_MS);
  const redemptionId = await redeem(orderId);
  await lose(redemptionId);
  await nextDay(0, 10);
  expect(await order(orderId)).toMatchObject({ principal: '0', interest: '0.02', state: 'REDEEM_FAILED' });
  await nextDay(0, 5);
  expect(await order(orderId)).toMatchObject({ principal: '0', interest: '0.26', state: 'REDEEM_FAILED' });
  await isElseRight();
  moveTo(startOfBusinessDay(today()) + 12 * HOUR_MS + 20 * MINUTE_MS);
  await find(redemptionId);
  await payByStaff(redemptionId);
  expect(await order(orderId)).toMatchObject({ state: 'REDEEMED' });
  for (const day of [1, 2, 3]) {
    await nextDay(0, 5);
    expect(await order(orderId), `day ${day}`).toMatchObject({ interest: '0.38', principal: '0', state: 'REDEEMED' });
  }
  expect(await exchange.available(nora.uid, 'funding', 'USDT')).toBe(5_000_380_000n);
  await isRight();
});

it('earns nothing where the next attempt pays it within the hour', async () => {
  const orderId = await subscribe(await openProduct(exchange, {}));
  const redemptionId = await redeem(orderId);
  await lose(redemptionId);
  await nextDay(0, 10);
  await find(redemptionId);
  later(5 * MINUTE_MS);
  await runEarn(exchange.services);
  expect(await order(orderId)).toMatchObject({ state: 'REDEEMED' });
  await nextDay(0, 5);
  expect(await order(orderId)).toMatchObject({ interest: '0' });
  await isRight();
});

it('earns nothing where a term was ended early, which gives up its interest', async () => {
  const orderId = await subscribe(await openProduct(exchange, { kind: 'FIXED', termDays: 30 }));
  await nextDay(12, 0);
  const redemptionId = await redeem(orderId);
  await lose(redemptionId);
  await nextDay(0, 10);
  await nextDay(0, 10);
  expect(await order(orderId)).toMatchObject({ interest: '0', state: 'REDEEM_FAILED' });
  await isElseRight();
  await find(redemptionId);
  await payByStaff(redemptionId);
  expect(await order(orderId)).toMatchObject({ interest: '0', state: 'REDEEMED' });
  await isRight();
});

it('earns every hour that it missed where its owner came before the attempt that fails', async () => {
  /** 400 of 1,000 are lost, and due at ten past midnight; at twenty past six their owner does something. */
  const interestOf = async (deed: (product: string, orderId: string) => Promise<unknown>, isRunning: boolean) => {
    nora = await exchange.person({ funds: { USDT: '5000' } });
    moveTo(startOfBusinessDay(today() + 1) + 12 * HOUR_MS + 30 * MINUTE_MS);
    const product = await openProduct(exchange, {});
    const orderId = await subscribe(product);
    later(2 * HOUR_MS);
    const lost = await redeem(orderId, '400');
    await lose(lost);
    if (isRunning) await nextDay(0, 11);
    else moveTo(startOfBusinessDay(today() + 1) + 11 * MINUTE_MS);
    later(6 * HOUR_MS + 9 * MINUTE_MS);
    await deed(product, orderId);
    await nextDay(0, 11);
    const { interest, principal } = await order(orderId);
    await isElseRight();
    await find(lost);
    await payByStaff(lost);
    await isRight();
    return { interest, principal };
  };
  const deeds = {
    add: (product: string) =>
      callEarn(exchange, nora, 'add', { clientRequestId: randomUUID(), product, amount: '500' }),
    redeem: (_: string, orderId: string) =>
      callEarn(exchange, nora, 'redeem', { clientRequestId: randomUUID(), orderId, amount: '50', way: 'instant' }),
    compound: (_: string, orderId: string) =>
      callEarn(exchange, nora, 'setCompounding', { orderId, compounds: 'false' }),
  };
  for (const [name, deed] of Object.entries(deeds)) {
    expect(await interestOf(deed, false), name).toEqual(await interestOf(deed, true));
  }
});

it('is paid before its owner changes the order, where it is due and can be', async () => {
  const product = await openProduct(exchange, {});
  const orderId = await subscribe(product);
  const first = await redeem(orderId);
  moveTo(startOfBusinessDay(today() + 1) + 6 * HOUR_MS);
  // All of the order is out, so there is nothing to add to, and what begins is an order of its own.
  expect(await subscribe(product)).not.toBe(orderId);
  expect(await order(orderId)).toMatchObject({ state: 'REDEEMED', redemptions: [{ id: first, state: 'PAID' }] });
  await isRight();
});

it('waits for whoever changes its order, and keeps them from nothing', async () => {
  const orderId = await subscribe(await openProduct(exchange, {}));
  const redemptionId = await redeem(orderId, '400');
  moveTo(startOfBusinessDay(today() + 1) + HOUR_MS);
  const pay = payRedemptions(exchange.services);
  await exchange.database.ownerDb.tx(async (tx) => {
    await lockOrder(tx, nora.uid, orderId);
    while (await pay());
  });
  expect((await order(orderId)).redemptions).toMatchObject([{ id: redemptionId, state: 'WAITING' }]);
  while (await pay());
  expect((await order(orderId)).redemptions).toMatchObject([{ id: redemptionId, state: 'PAID' }]);
});

describe('while the house has taken its coin from service', () => {
  const stop = () =>
    exchange.database.ownerDb.query(`insert into wallet.coin_stop (asset, since_ms) values ('USDT', 1)`);
  const resume = () => exchange.database.ownerDb.query('delete from wallet.coin_stop');

  it.each([true, false])('earns as what has failed does (processes run: %s)', async (isRunning) => {
    const orderId = await subscribe(await openProduct(exchange, {}));
    later(2 * HOUR_MS);
    const redemptionId = await redeem(orderId);
    await stop();
    if (isRunning) await nextDay(0, 10);
    else moveTo(startOfBusinessDay(today() + 1) + 10 * MINUTE_MS);
    later(12 * HOUR_MS + 10 * MINUTE_MS);
    await runEarn(exchange.services);
    expect(await order(orderId)).toMatchObject({
      state: 'REDEEMING',
      principal: '0',
      redemptions: [{ id: redemptionId, state: 'WAITING', ticket: null }],
    });
    await isRight();
    await resume();
    await runEarn(exchange.services);
    expect(await order(orderId)).toMatchObject({ state: 'REDEEMED' });
    // Two hours before it left, and the twelve from midnight to noon.
    await nextDay(0, 5);
    expect(await order(orderId)).toMatchObject({ interest: '0.14', principal: '0' });
    expect(await exchange.available(nora.uid, 'funding', 'USDT')).toBe(5_000_140_000n);
    await isRight();
  });

  it('earns nothing where a term was ended early', async () => {
    const orderId = await subscribe(await openProduct(exchange, { kind: 'FIXED', termDays: 30 }));
    await nextDay(12, 0);
    await redeem(orderId);
    await stop();
    await nextDay(0, 10);
    await nextDay(0, 10);
    await resume();
    await runEarn(exchange.services);
    expect(await order(orderId)).toMatchObject({ interest: '0', state: 'REDEEMED' });
    await isRight();
  });
});
