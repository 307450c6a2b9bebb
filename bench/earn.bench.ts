import { cpus } from 'node:os';
import { businessDayOf, startOfBusinessDay } from '../core/src/calendar/business-day.ts';
import { HOUR_MS, SECOND_MS } from '../core/src/calendar/durations.ts';
import { creditAtMs, hourOf } from '../core/src/earn/flexible.ts';
import type { EarnDeps } from '../server/src/modules/earn/earn-deps.ts';
import { lockFlexibleBetween } from '../server/src/modules/earn/queries/position.query.ts';
import { advanceOrders } from '../server/src/modules/earn/usecases/advance-orders.ts';
import { creditDays } from '../server/src/modules/earn/usecases/credit-days.ts';
import { tellHolders } from '../server/src/modules/earn/usecases/tell-holders.ts';
import { createNotices } from '../server/src/modules/notices/public.ts';
import { ManualClock } from '../server/src/platform/clock/clock.ts';
import { Db } from '../server/src/platform/db/db.ts';
import { findById } from '../server/src/platform/db/one-moment.ts';
import type { Bench, BenchOptions, BenchResult } from './bench.ts';
import { rounded } from './bench.ts';
import { type Books, DATABASE, throwAwayBooks } from './ledger/throw-away-books.ts';

const SIZES = [1_000_000, 2_000_000] as const;
/** Noon of a business day. */
const START_MS = startOfBusinessDay(20_000) + 12 * HOUR_MS;
/** Thousands of orders that are credited: what a day takes grows with them, and a million would take most of the run. */
const CREDITED_BATCHES = 100;
/** Pages of holders that are told something. */
const TOLD_PAGES = 100;
/** Orders are opened one a second, the last of them as the run begins. */
const FIRST_OPENED_MS = START_MS - SIZES[1] * SECOND_MS;
const openedAtMs = (n: number): number => FIRST_OPENED_MS + Math.floor(n) * SECOND_MS;
/** As `newId` makes them: those of neighbours in time are neighbours. */
const ID_OF_ORDER = `(lpad(to_hex(${FIRST_OPENED_MS} + n::bigint * ${SECOND_MS}), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid`;
/** 1,000 USDT and a cent for each, so that no two principals of neighbours are one. */
const PRINCIPAL = '(1000000000 + n::bigint * 10000)';

/** How long the orders of a large house take to count an hour, and to be credited a day. */
export const bench: Bench = {
  name: 'earn',
  summary: `${SIZES.map((size) => size / 1e6).join(' and ')} million orders count an hour, and the first of them are credited a day and told something`,
  async run(options) {
    const books = await throwAwayBooks();
    const owner = new Db({
      ...books.postgres.connection(),
      database: DATABASE,
      poolMax: 1,
      statementTimeoutMs: 3_600_000,
    });
    try {
      return await measure(books, owner, options);
    } finally {
      await owner.end();
      await books.close();
    }
  },
};

async function measure(books: Books, owner: Db, { scale, say }: BenchOptions): Promise<BenchResult> {
  const clock = new ManualClock(START_MS);
  // Only what counting reads: a whole house around it would be measured too.
  const deps = {
    db: books.db,
    ledger: books.ledger,
    clock,
    notices: createNotices({ db: books.db, clock }),
    assets: { coin: () => ({ asset: 'USDT', ledgerScale: 6, displayScale: 2 }) },
  } as unknown as EarnDeps;
  await openProduct(owner);
  const seconds: number[] = [];
  let from = 0;
  for (const size of SIZES) {
    const to = Math.round(size * scale);
    await openOrders(owner, from, to, clock.nowMs());
    from = to;
    clock.setMs(clock.nowMs() + HOUR_MS);
    const counted = await timed(() => countAll(deps, firstIdAt(openedAtMs(to / 2)), clock.nowMs()));
    seconds.push(counted);
    const left = await count(
      owner,
      `select count(*) as count from earn.position p where p.hour <> ${hourOf(clock.nowMs())} or p.accrued_atto <> (
         select sum(s.hours * s.hour_atto) from earn.segment s where s.position_id = p.id)`,
    );
    if (left > 0) throw new Error(`${left} orders were not counted, or not as their hours say`);

    say(`${to} orders count an hour in ${rounded(counted, 1)} s`);
  }
  clock.setMs(creditAtMs(businessDayOf(clock.nowMs())));
  let batches = 0;
  const credited = await timed(async () => {
    const credit = creditDays(deps);
    while (batches < CREDITED_BATCHES && (await credit())) batches += 1;
  });
  const creditedCount = await count(owner, 'select count(*) as count from earn.credit');
  say(`${creditedCount} orders are credited a day in ${rounded(credited, 1)} s`);
  const telling = await tellSome(owner, deps);
  say(`${telling.people} holders are told in ${rounded(telling.seconds, 1)} s`);
  const wrong = await count(
    owner,
    `select count(*) as count from earn.credit c join earn.position p on p.id = c.position_id
      where p.interest_minor <> c.compounded_minor + c.paid_minor or p.interest_minor = 0`,
  );
  if (wrong > 0) throw new Error(`${wrong} orders were not credited what their days came to`);
  return {
    name: 'earn',
    // Of a million, also where fewer were counted.
    ratios: {
      secondsPerMillion: rounded(seconds[0]! / scale, 1),
      twiceVsOnce: rounded(seconds[1]! / seconds[0]!),
    },
    floors: { secondsPerMillion: { atMost: 60, aim: 20 }, twiceVsOnce: { atMost: 2.2 } },
    p99Ms: null,
    context: {
      hourSeconds: seconds.map((each) => rounded(each, 1)),
      creditSeconds: rounded(credited, 1),
      credited: creditedCount,
      tellSeconds: rounded(telling.seconds, 1),
      told: telling.people,
      orders: from,
      cpus: cpus().length,
      cpu: cpus()[0]?.model ?? 'unknown',
    },
  };
}

