import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { MarketStatus } from '@bourse/core/trading/command.ts';
import type { Market } from '../market.ts';
import { eventOf } from '../order-outcome.ts';
import { findMergesUnderWay } from '../queries/token-merge.query.ts';
import type { SpotRoom } from '../spot.ts';

export interface StatusChange {
  readonly market: Market;
  readonly status: MarketStatus;
  readonly reason: string;
  readonly by: { readonly staffId: string; readonly role: string; readonly requestId: string; readonly nowMs: number };
}

/**
 * Halts a market, which leaves only cancels, or opens it again; resolves when everybody can see it.
 *
 * @refuses    MARKET_NOT_FOUND | BUSY: nothing was done; BUSY also while a coin of the market is being merged
 * @throws     OutcomeUnknown: ask again
 * @invariant  whatever was done is in the audit log: the entry is committed before the core is asked, and where the core says
 *             no a second one says so. No transaction waits for the core, which needs the database itself.
 */
export async function setMarketStatus(
  room: SpotRoom,
  { market, status, reason, by }: StatusChange,
): Promise<Result<true, 'MARKET_NOT_FOUND' | 'BUSY'>> {
  if (await isMerging(room, market)) return refuse('BUSY');
  const before = room.data.state(market.market).isHalted ? 'halted' : 'open';
  const note = (after: Readonly<Record<string, string>>) =>
    room.db.tx((tx) =>
      room.approvals.audit(tx, {
        ...by,
        action: 'staffSpot.setStatus',
        subject: `market:${market.symbol}`,
        reason,
        before: { status: before },
        after,
      }),
    );
  await note({ status });
  const answer = await room.trading.submit({ kind: 'marketStatus', market: market.market, status });
  if (!answer.ok || !eventOf(answer.value.outcome, 'done')) {
    await note({ status: before, refused: answer.ok ? 'MARKET_NOT_FOUND' : answer.refusal.code });
    return answer.ok ? refuse('MARKET_NOT_FOUND', { symbol: market.symbol }) : refuse('BUSY');
  }
  await room.trading.projectedTo(answer.value.sequence);
  return ok(true);
}

/** A merge halts the market and opens it again by itself. */
async function isMerging({ db }: SpotRoom, { base, quote }: Market): Promise<boolean> {
  const merges = await findMergesUnderWay(db);
  return merges.some(({ token, state }) => state !== 'announced' && (token === base || token === quote));
}
