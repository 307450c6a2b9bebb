import { randomUUID } from 'node:crypto';
import { earn as contract } from '@bourse/contract/earn.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { hourOf } from '@bourse/core/earn/flexible.ts';
import type { Tier } from '@bourse/core/earn/rate.ts';
import { systemAccount } from '@bourse/core/ledger/account.ts';
import type { Result } from '@bourse/core/result.ts';
import type { z } from 'zod';
import type { EarnDeps } from '../../src/modules/earn/earn-deps.ts';
import { earnHttp, earnJobs } from '../../src/modules/earn/public.ts';
import type { EarnProduct } from '../../src/modules/earn/queries/product.query.ts';
import { insertFunding, insertRate, saveProduct } from '../../src/modules/earn/store/product.store.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

const usdt = (coins: number): bigint => BigInt(coins) * 1_000_000n;

/** 8.76 % a year is a hundred-thousandth an hour: an hour of 1,000 USDT is a cent. */
const HOURLY_BPS = 876;

/** Terms of a product, as two of Product would have said them; anybody may have any amount of it. */
export const termsOf = (over: Partial<EarnProduct> & Pick<EarnProduct, 'id' | 'startMs'>): EarnProduct => ({
  asset: 'USDT',
  kind: 'FLEX',
  termDays: 0,
  minMinor: usdt(1),
  stepMinor: 1n,
  maxOrderMinor: null,
  maxPersonMinor: null,
  fixedMinor: null,
  quotaMinor: usdt(1_000_000),
  soldMinor: 0n,
  endMs: null,
  instantMinor: usdt(1_000_000),
  canEndEarly: true,
  canRenew: true,
  kycMin: 0,
  vipMin: 0,
  isForNewPeople: false,
  reward: null,
  source: 'house',
  coverAlarmMs: null,
  ...over,
});

/** Puts a product on sale. @returns its id */
export async function openProduct(
  exchange: TestExchange,
  over: Partial<EarnProduct> & { readonly tiers?: readonly Tier[] },
): Promise<string> {
  const { tiers = [{ upToMinor: null, rateBps: HOURLY_BPS }], ...terms } = over;
  const nowMs = exchange.clock.nowMs();
  const id = over.id ?? `p-${randomUUID().slice(0, 12)}`;
  const product = termsOf({ startMs: nowMs - HOUR_MS, ...terms, id });
  await exchange.services.db.tx(async (tx) => {
    await saveProduct(tx, product, nowMs);
    await insertRate(tx, { id: newId(nowMs), productId: id, fromHour: hourOf(nowMs) - 1, tiers, nowMs });
  });
  return id;
}

/** Puts money aside for what a product pays, as two of Finance would. */
export async function fundProduct(
  exchange: TestExchange,
  productId: string,
  asset: string,
  amountMinor: bigint,
): Promise<void> {
  const { db, ledger } = exchange.services;
  const atMs = exchange.clock.nowMs();
  await db.tx(async (tx) => {
    const legs = [
      { account: systemAccount('equity', asset), amountMinor: -amountMinor },
      { account: systemAccount('earn_interest', asset, productId), amountMinor },
    ];
    const [answer] = await ledger.apply(tx, [
      { op: 'post', key: `earn-fund:${randomUUID()}`, kind: 'earn.fund', ref: productId, legs, atMs },
    ]);
    if (!answer?.ok) throw new Error('the books refused to fund a product');
    await insertFunding(tx, { id: newId(atMs), productId, asset, amountMinor, atMs, entryId: answer.entryId });
  });
}

/** Does what the clock asks of Earn, until nothing is left. A job that fails keeps none of the others from its turn. */
export async function runEarn(deps: EarnDeps): Promise<void> {
  const failed: unknown[] = [];
  for (const job of earnJobs(deps)) {
    try {
      while ((await job.run()) === 'more');
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}

/**
 * Calls an endpoint as its person, whose session a moved clock has ended long ago: what comes before the handler is another
 * suite's.
 */
export async function callEarn<Name extends keyof typeof contract>(
  exchange: TestExchange,
  { uid }: Pick<Member, 'uid'>,
  name: Name,
  input: z.input<(typeof contract)[Name]['input']>,
): Promise<OutputOf<(typeof contract)[Name]>> {
  const parsed: unknown = contract[name].input.parse(input);
  const handlers = earnHttp(exchange.services) as Record<string, Handler>;
  const context = { uid, sessionId: 'test', nowMs: exchange.clock.nowMs() };
  const result = await handlers[name]!(parsed, context);
  if (!result.ok) throw new EarnRefused({ code: result.refusal.code, ...result.refusal.details });
  return result.value as OutputOf<(typeof contract)[Name]>;
}

type Handler = (input: unknown, context: unknown) => Promise<Result<unknown>>;

/** What an endpoint has refused, with its numbers. */
class EarnRefused extends Error {
  constructor(readonly said: Readonly<Record<string, unknown>>) {
    super(JSON.stringify(said));
  }
}

/** The refusal of a call that must be refused. */
export async function refusedBy(call: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof EarnRefused) return outcome.said;
  throw new Error('it was not refused', { cause: outcome });
}
