import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { MarketStatus } from '@bourse/core/trading/command.ts';
import type { TradingEvent } from '@bourse/core/trading/event.ts';
import type { Market } from '../markets/market.ts';
import { eventOf } from '../orders/order-outcome.ts';
import type { SpotDeps } from '../spot-deps.ts';

export interface StatusChange {
  readonly market: Market;
  readonly status: MarketStatus;
  readonly reason: string;
  readonly by: { readonly staffId: string; readonly role: string; readonly requestId: string; readonly nowMs: number };
}

export type StatusRefusal = 'MARKET_NOT_FOUND' | 'MARKET_TAKEN' | 'BUSY';

/**
 * Halts a market, so that orders can only be cancelled, or opens it again. Resolves when everybody can see it.
 *
 * @refuses    MARKET_NOT_FOUND | MARKET_TAKEN (symbol) while a coin of the market is being merged | BUSY: nothing was
 *             done. Only the trading core decides whether a market is taken, because it alone knows which command came
 *             first
 * @throws     OutcomeUnknown: ask again
 * @invariant  whatever was done is in the audit log: its entry is committed before the core is asked, and a second
 *             entry follows if the core refuses. No transaction stays open while the core is asked, because the core
 *             itself needs the database
 */
export async function setMarketStatus(
  deps: SpotDeps,
  { market, status, reason, by }: StatusChange,
): Promise<Result<true, StatusRefusal>> {
  const before = deps.data.state(market.market).isHalted ? 'halted' : 'open';
  const note = (after: Readonly<Record<string, string>>) =>
    deps.db.tx((tx) =>
      deps.approvals.audit(tx, {
        ...by,
        action: 'staffSpot.setStatus',
        subject: `market:${market.symbol}`,
        reason,
        before: { status: before },
        after,
      }),
    );
  await note({ status });
  const answer = await deps.trading.submit({ kind: 'marketStatus', market: market.market, status });
  if (answer.ok && eventOf(answer.value.outcome, 'done')) {
    await deps.trading.waitForRows(answer.value.sequence);
    return ok(true);
  }
  const code = answer.ok ? codeOf(answer.value.outcome) : 'BUSY';
  await note({ status: before, refused: code });
  return code === 'BUSY' ? refuse(code) : refuse(code, { symbol: market.symbol });
}

const codeOf = (outcome: readonly TradingEvent[]): 'MARKET_NOT_FOUND' | 'MARKET_TAKEN' =>
  eventOf(outcome, 'refused')?.refusal.code === 'MARKET_TAKEN' ? 'MARKET_TAKEN' : 'MARKET_NOT_FOUND';
