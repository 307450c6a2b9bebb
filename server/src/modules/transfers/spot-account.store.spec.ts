import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import type { PlaceCommand } from '@bourse/core/trading/command.ts';
import { RandomCommands } from '@bourse/core/trading/reference/random-commands.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import { reconcileAll } from '../../ledger/reconcile/reconcile-all.ts';
import { LiveBalances } from '../balances/live-balances.ts';
import { findOwnBalance } from '../balances/queries/own-balance.query.ts';
import { findOwnStatement } from '../balances/queries/own-statement.query.ts';
import { writeDailyTotals } from '../holdings/usecases/write-daily-totals.ts';
import { findLastTradeAt } from '../spot/queries/last-trade.query.ts';
import { findOrderHolds } from '../spot/queries/order-hold.query.ts';
import { resumeCoin, stopCoin } from './store/coin-stop.store.ts';
import { collectFees } from './usecases/collect-fees.ts';
import { moveSpotBalances } from './usecases/move-spot-balances.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
  // The names of the coins that random commands trade; what follows uses other numbers.
  await rig.t.ownerDb.query(`insert into trading.asset select n, 'R' || n from generate_series(1, 20) n`);
});
afterAll(() => rig.close());

/** What random commands brought into the core came from nowhere. */
const differences = async () =>
  (await reconcileAll(rig.deps.ledger, rig.t.db)).differences.filter(({ asset }) => !asset?.startsWith('R'));
const toSpot = async (who: TestPerson, asset: string, amount: string) =>
  must(
    await rig.http.transfer({ clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount }, rig.as(who)),
  );
const ask = async (command: Parameters<typeof rig.core.submit>[0]) => {
  const { outcome, sequence } = must(await rig.core.submit(command));
  if (outcome[0]!.kind === 'refused') throw new Error(JSON.stringify(outcome[0]));
  await rig.core.waitForRows(sequence);
};

const MARKET = 900;
/** ETH in lots of 0.0001, a price in ticks of 0.01 USDT, with fees of 1 and 2 per thousand. */
async function openMarket(): Promise<void> {
  const base = await rig.deps.assetNumbers.numberOf('ETH');
  const quote = await rig.deps.assetNumbers.numberOf('USDT');
  const [lotMinor, unitMinor] = [10n ** 14n, 1n];
  await ask({ kind: 'market', market: MARKET, base, quote, lotMinor, unitMinor, minNotionalUnits: 1, bandPpm: 0 });
  const [row] = await rig.t.db.query<{ version: number }>(
    'select coalesce(max(version), 0) + 1 as version from trading.fee',
  );
  await ask({ kind: 'fees', version: row!.version, levels: [{ makerPpm: 1_000, takerPpm: 2_000 }] });
}
const order = (who: TestPerson, side: 'buy' | 'sell', ticks: number, lots: number): PlaceCommand => ({
  kind: 'place',
  account: Number(who.uid),
  market: MARKET,
  side,
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  ticks,
  lots,
  quoteUnits: 0,
  trigger: 'none',
  stopTicks: 0,
  feeFrom: 'received',
  selfTrade: 'expireTaker',
  idUse: 'once',
  clientId: '',
});

describe('after random trades', () => {
  test('each person’s statement adds up to what is there, and open orders to what is held', async () => {
    const random = new RandomCommands(seeded(23));
    let sequence = 0;
    const commands = [...random.start(), ...Array.from({ length: 3_000 }, () => random.next())];
    for (const answer of await Promise.all(commands.map((command) => rig.core.submit(command)))) {
      sequence = Math.max(sequence, must(answer).sequence);
    }
    await rig.core.waitForRows(sequence);
    const accounts = await rig.t.db.query<{ account: string }>(
      'select distinct account from trading.balance where account > 0 order by account',
    );
    expect(accounts.length).toBeGreaterThan(2);
    for (const { account: uid } of accounts) {
      const sums = new Map<string, bigint>();
      let before: string | undefined;
      do {
        const page = await findOwnStatement(rig.t.db, rig.deps.ledger, {
          uid,
          limit: 100,
          ...(before ? { before } : {}),
        });
        for (const { asset, amountMinor } of page.rows) sums.set(asset, (sums.get(asset) ?? 0n) + amountMinor);
        before = page.next ?? undefined;
      } while (before !== undefined);
      const held = new Map<string, bigint>();
      for (const hold of await findOrderHolds(rig.t.db, { uid })) {
        held.set(hold.asset, (held.get(hold.asset) ?? 0n) + hold.leftMinor);
      }
      for (const row of await findOwnBalance(rig.t.db, uid)) {
        expect([uid, row.asset, sums.get(row.asset) ?? 0n]).toEqual([
          uid,
          row.asset,
          row.availableMinor + row.heldMinor,
        ]);
        expect([uid, row.asset, held.get(row.asset) ?? 0n]).toEqual([uid, row.asset, row.heldMinor]);
      }
    }
  }, 60_000);
});