/** All holders are to hear that a budget is over: how long the first pages of them take. */
async function tellSome(owner: Db, deps: EarnDeps) {
  await owner.query(
    `insert into earn.telling (id, product_id, kind, topic, created_at_ms)
     values (gen_random_uuid(), 'usdt-flex', 'budgetOver', 'bench', ${deps.clock.nowMs()})`,
  );
  let pages = 0;
  const seconds = await timed(async () => {
    while (pages < TOLD_PAGES && (await tellHolders(deps))) pages += 1;
  });
  return { seconds, people: await count(owner, 'select count(*) as count from notices.notice') };
}

async function count(owner: Db, sql: string): Promise<number> {
  const [row] = await owner.query<{ count: string }>(sql);
  return Number(row!.count);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1_000;
}

/**
 * Counts every order up to a moment, a thousand a transaction, as the credit of a day does; two at a time, as two processes do.
 *
 * @param middleId  below it one of them counts, from it on the other
 */
async function countAll(deps: EarnDeps, middleId: string, toMs: number): Promise<void> {
  await Promise.all([countBetween(deps, NO_ID, middleId, toMs), countBetween(deps, middleId, LAST_ID, toMs)]);
}

async function countBetween(deps: EarnDeps, fromId: string, throughId: string, toMs: number): Promise<void> {
  for (let after: string | undefined = fromId; after !== undefined; ) {
    const afterId: string = after;
    after = await deps.db.tx(async (tx) => {
      await findById(tx);
      const orders = await lockFlexibleBetween(tx, { afterId, throughId, limit: 1_000 });
      await advanceOrders(deps, tx, orders, toMs);
      return orders.at(-1)?.id;
    });
  }
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Lower than the id of any order that was opened from a moment on. */
function firstIdAt(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

async function openProduct(owner: Db): Promise<void> {
  await owner.query(
    `insert into earn.product (id, asset, kind, term_days, min_minor, step_minor, quota_minor, start_ms, instant_minor, early_redeem,
       auto_subscribe, kyc_min, vip_min, new_only, source, place, created_at_ms)
     values ('usdt-flex', 'USDT', 'TIERED', 0, 1, 1, 1e30, 0, 0, false, false, 0, 0, false, 'house', 0, 0)`,
  );
  await owner.query(
    `insert into earn.rate (id, product_id, from_hour, up_to_minor, rate_bps, created_at_ms)
     values (gen_random_uuid(), 'usdt-flex', 1, array[2000000000, 10000000000, null]::numeric[], array[1000, 420, 360], 0)`,
  );
}

/** Orders of people of their own, written past the use case: through it a million take an hour. */
async function openOrders(owner: Db, from: number, to: number, nowMs: number): Promise<void> {
  const people = `generate_series(${from + 1}, ${to}) n`;
  await owner.query('set statement_timeout = 0');
  await owner.query(
    `insert into ledger.account (path, is_user, uid, account, asset)
     select 'user:' || (100000000 + n) || ':' || a || ':USDT', true, (100000000 + n)::text, a, 'USDT'
       from ${people} cross join (values ('earn'), ('funding')) v (a)`,
  );
  await owner.query(
    `insert into ledger.balance (account_id, available_minor)
     select a.id, case a.account when 'earn' then ${PRINCIPAL} else 0 end from ${people} join ledger.account a on a.uid = (100000000 + n)::text`,
  );
  await owner.query(
    `insert into earn.position (id, uid, product_id, asset, state, principal_minor, sold_minor, opened_at_ms, interest_start_ms, hour,
       least_minor, leaving_minor, accrued_atto, hours_minor, day, compounds, counts)
     select ${ID_OF_ORDER}, (100000000 + n)::text, 'usdt-flex', 'USDT', 'EARNING', ${PRINCIPAL}, ${PRINCIPAL}, $1, $1, $2,
       ${PRINCIPAL}, 0, 0, 0, $3, true, true from ${people}`,
    [nowMs, hourOf(nowMs), businessDayOf(nowMs)],
  );
  await owner.query('vacuum analyze earn.position, ledger.account, ledger.balance');
}
