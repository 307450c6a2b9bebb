import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { advanceFlexible, creditAtMs, hourOf, openFlexible } from '@bourse/core/earn/flexible.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { openProduct } from './earn.rig.ts';

const ORDERS = 1_500;
const DAYS = 3;
const TIERS = [
  { upToMinor: 2_000_000_000n, rateBps: 1_000 },
  { upToMinor: null, rateBps: 420 },
];
let exchange: TestExchange;
let product: string;
let openedAtMs: number;
beforeAll(async () => {
  exchange = await testExchange();
  openedAtMs = startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 12 * HOUR_MS;
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + openedAtMs - exchange.clock.nowMs());
  product = await openProduct(exchange, { kind: 'TIERED', tiers: TIERS, quotaMinor: 10n ** 15n });
  await openOrders();
}, 120_000);
afterAll(() => exchange.close());

/** Everybody has another principal, so that an amount that reached somebody else would show. */
const principalOf = (nth: number): bigint => 1_000_000_000n + BigInt(nth) * 1_234_567n;
const uidOf = (nth: number): string => `${800_000_000 + nth}`;

/** Orders as the use case writes them, without a person for each of them. */
async function openOrders(): Promise<void> {
  const { ownerDb } = exchange.database;
  const people = Array.from({ length: ORDERS }, (_, nth) => nth);
  const principals = people.map((nth) => principalOf(nth).toString());
  await ownerDb.query(
    `with made as (
       insert into ledger.account (path, is_user, uid, account, asset)
       select 'user:' || n.uid || ':earn:USDT', true, n.uid, 'earn', 'USDT' from unnest($1::text[]) as n (uid) returning id, uid)
     insert into ledger.balance (account_id, available_minor)
     select m.id, n.minor from made m join unnest($1::text[], $2::numeric[]) as n (uid, minor) on n.uid = m.uid`,
    [people.map(uidOf), principals],
  );
  await ownerDb.query(
    `insert into earn.position (id, uid, product_id, asset, state, principal_minor, sold_minor, opened_at_ms, interest_start_ms, hour,
       least_minor, leaving_minor, accrued_atto, hours_minor, day, compounds, counts)
     select gen_random_uuid(), n.uid, $3, 'USDT', 'EARNING', n.minor, 0, $4, $4, $5, n.minor, 0, 0, 0, $6, true, true
       from unnest($1::text[], $2::numeric[]) as n (uid, minor)`,
    [people.map(uidOf), principals, product, openedAtMs, hourOf(openedAtMs), businessDayOf(openedAtMs)],
  );
}

/** One run of the job in a process of its own; killed hard after so many batches. @returns true where it came to its end */
function run(nowMs: number, killAfter: number | null): Promise<boolean> {
  const program = join(import.meta.dirname, 'credit-child.rig.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, exchange.database.url, String(nowMs)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let batches = 0;
  child.on('message', () => {
    batches += 1;
    // The next batch is being written at this moment.
    if (killAfter !== null && batches > killAfter) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

it('credits each day of each order to the unit, however often it was killed half way', async () => {
  const atMs = creditAtMs(businessDayOf(openedAtMs) + DAYS - 1) + MINUTE_MS;
  expect(await run(atMs, 3)).toBe(false);
  const [half] = await count();
  expect(half!.credited).toBeGreaterThan(0);
  expect(half!.credited).toBeLessThan(ORDERS * DAYS);
  expect(await run(atMs, 1)).toBe(false);
  expect(await run(atMs, 7)).toBe(false);
  // Two at a time come to the end together.
  expect(await Promise.all([run(atMs, null), run(atMs, null)])).toEqual([true, true]);
  expect((await count())[0]!.credited).toBe(ORDERS * DAYS);

  const rates = [{ id: 'only', fromHour: hourOf(openedAtMs) - 1, tiers: TIERS }];
  const rows = await exchange.services.db.query<{ uid: string; principal: string; interest: string; booked: string }>(
    `select p.uid, p.principal_minor as principal, p.interest_minor as interest, b.available_minor as booked
       from earn.position p join ledger.account a on a.uid = p.uid and a.account = 'earn' join ledger.balance b on b.account_id = a.id
      where p.product_id = $1 order by p.uid`,
    [product],
  );
  const counted = rows.map((_, nth) => {
    const opened = openFlexible(principalOf(nth), openedAtMs, true);
    const { position } = advanceFlexible(opened, { scale: 6, rates, maxMinor: null }, atMs);
    const interest = position.principalMinor - principalOf(nth);
    return {
      uid: uidOf(nth),
      principal: position.principalMinor.toString(),
      interest: interest.toString(),
      booked: position.principalMinor.toString(),
    };
  });
  expect(rows).toEqual(counted);
}, 240_000);

const count = () =>
  exchange.services.db
    .query<{ credited: string }>('select count(*) as credited from earn.credit')
    .then((rows) => rows.map(({ credited }) => ({ credited: Number(credited) })));
