import type { RememberedId } from '@bourse/core/journal/remembered.ts';
import type { BalanceNow } from '@bourse/core/trading/event.ts';
import type { FeeRates } from '@bourse/core/trading/fees.ts';
import type { AmendmentNow, KlineNow, PreventedNow } from '../../trading.ts';
import { Columns } from './columns.ts';
import type { ListRow, MarketRow, OrderChange, OrderRow, TradeRow, TransferRow } from './step.ts';

export const MARKET = new Columns<MarketRow>([
  ['market', 'integer', (row) => row.market],
  ['base', 'integer', (row) => row.base],
  ['quote', 'integer', (row) => row.quote],
  ['lot_minor', 'numeric', (row) => row.lotMinor],
  ['unit_minor', 'numeric', (row) => row.unitMinor],
  ['min_notional_units', 'bigint', (row) => row.minNotionalUnits],
  ['band_ppm', 'integer', (row) => row.bandPpm],
  ['is_halted', 'boolean', (row) => row.status === 'halted'],
  ['taken_for', 'integer', (row) => row.takenFor],
  ['reference_ticks', 'integer', (row) => row.referenceTicks],
  ['last_ticks', 'integer', (row) => row.lastTicks],
  ['trade_count', 'bigint', (row) => row.tradeCount],
  ['due_high_ticks', 'integer', (row) => row.dueHighTicks ?? 0],
  ['due_low_ticks', 'integer', (row) => row.dueLowTicks ?? 0],
  ['buy_trail', 'text', (row) => row.buyTrail],
  ['sell_trail', 'text', (row) => row.sellTrail],
]);

export const FEE = new Columns<FeeRates & { readonly version: number; readonly level: number }>([
  ['version', 'integer', (row) => row.version],
  ['level', 'integer', (row) => row.level],
  ['maker_ppm', 'integer', (row) => row.makerPpm],
  ['taker_ppm', 'integer', (row) => row.takerPpm],
]);

export const FEE_LEVEL = new Columns<{ readonly account: number; readonly level: number }>([
  ['account', 'bigint', (row) => row.account],
  ['level', 'integer', (row) => row.level],
]);

export const BALANCE = new Columns<BalanceNow>([
  ['account', 'bigint', (row) => row.account],
  ['asset', 'integer', (row) => row.asset],
  ['available_minor', 'numeric', (row) => row.availableMinor],
  ['held_minor', 'numeric', (row) => row.heldMinor],
]);

export const ORDER_LIST = new Columns<ListRow>([
  ['id', 'bigint', (row) => row.id],
  ['account', 'bigint', (row) => row.account],
  ['market', 'integer', (row) => row.market],
  ['contingency', 'text', (row) => row.contingency],
  ['client_id', 'text', (row) => row.clientId],
  ['created_at_ms', 'bigint', (row) => row.createdAtMs],
]);

export const ORDER = new Columns<OrderRow>([
  ['id', 'bigint', (row) => row.id],
  ['account', 'bigint', (row) => row.account],
  ['market', 'integer', (row) => row.market],
  ['is_buy', 'boolean', (row) => row.isBuy],
  ['is_market', 'boolean', (row) => row.isMarket],
  ['time_in_force', 'text', (row) => row.timeInForce],
  ['is_post_only', 'boolean', (row) => row.isPostOnly],
  ['trigger', 'text', (row) => row.trigger],
  ['is_waiting', 'boolean', (row) => row.isWaiting],
  ['ticks', 'integer', (row) => row.ticks],
  ['stop_ticks', 'integer', (row) => row.stopTicks],
  ['lots', 'bigint', (row) => row.lots],
  ['quote_units', 'bigint', (row) => row.quoteUnits],
  ['display_lots', 'bigint', (row) => row.displayLots],
  ['hidden_lots', 'bigint', (row) => row.hiddenLots],
  ['trail_bps', 'integer', (row) => row.trailBps],
  ['tracking_at_ms', 'bigint', (row) => row.trackingAtMs],
  ['client_id', 'text', (row) => row.clientId],
  ['priority', 'bigint', (row) => row.priority],
  ['fee_version', 'integer', (row) => row.feeVersion],
  ['fee_level', 'integer', (row) => row.feeLevel],
  ['fee_from', 'text', (row) => row.feeFrom],
  ['self_trade', 'text', (row) => row.selfTrade],
  ['traded_lots', 'bigint', (row) => row.tradedLots],
  ['traded_units', 'numeric', (row) => row.tradedUnits],
  ['fee_minor', 'numeric', (row) => row.feeMinor],
  ['close_reason', 'text', (row) => row.closeReason],
  ['close_refusal', 'text', (row) => row.closeRefusal],
  ['list_id', 'bigint', (row) => row.listId],
  ['is_pending', 'boolean', (row) => row.isPending],
  ['created_at_ms', 'bigint', (row) => row.createdAtMs],
  ['updated_at_ms', 'bigint', (row) => row.updatedAtMs],
  ['closed_at_ms', 'bigint', (row) => row.closedAtMs],
]);

