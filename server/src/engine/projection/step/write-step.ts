import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { DEFAULT_LIMITS } from '@bourse/core/trading/core-state.ts';
import type { MarketImage } from '@bourse/core/trading/journal/image.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { KlineNow, MarketNow, OrderNow, Projected } from '../../trading.ts';
import { forgetSeconds } from '../klines/kept-seconds.ts';
import { klineParts } from '../klines/kline-parts.ts';
import { klineNowOfColumns, type OrderColumns, orderOfColumns } from '../told-rows.ts';
import type { Columns } from './columns.ts';
import {
  AMENDMENT,
  BALANCE,
  CHANGE,
  FEE,
  FEE_LEVEL,
  KLINE,
  MARKET,
  ORDER,
  ORDER_LIST,
  PREVENTED,
  REMEMBERED,
  TRADE,
  TRANSFER,
} from './row-columns.ts';
import type { OrderRow, Step } from './step.ts';

/** The rows are not where the step begins: another process has written them on. */
export class ProgressMoved extends Error {
  override readonly name = 'ProgressMoved';
}

/** A long step may take longer than a page's statement. */
const STEP_TIMEOUT_MS = 2 * MINUTE_MS;

const PROGRESS_SQL = `
  insert into trading.progress as p (sequence, hash, at_ms, next_id) values ($1, $2, $3, $4)
  on conflict (only_row) do update
    set sequence = excluded.sequence, hash = excluded.hash, at_ms = excluded.at_ms, next_id = excluded.next_id
    where p.sequence = $5
  returning sequence`;

const MARKET_SQL = `${into('market', MARKET)}
  on conflict (market) do update set min_notional_units = excluded.min_notional_units, band_ppm = excluded.band_ppm,
    is_halted = excluded.is_halted, taken_for = excluded.taken_for, reference_ticks = excluded.reference_ticks, last_ticks = excluded.last_ticks,
    trade_count = excluded.trade_count, due_high_ticks = excluded.due_high_ticks, due_low_ticks = excluded.due_low_ticks`;

const FEE_LEVEL_SQL = `${into('fee_level', FEE_LEVEL)} on conflict (account) do update set level = excluded.level`;

const BALANCE_SQL = `${into('balance', BALANCE)}
  on conflict (account, asset) do update
    set available_minor = excluded.available_minor, held_minor = excluded.held_minor`;

const ORDER_LIST_SQL = into('order_list', ORDER_LIST);
const ORDER_SQL = into('order', ORDER);

const CHANGE_SQL = `
  update trading.order o
     set traded_lots = o.traded_lots + c.traded_lots, traded_units = o.traded_units + c.traded_units,
         fee_minor = o.fee_minor + c.fee_minor, is_pending = o.is_pending and not c.is_activated,
         is_waiting = case when c.is_woken then false when c.is_activated then o.trigger <> 'none' else o.is_waiting end,
         lots = case when c.lots > 0 then c.lots else o.lots end,
         hidden_lots = coalesce(c.hidden_lots, o.hidden_lots),
         priority = case when c.priority > 0 then c.priority else o.priority end,
         close_reason = coalesce(c.close_reason, o.close_reason),
         close_refusal = coalesce(c.close_refusal, o.close_refusal),
         closed_at_ms = coalesce(c.closed_at_ms, o.closed_at_ms), updated_at_ms = c.updated_at_ms
    from ${CHANGE.unnest} as c (${CHANGE.names})
   where o.id = c.id
  returning o.*`;

const TRADE_SQL = into('trade', TRADE);
const PREVENTED_SQL = into('prevented', PREVENTED);
const AMENDMENT_SQL = into('amendment', AMENDMENT);
const TRANSFER_SQL = into('transfer', TRANSFER);
const FEE_SQL = into('fee', FEE);
const REMEMBERED_SQL = into('remembered', REMEMBERED);

/** Callers ask only for the latest ids. */
const FORGET_SQL = `
  delete from trading.remembered
   where id <= (select id from trading.remembered order by id desc offset ${DEFAULT_LIMITS.rememberedMax} limit 1)`;

