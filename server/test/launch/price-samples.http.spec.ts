import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { fixingWindow } from '@bourse/core/launch/price/fixing.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixPrices } from '../../src/modules/launch/usecases/price/fix-prices.ts';
import { decideProtection } from '../../src/modules/launch/usecases/protection/decide-protection.ts';
import { createPricing, recordQuotes, StoredPriceSource } from '../../src/modules/pricing/public.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { publish, runLaunch, subscribe } from './launch.rig.ts';
import { floatingIn } from './price.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '100', USDT: '10000' } });
}, 120_000);
afterAll(() => exchange.close());

const write = (sql: string, ...values: readonly unknown[]) => exchange.database.ownerDb.query(sql, values);
const found = async () => (await exchange.reconcile()).differences.map(({ account }) => account);
/** A feed has brought 2,000 USDT in each minute, and brings it now. */
async function recorded(asset: string, fromMs: number, toMs: number): Promise<TestExchange['launch']> {
  const { db } = exchange.services;
  await write(
    `insert into pricing.minute_quote (asset, minute, price_e8)
     select $1, minute, 200000000000 from generate_series($2::int, $3::int - 1) minute`,
    asset,
    fromMs / MINUTE_MS,
    toMs / MINUTE_MS,
  );
  const nowMs = exchange.clock.nowMs();
  const quote = { kind: 'asset', code: asset, priceE8: 200_000_000_000n, atMs: nowMs } as const;
  await db.tx((tx) => recordQuotes(tx, [quote], { nowMs, stopped: [asset] }));
  const source = new StoredPriceSource({ db, clock: exchange.clock });
  await source.refresh();
  return { ...exchange.launch, pricing: createPricing({ source, clock: exchange.clock }) };
}
/** Changes what was recorded, as somebody could who may do everything, and hears which rows are not right any more. */
async function changed(asset: string, minute: number): Promise<readonly (readonly (string | null)[])[]> {
  const of = [asset, minute] as const;
  const heard = [await found()];
  await write('update pricing.minute_quote set price_e8 = price_e8 + 1 where asset = $1 and minute = $2', ...of);
  heard.push(await found());
  await write('delete from pricing.minute_quote where asset = $1 and minute = $2', ...of);
  heard.push(await found());
  await write('insert into pricing.minute_quote values ($1, $2, 200000000000)', ...of);
  // What is older than a month is kept no longer, and says nothing.
  await write('delete from pricing.minute_quote where asset = $1 and minute <= $2', ...of);
  heard.push(await found());
  return heard;
}

it('reconciliation finds a price that was fixed from other samples than were recorded, and a price of another day is refused', async () => {
  const listingMs = exchange.clock.nowMs() + 6 * HOUR_MS;
  const project = await publish(exchange, { payAsset: 'ETH', rounds: [floatingIn(exchange)], listingMs });
  const { startMs } = project.rounds[0]!;
  const { fromMs, toMs } = fixingWindow(startMs);
  await exchange.letPass(HOUR_MS + MINUTE_MS, nora);
  const launch = await recorded('ETH', fromMs, toMs);
  await write(
    `insert into launch.price_fixing (project_id, number, to_ms, asset, samples_e8, sample_count, sum_e8, base_units, fixed_at_ms)
     values ($1, 1, $2, 'ETH', array_fill(100000000000::numeric, array[1440]), 1440, 144000000000000, 2000000000000000, $3)`,
    project.id,
    toMs - MINUTE_MS,
    exchange.clock.nowMs(),
  );
  const set = 'update launch.round set base_units = 2000000000000000, base_scale = 18 where project_id = $1';
  await expect(write(set, project.id)).rejects.toThrow('fixed once');
  await write('alter table launch.price_fixing disable trigger keep_fixing');
  await write('delete from launch.price_fixing where project_id = $1', project.id);
  await write('alter table launch.price_fixing enable trigger keep_fixing');
  expect(await fixPrices(launch)).toBe(true);
  const name = `${project.id}/1`;
  expect(await changed('ETH', fromMs / MINUTE_MS + 700)).toEqual([[], [name], [name], []]);
});

it('reconciliation finds a market price of other samples than were recorded', async () => {
  const project = await publish(exchange, { protectionBps: 10_000 });
  await subscribe(nora, project, '160');
  for (const ms of [HOUR_MS, HOUR_MS]) await exchange.letPass(ms, nora).then(() => runLaunch(exchange));
  await exchange.letPass(HOUR_MS + MINUTE_MS, nora);
  const fromMs = Math.floor(project.schedule[0]!.unlockAtMs / MINUTE_MS) * MINUTE_MS;
  const launch = await recorded('HBT', fromMs - DAY_MS, fromMs + HOUR_MS);
  expect(await decideProtection(launch)).toBe(true);
  await runLaunch(exchange);
  expect(await changed('HBT', fromMs / MINUTE_MS + 7)).toEqual([[], [project.id], [project.id], []]);
});