export const CHANGE = new Columns<OrderChange>([
  ['id', 'bigint', (row) => row.id],
  ['traded_lots', 'bigint', (row) => row.tradedLots],
  ['traded_units', 'numeric', (row) => row.tradedUnits],
  ['fee_minor', 'numeric', (row) => row.feeMinor],
  ['lots', 'bigint', (row) => row.lots],
  ['hidden_lots', 'bigint', (row) => row.hiddenLots],
  ['priority', 'bigint', (row) => row.priority],
  ['is_woken', 'boolean', (row) => row.isWoken],
  ['is_activated', 'boolean', (row) => row.isActivated],
  ['tracking_at_ms', 'bigint', (row) => row.trackingAtMs],
  ['close_reason', 'text', (row) => row.closeReason],
  ['close_refusal', 'text', (row) => row.closeRefusal],
  ['closed_at_ms', 'bigint', (row) => row.closedAtMs],
  ['updated_at_ms', 'bigint', (row) => row.updatedAtMs],
]);

export const TRADE = new Columns<TradeRow>([
  ['market', 'integer', (row) => row.market],
  ['trade_id', 'bigint', (row) => row.tradeId],
  ['sequence', 'bigint', (row) => row.sequence],
  ['at_ms', 'bigint', (row) => row.atMs],
  ['ticks', 'integer', (row) => row.ticks],
  ['lots', 'bigint', (row) => row.lots],
  ['is_buyer_taker', 'boolean', (row) => row.isBuyerTaker],
  ['maker_order', 'bigint', (row) => row.makerOrder],
  ['taker_order', 'bigint', (row) => row.takerOrder],
  ['maker_account', 'bigint', (row) => row.makerAccount],
  ['taker_account', 'bigint', (row) => row.takerAccount],
  ['is_buyer_fee_in_base', 'boolean', (row) => row.isBuyerFeeInBase],
  ['maker_fee_minor', 'numeric', (row) => row.makerFeeMinor],
  ['taker_fee_minor', 'numeric', (row) => row.takerFeeMinor],
  ['maker_fee_version', 'integer', (row) => row.makerFeeVersion],
  ['taker_fee_version', 'integer', (row) => row.takerFeeVersion],
]);

export const PREVENTED = new Columns<PreventedNow>([
  ['id', 'bigint', (row) => row.id],
  ['market', 'integer', (row) => row.market],
  ['account', 'bigint', (row) => row.account],
  ['maker_order', 'bigint', (row) => row.makerOrder],
  ['taker_order', 'bigint', (row) => row.takerOrder],
  ['ticks', 'integer', (row) => row.ticks],
  ['maker_lots', 'bigint', (row) => row.makerLots],
  ['taker_lots', 'bigint', (row) => row.takerLots],
  ['self_trade', 'text', (row) => row.selfTrade],
  ['sequence', 'bigint', (row) => row.sequence],
  ['at_ms', 'bigint', (row) => row.atMs],
]);

export const AMENDMENT = new Columns<AmendmentNow>([
  ['sequence', 'bigint', (row) => row.sequence],
  ['order_id', 'bigint', (row) => row.orderId],
  ['account', 'bigint', (row) => row.account],
  ['market', 'integer', (row) => row.market],
  ['lots_before', 'bigint', (row) => row.lotsBefore],
  ['lots', 'bigint', (row) => row.lots],
  ['at_ms', 'bigint', (row) => row.atMs],
]);

export const TRANSFER = new Columns<TransferRow>([
  ['number', 'bigint', (row) => row.number],
  ['transfer_id', 'text', (row) => row.transferId],
  ['account', 'bigint', (row) => row.account],
  ['asset', 'integer', (row) => row.asset],
  ['amount_minor', 'numeric', (row) => row.amountMinor],
  ['is_credit', 'boolean', (row) => row.isCredit],
  ['sequence', 'bigint', (row) => row.sequence],
  ['at_ms', 'bigint', (row) => row.atMs],
]);

export const REMEMBERED = new Columns<RememberedId>([
  ['id', 'bigint', (row) => row.id],
  ['account', 'bigint', (row) => row.account],
  ['kind', 'integer', (row) => row.kind],
  ['text', 'text', (row) => row.text],
  ['content', 'bigint', (row) => row.content],
]);

export const KLINE = new Columns<KlineNow>([
  ['market', 'integer', (row) => row.market],
  ['step', 'text', (row) => row.interval],
  ['open_at_ms', 'bigint', (row) => row.openAtMs],
  ['open_ticks', 'bigint', (row) => row.openTicks],
  ['high_ticks', 'bigint', (row) => row.highTicks],
  ['low_ticks', 'bigint', (row) => row.lowTicks],
  ['close_ticks', 'bigint', (row) => row.closeTicks],
  ['trade_count', 'bigint', (row) => row.tradeCount],
  ['base_lots', 'numeric', (row) => row.baseLots],
  ['quote_minor', 'numeric', (row) => row.quoteMinor],
  ['taker_buy_lots', 'numeric', (row) => row.takerBuyLots],
  ['taker_buy_quote_minor', 'numeric', (row) => row.takerBuyQuoteMinor],
]);
