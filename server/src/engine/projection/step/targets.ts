import { targetOf } from './put-rows.ts';
import {
  AMENDMENT,
  BALANCE,
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

const QUIET = 'k.trade_count = 0 and not k.is_imported';

/** Where the rows of a step are inserted. Changes of existing orders have a statement of their own. */
export const TO = {
  market: targetOf(
    'market',
    MARKET,
    `on conflict (market) do update set min_notional_units = excluded.min_notional_units, band_ppm = excluded.band_ppm,
       is_halted = excluded.is_halted, taken_for = excluded.taken_for, reference_ticks = excluded.reference_ticks,
       last_ticks = excluded.last_ticks, trade_count = excluded.trade_count, due_high_ticks = excluded.due_high_ticks,
       due_low_ticks = excluded.due_low_ticks,
       buy_trail = excluded.buy_trail, sell_trail = excluded.sell_trail`,
  ),
  fee: targetOf('fee', FEE),
  feeLevel: targetOf('fee_level', FEE_LEVEL, 'on conflict (account) do update set level = excluded.level'),
  balance: targetOf(
    'balance',
    BALANCE,
    `on conflict (account, asset) do update
       set available_minor = excluded.available_minor, held_minor = excluded.held_minor`,
  ),
  orderList: targetOf('order_list', ORDER_LIST),
  order: targetOf('order', ORDER),
  trade: targetOf('trade', TRADE),
  prevented: targetOf('prevented', PREVENTED),
  amendment: targetOf('amendment', AMENDMENT),
  transfer: targetOf('transfer', TRANSFER),
  remembered: targetOf('remembered', REMEMBERED),
  // An existing row without trades only carries a price, which the first trades replace.
  kline: targetOf(
    'kline as k',
    KLINE,
    `on conflict (market, step, open_at_ms) do update
       set open_ticks = case when ${QUIET} then excluded.open_ticks else k.open_ticks end,
           high_ticks = case when ${QUIET} then excluded.high_ticks else greatest(k.high_ticks, excluded.high_ticks) end,
           low_ticks = case when ${QUIET} then excluded.low_ticks else least(k.low_ticks, excluded.low_ticks) end,
           close_ticks = excluded.close_ticks, trade_count = k.trade_count + excluded.trade_count,
           base_lots = k.base_lots + excluded.base_lots, quote_minor = k.quote_minor + excluded.quote_minor,
           taker_buy_lots = k.taker_buy_lots + excluded.taker_buy_lots,
           taker_buy_quote_minor = k.taker_buy_quote_minor + excluded.taker_buy_quote_minor
     returning ${KLINE.names}`,
  ),
};
