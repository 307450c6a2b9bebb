import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { MarketStatus } from '@bourse/core/trading/command.ts';
import type { Market } from '../market.ts';
import { eventOf } from '../order-outcome.ts';
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
 * @refuses    MARKET_NOT_FOUND | BUSY
 * @invariant  a change that was done is in the audit log: the entry is committed after the journal has the change, and what
 *             could not be written is undone by nobody, but told
 */
export async function setMarketStatus(
  room: SpotRoom,
  { market, status, reason, by }: StatusChange,
): Promise<Result<true, 'MARKET_NOT_FOUND' | 'BUSY'>> {
  const before = room.data.state(market.market).isHalted ? 'halted' : 'open';
  const done = await room.db.decide(async (tx): Promise<Result<number, 'MARKET_NOT_FOUND' | 'BUSY'>> => {
    await room.approvals.audit(tx, {
      ...by,
      action: 'staffSpot.setStatus',
      subject: `market:${market.symbol}`,
      reason,
      before: { status: before },
      after: { status },
    });
    // Inside of the entry's transaction, which rolls back where the core does not do it.
    const answer = await room.trading.submit({ kind: 'marketStatus', market: market.market, status });
    if (!answer.ok) return refuse('BUSY');
    return eventOf(answer.value.outcome, 'done')
      ? ok(answer.value.sequence)
      : refuse('MARKET_NOT_FOUND', { symbol: market.symbol });
  });
  if (!done.ok) return done;
  await room.trading.projectedTo(done.value);
  return ok(true);
}
