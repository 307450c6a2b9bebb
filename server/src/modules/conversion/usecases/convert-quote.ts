import { hasMoved } from '@bourse/core/conversion/small-balance.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { Leg } from '@bourse/core/ledger/command.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { ConversionDeps } from '../conversion-deps.ts';
import { findQuote, findRunByRequest, type Quote, type Run } from '../queries/run.query.ts';
import { insertRun, lockDesk } from '../store/run.store.ts';
import { type JudgeRefusal, judgeFunds, judgeRun } from './quote-coins.ts';
import { priceOf, QUOTE_ASSET } from './read-small-balances.ts';
import { termsNow } from './terms.ts';

export interface ConvertAsk {
  readonly uid: string;
  readonly clientRequestId: string;
  readonly quoteId: string;
}

export interface Converted {
  readonly run: Run;
  readonly quote: Quote;
  readonly replayed: boolean;
}

export type ConvertRefusal =
  | JudgeRefusal
  | 'CONVERSION_QUOTE_UNKNOWN'
  | 'CONVERSION_QUOTE_EXPIRED'
  | 'CONVERSION_PRICE_MOVED'
  | 'INSUFFICIENT_BALANCE'
  | 'IDEMPOTENCY_MISMATCH';

/**
 * Accepts a quote: the house buys all of its coins in one entry, or none. A job sells them later.
 *
 * @refuses    see ConvertRefusal; a refusal has moved nothing. Another person's quote counts as unknown
 * @invariant  a quote is accepted once, and a repeat of the request id returns the first result
 */
export async function convertQuote(deps: ConversionDeps, ask: ConvertAsk): Promise<Result<Converted, ConvertRefusal>> {
  const { db } = deps.money;
  const before = await replayOf(db, ask);
  if (before) return before;
  const terms = await termsNow(deps);
  return db.decide(async (tx): Promise<Result<Converted, ConvertRefusal>> => {
    await lockDesk(tx);
    const meanwhile = await replayOf(tx, ask);
    if (meanwhile) return meanwhile;
    const nowMs = deps.money.clock.nowMs();
    const quote = await findQuote(tx, ask.uid, ask.quoteId);
    if (!quote) return refuse('CONVERSION_QUOTE_UNKNOWN');
    const assets = quote.legs.map(({ asset }) => asset);
    const judged = await judgeRun(deps, tx, { uid: ask.uid, assets, nowMs, terms });
    // Expiry is reported before anything else that may have changed, so that a person who waited too long learns why.
    if (!judged.ok && judged.refusal.code !== 'CONVERSION_NOT_POSSIBLE') return judged;
    if (nowMs >= quote.expiresAtMs) return refuse('CONVERSION_QUOTE_EXPIRED', { expiredAt: quote.expiresAtMs });
    if (!judged.ok) return judged;
    const moved = quote.legs.find(({ asset, price }) => {
      const now = priceOf(deps, asset);
      return now === null || hasMoved(price, now);
    });
    if (moved) return refuse('CONVERSION_PRICE_MOVED', { asset: moved.asset });
    const hasFunds = await judgeFunds(deps, tx, quote.legs);
    if (!hasFunds.ok) return hasFunds;
    return book(deps, tx, ask, quote);
  });
}

async function replayOf(q: Queryable, ask: ConvertAsk): Promise<Result<Converted, 'IDEMPOTENCY_MISMATCH'> | null> {
  const run = await findRunByRequest(q, ask.uid, ask.clientRequestId);
  if (!run) return null;
  if (run.quoteId !== ask.quoteId) return refuse('IDEMPOTENCY_MISMATCH');
  const quote = await findQuote(q, ask.uid, run.quoteId);
  if (!quote) throw new Error(`run ${run.id} has no quote`);
  return ok({ run, quote, replayed: true });
}

async function book(
  deps: ConversionDeps,
  tx: Tx,
  ask: ConvertAsk,
  quote: Quote,
): Promise<Result<Converted, 'INSUFFICIENT_BALANCE'>> {
  const { ledger, clock } = deps.money;
  const nowMs = clock.nowMs();
  const id = newId(nowMs);
  const [answer] = await ledger.apply(tx, [
    { op: 'post', key: `conversion:${id}`, kind: 'conversion', ref: id, legs: legsOf(ask.uid, quote), atMs: nowMs },
  ]);
  if (!answer?.ok) {
    if (answer?.refusal.code === 'INSUFFICIENT_BALANCE') return insufficient(deps, quote, answer.refusal.details);
    throw new Error(`the books refused conversion ${id}: ${answer?.refusal.code}`);
  }
  const run: Run = { id, quoteId: quote.id, createdAtMs: nowMs };
  await insertRun(tx, { ...run, uid: ask.uid, requestId: ask.clientRequestId, entryId: answer.entryId });
  const assets = [QUOTE_ASSET, ...quote.legs.map(({ asset }) => asset)];
  await emit(tx, { topic: 'balances.changed', uid: ask.uid, payload: { assets } });
  return ok({ run, quote, replayed: false });
}

/**
 * The legs of the entry: coins to the desk, its USDT to the person and to fees, and the residue to the rounding
 * account.
 */
function legsOf(uid: string, { legs }: Quote): Leg[] {
  const sum = (part: 'grossMinor' | 'feeMinor' | 'getsMinor' | 'roundingMinor'): bigint =>
    legs.reduce((total, leg) => total + leg[part], 0n);
  const coins = legs.flatMap(({ asset, amountMinor }): Leg[] => [
    { account: userAccount(uid, 'funding', asset), amountMinor: -amountMinor },
    { account: systemAccount('conversion', asset), amountMinor },
  ]);
  const usdt: Leg[] = [
    { account: systemAccount('conversion', QUOTE_ASSET), amountMinor: -sum('grossMinor') },
    { account: userAccount(uid, 'funding', QUOTE_ASSET), amountMinor: sum('getsMinor') },
    { account: systemAccount('fees', QUOTE_ASSET), amountMinor: sum('feeMinor') },
    { account: systemAccount('rounding', QUOTE_ASSET), amountMinor: sum('roundingMinor') },
  ];
  return [...coins, ...usdt.filter(({ amountMinor }) => amountMinor !== 0n)];
}

/** Another payment was faster. The coin is the last part of the account's path in the refusal. */
function insufficient(
  { money }: ConversionDeps,
  quote: Quote,
  details: Readonly<Record<string, string | number | boolean>> | undefined,
): ReturnType<typeof refuse<'INSUFFICIENT_BALANCE'>> {
  const asset = String(details?.asset ?? '');
  const scale = money.assets.coin(asset)?.ledgerScale ?? 0;
  const needed = quote.legs.find((leg) => leg.asset === asset)?.amountMinor ?? 0n;
  return refuse('INSUFFICIENT_BALANCE', {
    asset,
    available: formatAmount(BigInt(String(details?.available ?? '0')), scale),
    needed: formatAmount(needed, scale),
  });
}