describe('a trade', () => {
  let buyer: TestPerson;
  let seller: TestPerson;
  beforeAll(async () => {
    await openMarket();
    [buyer, seller] = [await rig.person(), await rig.person()];
    await rig.give(buyer, 'USDT', '10000');
    await rig.give(seller, 'ETH', '2');
    rig.clock.advanceMs(1_000);
    await toSpot(buyer, 'USDT', '6000');
    await toSpot(seller, 'ETH', '1');
    rig.clock.advanceMs(1_000);
    await ask(order(seller, 'sell', 250_000, 10_000));
    await ask(order(buyer, 'buy', 250_000, 4_000));
    rig.clock.advanceMs(1_000);
  });

  test('is told in the bills beside the other entries, as what was bought, what it cost, and the fee', async () => {
    const bills = must(await rig.http.bills({}, rig.as(buyer)));
    expect(bills.rows.map((row) => [row.kind, row.account, row.asset, row.amount])).toEqual([
      ['trade.buy', 'spot', 'ETH', '0.4'],
      ['trade.buy', 'spot', 'USDT', '-1000'],
      ['trade.fee', 'spot', 'ETH', '-0.0008'],
      ['transfer', 'funding', 'USDT', '-6000'],
      ['transfer', 'spot', 'USDT', '6000'],
      ['deposit', 'funding', 'USDT', '10000'],
    ]);
    const ids = bills.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const walked: string[] = [];
    let before: string | undefined;
    do {
      const page = must(await rig.http.bills({ limit: 1, ...(before ? { before } : {}) }, rig.as(buyer)));
      walked.push(...page.rows.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(walked).toEqual(ids);
    const kinds = async (filter: object) =>
      must(await rig.http.bills(filter, rig.as(buyer))).rows.map(({ kind }) => kind);
    expect(await kinds({ asset: 'ETH' })).toEqual(['trade.buy', 'trade.fee']);
    expect(await kinds({ account: 'funding' })).toEqual(['transfer', 'deposit']);
    const tradedAtMs = bills.rows[0]!.atMs;
    expect(await kinds({ fromMs: tradedAtMs })).toEqual(['trade.buy', 'trade.buy', 'trade.fee']);
    expect(await kinds({ toMs: tradedAtMs })).toEqual(['transfer', 'transfer', 'deposit']);
  });

  test('is when both of them traded last; who never did has no such moment', async () => {
    const bills = must(await rig.http.bills({ limit: 1 }, rig.as(buyer)));
    for (const { uid } of [buyer, seller]) expect(await findLastTradeAt(rig.t.db, uid)).toBe(bills.rows[0]!.atMs);
    expect(await findLastTradeAt(rig.t.db, (await rig.person()).uid)).toBeNull();
  });

  test('leaves the rest of an order as a hold with its number, on every side of the wallet', async () => {
    const { holds, accounts, row } = must(await rig.http.asset({ asset: 'ETH' }, rig.as(seller)));
    expect(holds).toMatchObject([{ reason: 'ORDER', account: 'spot', amount: '0.6', asset: 'ETH' }]);
    expect(accounts).toEqual([
      { account: 'funding', available: '1', frozen: '0' },
      { account: 'spot', available: '0', frozen: '0.6' },
    ]);
    expect(row).toMatchObject({ total: '1.6', available: '1', frozen: '0.6' });
    const spot = must(await rig.http.account({ account: 'spot' }, rig.as(seller)));
    expect(spot.assets.find(({ asset }) => asset === 'USDT')).toMatchObject({ total: '999', frozen: '0' });
    expect(must(await rig.http.transferInfo({ asset: 'USDT' }, rig.as(seller))).accounts).toContainEqual({
      account: 'spot',
      opened: true,
      available: '999',
    });
    const overview = must(await rig.http.overview({}, rig.as(seller)));
    expect(overview.accounts).toContainEqual({ account: 'spot', valueUsdt: '2499' });
  });

  test('brings the house fees, which come into the books once an hour, and not while nobody moves the coin', async () => {
    await rig.t.db.tx((tx) => stopCoin(tx, 'USDT', rig.clock.nowMs()));
    await collectFees(rig.deps);
    expect(await rig.t.db.query(`select from wallet.transfer where uid = 'house' and asset = 'USDT'`)).toEqual([]);
    await rig.t.db.tx((tx) => resumeCoin(tx, 'USDT'));
    await collectFees(rig.deps);
    await collectFees(rig.deps);
    expect(await rig.deps.ledger.systemBalance(rig.t.db, 'system:fees:USDT')).toBe(1_000_000n);
    expect(await rig.deps.ledger.systemBalance(rig.t.db, 'system:fees:ETH')).toBe(800_000_000_000_000n);
    const rows = await rig.t.db.query(
      `select from trading.balance b join trading.asset a on a.number = b.asset
        where b.account = 0 and a.asset = 'USDT' and b.available_minor > 0`,
    );
    expect(rows).toEqual([]);
    expect(await rig.t.db.query(`select from wallet.transfer where uid = 'house' and asset = 'USDT'`)).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });

  test('is undone where the total of a midnight is counted back', async () => {
    const total = async () => must(await rig.http.topsWealthInfo({}, rig.as(buyer))).totalUsdt;
    const evening = await total();
    rig.clock.advanceMs(DAY_MS);
    await ask(order(buyer, 'buy', 250_000, 500));
    await toSpot(buyer, 'USDT', '10');
    rig.clock.advanceMs(1_000);
    // What it cost at the index price is still there; the fee is not.
    expect(readAmount(evening, 6) - readAmount(await total(), 6)).toBe(250_000n);
    await writeDailyTotals(rig.deps, buyer.uid);
    const { points } = must(await rig.http.trend({ range: '1w' }, rig.as(buyer)));
    expect(points.slice(-2).map(({ totalUsdt }) => totalUsdt)).toEqual([evening, await total()]);
  });

  test('brings the house its next fees in the next hour, and none before, however often it is asked', async () => {
    const collected = async () => {
      await collectFees(rig.deps);
      return (await rig.t.db.query(`select 1 from wallet.transfer where uid = 'house' and asset in ('ETH', 'USDT')`))
        .length;
    };
    const trade = () => ask(order(buyer, 'buy', 250_000, 1));
    rig.clock.advanceMs(HOUR_MS - (rig.clock.nowMs() % HOUR_MS));
    await trade();
    const first = await collected();
    await trade();
    rig.clock.advanceMs(HOUR_MS - 1);
    expect(await collected()).toBe(first);
    rig.clock.advanceMs(1);
    expect(await collected()).toBeGreaterThan(first);
  });

  test('is heard by those whom it concerns, some times a second and not for each trade', async () => {
    const told: [string, unknown][] = [];
    const live = new LiveBalances(
      { trading: rig.core, db: rig.t.db },
      {
        tell: (topic, uid, payloadOf) => {
          if (topic === 'balances.changed') told.push([uid, payloadOf()]);
        },
      },
    );
    live.start();
    for (let at = 0; at < 20; at++) await ask(order(buyer, 'buy', 250_000, 1));
    await expect.poll(() => new Set(told.map(([uid]) => uid))).toEqual(new Set(['0', buyer.uid, seller.uid]));
    expect(told.find(([uid]) => uid === buyer.uid)![1]).toEqual({ assets: expect.arrayContaining(['ETH', 'USDT']) });
    expect(told.filter(([uid]) => uid === buyer.uid).length).toBeLessThan(20);
    live.stop();
  });
});

test('spot balances that an older release kept in the books move into the core, once', async () => {
  // More than are moved or finished at once.
  const people = await Promise.all(Array.from({ length: 21 }, () => rig.person({ tradingPassword: false })));
  for (const who of people) {
    await rig.give(who, 'USDT', '7');
    const key = randomUUID();
    const account = (name: 'funding' | 'spot') =>
      ({ kind: 'user', uid: who.uid, account: name, asset: 'USDT' }) as const;
    const [answer] = await rig.t.db.tx((tx) =>
      rig.deps.ledger.apply(tx, [
        {
          op: 'post',
          key,
          kind: 'transfer',
          ref: key,
          atMs: rig.clock.nowMs(),
          legs: [
            { account: account('funding'), amountMinor: -5_000_000n },
            { account: account('spot'), amountMinor: 5_000_000n },
          ],
        },
      ]),
    );
    expect(answer!.ok).toBe(true);
  }
  await moveSpotBalances(rig.deps);
  await moveSpotBalances(rig.deps);
  for (const who of people) {
    expect(await findOwnBalance(rig.t.db, who.uid)).toEqual([
      { account: 'funding', asset: 'USDT', availableMinor: 2_000_000n, heldMinor: 0n },
      { account: 'spot', asset: 'USDT', availableMinor: 5_000_000n, heldMinor: 0n },
    ]);
    expect(must(await rig.http.transfers({}, rig.as(who))).rows).toEqual([]);
    // It went straight from where it was: funding had no part in it.
    const { rows } = must(await rig.http.bills({ account: 'funding' }, rig.as(who)));
    expect(rows.map(({ amount }) => amount)).toEqual(['-5', '7']);
  }
  expect(await rig.deps.ledger.balancesIn(rig.t.db, 'spot')).toEqual([]);
  expect(await differences()).toEqual([]);
});
