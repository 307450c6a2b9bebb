import {
  COINS_MAX,
  type ConversionTerms,
  legOf,
  nextRunAtMs,
  QUOTE_MS,
} from '@bourse/core/conversion/small-balance.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { ConversionDeps } from '../conversion-deps.ts';
import { findLastRunMs, type Quote, type QuoteLeg } from '../queries/run.query.ts';
import { insertQuote } from '../store/run.store.ts';
import { deskUsdt } from './desk.ts';
import { type JudgedCoin, judgeCoins } from './read-small-balances.ts';
import { termsNow } from './terms.ts';

/** Why nothing can be converted now, at whatever price. */
export type JudgeRefusal = 'CONVERSION_TOO_SOON' | 'CONVERSION_NOT_POSSIBLE' | 'CONVERSION_NO_FUNDS' | 'ACCOUNT_FROZEN';
export type QuoteRefusal = JudgeRefusal | 'CONVERSION_TOO_MANY';

/**
 * Quotes what coins would bring, with all that the person has of each. The quote is valid for ten seconds and moves
 * nothing.
 *
 * @refuses see QuoteRefusal, each with its figures
 */
export async function quoteCoins(
  deps: ConversionDeps,
  { uid, assets }: { readonly uid: string; readonly assets: readonly string[] },
): Promise<Result<Quote, QuoteRefusal>> {
  const { db, clock } = deps.money;
  const wanted = [...new Set(assets)];
  if (wanted.length > COINS_MAX) return refuse('CONVERSION_TOO_MANY', { max: COINS_MAX, count: wanted.length });
  const [nowMs, terms] = [clock.nowMs(), await termsNow(deps)];
  const coins = await judgeRun(deps, db, { uid, assets: wanted, nowMs, terms });
  if (!coins.ok) return coins;
  const legs = coins.value.map(({ coin, availableMinor, price }): QuoteLeg => {
    const leg = legOf(availableMinor, coin.ledgerScale, price!, terms.feeBps);
    return { asset: coin.asset, amountMinor: availableMinor, price: price!, ...leg };
  });
  const hasFunds = await judgeFunds(deps, db, legs);
  if (!hasFunds.ok) return hasFunds;
  const quote = { id: newId(nowMs), uid, createdAtMs: nowMs, expiresAtMs: nowMs + QUOTE_MS, legs };
  await db.tx((tx) => insertQuote(tx, quote));
  return ok(quote);
}

/** Whether a person may convert these coins now, leaving aside whether the desk can pay. @refuses see JudgeRefusal */
export async function judgeRun(
  deps: ConversionDeps,
  q: Queryable,
  run: {
    readonly uid: string;
    readonly assets: readonly string[];
    readonly nowMs: number;
    readonly terms: ConversionTerms;
  },
): Promise<Result<readonly JudgedCoin[], Exclude<JudgeRefusal, 'CONVERSION_NO_FUNDS'>>> {
  const { uid, assets, nowMs, terms } = run;
  const profile = await deps.money.identity.profile(q, uid);
  if (profile?.frozen) return refuse('ACCOUNT_FROZEN');
  const nextAtMs = nextRunAtMs(await findLastRunMs(q, uid), nowMs, terms);
  if (nextAtMs !== null) return refuse('CONVERSION_TOO_SOON', { nextAt: nextAtMs });
  const judged = await judgeCoins(deps, q, uid, { nowMs, terms });
  const coins: JudgedCoin[] = [];
  for (const asset of assets) {
    const coin = judged.get(asset);
    if (!coin) return refuse('CONVERSION_NOT_POSSIBLE', { asset, reason: 'TOO_LITTLE' });
    if (coin.obstacle !== null) return refuse('CONVERSION_NOT_POSSIBLE', { asset, reason: coin.obstacle });
    coins.push(coin);
  }
  return ok(coins);
}

/**
 * Whether the desk can pay. The refusal has no figures, because the desk's balance is the operator's business. @refuses
 * CONVERSION_NO_FUNDS
 */
export async function judgeFunds(
  deps: ConversionDeps,
  q: Queryable,
  legs: readonly QuoteLeg[],
): Promise<Result<true, 'CONVERSION_NO_FUNDS'>> {
  const neededMinor = legs.reduce((sum, { grossMinor }) => sum + grossMinor, 0n);
  return (await deskUsdt(deps, q)) < neededMinor ? refuse('CONVERSION_NO_FUNDS') : ok(true);
}