/** A second with a trade in it needs a command at least, so no more of them can have come since the last time. */
const SECONDS_PER_FORGETTING = 32_768;

/** A row without a trade only says what the price was: then the part is all there is. */
const KLINE_SQL = `
  insert into trading.kline as k (${KLINE.names}) select * from ${KLINE.unnest}
  on conflict (market, step, open_at_ms) do update
    set open_ticks = case when ${isQuiet()} then excluded.open_ticks else k.open_ticks end,
        high_ticks = case when ${isQuiet()} then excluded.high_ticks else greatest(k.high_ticks, excluded.high_ticks) end,
        low_ticks = case when ${isQuiet()} then excluded.low_ticks else least(k.low_ticks, excluded.low_ticks) end,
        close_ticks = excluded.close_ticks, trade_count = k.trade_count + excluded.trade_count,
        base_lots = k.base_lots + excluded.base_lots, quote_minor = k.quote_minor + excluded.quote_minor,
        taker_buy_lots = k.taker_buy_lots + excluded.taker_buy_lots,
        taker_buy_quote_minor = k.taker_buy_quote_minor + excluded.taker_buy_quote_minor
  returning ${KLINE.names}`;

/**
 * Writes one step in the caller's transaction.
 *
 * @param options.isForgetting  deletes ids of callers and seconds of charts that are too old to be asked for
 * @returns    what everybody may hear once it is committed
 * @throws     ProgressMoved
 * @invariant  the rows are those of `step.place`, or nothing of the step is there
 */
export async function writeStep(
  tx: Tx,
  step: Step,
  { isForgetting = false }: { readonly isForgetting?: boolean } = {},
): Promise<Projected> {
  // A crash may lose this commit, which is then made again from the journal: that was durable before anybody was answered.
  await tx.query(`set local synchronous_commit = off`);
  await tx.query(`set local statement_timeout = ${STEP_TIMEOUT_MS}`);
  const { place, previous } = step;
  const progress = [place.sequence, place.hash, step.atMs, step.nextId, previous];
  if ((await tx.query(PROGRESS_SQL, progress)).length === 0) {
    throw new ProgressMoved(`the rows are not at sequence ${previous}`);
  }
  await put(tx, MARKET_SQL, MARKET, step.markets);
  const fees = step.fees.flatMap(({ version, levels }) => levels.map((rates, level) => ({ version, level, ...rates })));
  await put(tx, FEE_SQL, FEE, fees);
  await put(tx, FEE_LEVEL_SQL, FEE_LEVEL, step.feeLevels);
  await put(tx, BALANCE_SQL, BALANCE, step.balances);
  await put(tx, ORDER_LIST_SQL, ORDER_LIST, step.lists);
  await put(tx, ORDER_SQL, ORDER, step.orders);
  const changed = await put<Step['changes'][number], OrderColumns>(tx, CHANGE_SQL, CHANGE, step.changes);
  if (changed.length !== step.changes.length) throw new Error('an order of the core has no row');
  await put(tx, TRADE_SQL, TRADE, step.trades);
  await put(tx, PREVENTED_SQL, PREVENTED, step.prevented);
  await put(tx, AMENDMENT_SQL, AMENDMENT, step.amendments);
  await put(tx, TRANSFER_SQL, TRANSFER, step.transfers);
  await put(tx, REMEMBERED_SQL, REMEMBERED, step.remembered);
  if (isForgetting) {
    await tx.query(FORGET_SQL);
    await forgetSeconds(tx, step.atMs, SECONDS_PER_FORGETTING);
  }
  const parts = klineParts(step.trades, step.markets);
  const klines = await put<KlineNow, Parameters<typeof klineNowOfColumns>[0]>(tx, KLINE_SQL, KLINE, parts);
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

function into<Row>(table: string, columns: Columns<Row>): string {
  return `insert into trading.${table} (${columns.names}) select * from ${columns.unnest}`;
}

function isQuiet(): string {
  return 'k.trade_count = 0 and not k.is_imported';
}

async function put<Row, Returned extends object = object>(
  tx: Tx,
  sql: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<Returned[]> {
  return rows.length === 0 ? [] : tx.query<Returned>(sql, columns.values(rows));
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
