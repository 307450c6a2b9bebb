import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { DEFAULT_LIMITS } from '@bourse/core/trading/core-state.ts';
import type { MarketImage } from '@bourse/core/trading/journal/image.ts';
import type { Prepared, Tx } from '../../../platform/db/db.ts';
import type { MarketNow, OrderNow, Projected } from '../../trading.ts';
import { forgetSeconds } from '../klines/kept-seconds.ts';
import { klineParts } from '../klines/kline-parts.ts';
import { klineNowOfColumns, ORDER_COLUMNS, type OrderColumns, orderOfColumns } from '../told-rows.ts';
import { PutRows } from './put-rows.ts';
import { CHANGE } from './row-columns.ts';
import type { OrderRow, Step } from './step.ts';
import { TO } from './targets.ts';

/** The rows are not at the place where the step begins: another process has written to them. */
export class ProgressMoved extends Error {
  override readonly name = 'ProgressMoved';
}

/** A large step may take longer than the time limit of a page's statements. */
const STEP_TIMEOUT_MS = 2 * MINUTE_MS;

/**
 * The first statement of a step also raises the time limit for the others and turns off waiting for the disk. A crash
 * may then lose the commit, but it can be repeated from the journal, which was durable before anybody was answered.
 */
const PROGRESS: Prepared = {
  name: 'trading_progress',
  text: `
  insert into trading.progress as p (sequence, hash, at_ms, next_id) values ($1, $2, $3, $4)
  on conflict (only_row) do update
    set sequence = excluded.sequence, hash = excluded.hash, at_ms = excluded.at_ms, next_id = excluded.next_id
    where p.sequence = $5
  returning set_config('synchronous_commit', 'off', true), set_config('statement_timeout', '${STEP_TIMEOUT_MS}', true)`,
};

const CHANGE_SQL = `
  update trading.order o
     set traded_lots = o.traded_lots + c.traded_lots, traded_units = o.traded_units + c.traded_units,
         fee_minor = o.fee_minor + c.fee_minor, is_pending = o.is_pending and not c.is_activated,
         is_waiting = case when c.is_woken then false when c.is_activated then o.trigger <> 'none' else o.is_waiting end,
         lots = case when c.lots > 0 then c.lots else o.lots end,
         hidden_lots = coalesce(c.hidden_lots, o.hidden_lots),
         tracking_at_ms = case when c.tracking_at_ms > 0 then c.tracking_at_ms else o.tracking_at_ms end,
         priority = case when c.priority > 0 then c.priority else o.priority end,
         close_reason = coalesce(c.close_reason, o.close_reason),
         close_refusal = coalesce(c.close_refusal, o.close_refusal),
         closed_at_ms = coalesce(c.closed_at_ms, o.closed_at_ms), updated_at_ms = c.updated_at_ms
    from ${CHANGE.unnest} as c (${CHANGE.names})
   where o.id = c.id
  returning ${ORDER_COLUMNS}`;

/** Callers ask only about the latest ids. */
const FORGET_SQL = `
  delete from trading.remembered
   where id <= (select id from trading.remembered order by id desc offset ${DEFAULT_LIMITS.rememberedMax} limit 1)`;

/**
 * At most this many seconds are deleted at once. Each second with a trade needs at least one command, so no more can
 * have been added since the last time.
 */
const SECONDS_PER_FORGETTING = 32_768;

const PUT = new PutRows('trading_step');

/**
 * Writes one step in the caller's transaction.
 *
 * @param options.isForgetting  also deletes callers' ids and seconds of charts that are too old
 * @returns                     what to publish after the commit
 * @throws                      ProgressMoved
 * @invariant                   afterwards the rows are at `step.place`, or nothing of the step was written
 */
export async function writeStep(
  tx: Tx,
  step: Step,
  { isForgetting = false }: { readonly isForgetting?: boolean } = {},
): Promise<Projected> {
  const { place, previous } = step;
  const progress = [place.sequence, place.hash, step.atMs, step.nextId, previous];
  if ((await tx.queryPrepared(PROGRESS, progress)).length === 0) {
    throw new ProgressMoved(`the rows are not at sequence ${previous}`);
  }
  const klines = await PUT.put<Parameters<typeof klineNowOfColumns>[0]>(tx, [
    TO.market.rows(step.markets),
    TO.fee.rows(
      step.fees.flatMap(({ version, levels }) => levels.map((rates, level) => ({ version, level, ...rates }))),
    ),
    TO.feeLevel.rows(step.feeLevels),
    TO.balance.rows(step.balances),
    TO.orderList.rows(step.lists),
    TO.order.rows(step.orders),
    TO.trade.rows(step.trades),
    TO.prevented.rows(step.prevented),
    TO.amendment.rows(step.amendments),
    TO.transfer.rows(step.transfers),
    TO.remembered.rows(step.remembered),
    TO.kline.rows(klineParts(step.trades, step.markets)),
  ]);
  const changed = await change(tx, step.changes);
  if (isForgetting) {
    await tx.query(FORGET_SQL);
    await forgetSeconds(tx, step.atMs, SECONDS_PER_FORGETTING);
  }
  return {
    previous,
    sequence: place.sequence,
    atMs: step.atMs,
    orders: [...step.orders.map(orderNow), ...changed.map(orderOfColumns)],
    trades: step.trades,
    amendments: step.amendments,
    balances: step.balances,
    levels: step.levels,
    klines: klines.map(klineNowOfColumns),
    markets: step.markets.map(marketNow),
  };
}

/** Planned anew for each step, because the best way to find the rows depends on how many changes there are. */
async function change(tx: Tx, changes: Step['changes']): Promise<OrderColumns[]> {
  if (changes.length === 0) return [];
  const changed = await tx.query<OrderColumns>(CHANGE_SQL, CHANGE.values(changes));
  if (changed.length !== changes.length) throw new Error('an order of the core has no row');
  return changed;
}

function orderNow(row: OrderRow): OrderNow {
  const { priority: _p, feeVersion: _v, feeLevel: _l, hiddenLots: _h, closedAtMs: _c, ...now } = row;
  return now;
}

function marketNow(row: MarketImage): MarketNow {
  const { market, referenceTicks, lastTicks, minNotionalUnits, bandPpm } = row;
  return {
    market,
    isHalted: row.status === 'halted' || row.takenFor > 0,
    referenceTicks,
    lastTicks,
    minNotionalUnits,
    bandPpm,
  };
}
