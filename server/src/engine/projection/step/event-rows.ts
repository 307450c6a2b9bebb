import { ANSWERS, detailOf, wideAt } from '@bourse/core/journal/words.ts';
import { minorOf } from '@bourse/core/trading/amount.ts';
import { TRADE_DETAIL } from '@bourse/core/trading/journal/event-writer.ts';
import { marketImage } from '@bourse/core/trading/journal/snapshot.ts';
import type { Market } from '@bourse/core/trading/market.ts';
import { SELF_TRADES } from '@bourse/core/trading/orders/terms.ts';
import type { AmendmentNow, PreventedNow } from '../../trading.ts';
import { trailText } from '../trails.ts';
import type { MarketRow, TradeRow } from './step.ts';

/** The commands, sequence and time that events belong to. */
export interface About {
  commands: Uint32Array;
  at: number;
  end: number;
  sequence: number;
  atMs: number;
}

export const marketRow = (market: Market): MarketRow => ({
  ...marketImage(market),
  buyTrail: trailText(market.buyTrail),
  sellTrail: trailText(market.sellTrail),
});

export function tradeRow(events: Uint32Array, at: number, { sequence, atMs }: About): TradeRow {
  const detail = detailOf(events[at]!);
  return {
    market: events[at + 1]!,
    tradeId: wideAt(events, at + 3),
    sequence,
    atMs,
    ticks: events[at + 2]!,
    lots: wideAt(events, at + 5),
    isBuyerTaker: (detail & TRADE_DETAIL.TAKER_BUYS) !== 0,
    isBuyerFeeInBase: (detail & TRADE_DETAIL.BUYER_FEE_IN_BASE) !== 0,
    makerOrder: wideAt(events, at + 7),
    takerOrder: wideAt(events, at + 16),
    makerAccount: wideAt(events, at + 9),
    takerAccount: wideAt(events, at + 18),
    makerFeeMinor: minorOf(wideAt(events, at + 11), wideAt(events, at + 13)),
    takerFeeMinor: minorOf(wideAt(events, at + 20), wideAt(events, at + 22)),
    makerFeeVersion: events[at + 15]!,
    takerFeeVersion: events[at + 24]!,
  };
}

/** A trade with oneself that was prevented. */
export const preventedOf = (events: Uint32Array, at: number, { sequence, atMs }: About): PreventedNow => ({
  id: wideAt(events, at + 1),
  market: events[at + 3]!,
  ticks: events[at + 4]!,
  account: wideAt(events, at + 5),
  makerOrder: wideAt(events, at + 7),
  takerOrder: wideAt(events, at + 9),
  makerLots: wideAt(events, at + 11),
  takerLots: wideAt(events, at + 13),
  selfTrade: SELF_TRADES[detailOf(events[at]!) & ~ANSWERS]!,
  sequence,
  atMs,
});

export const amendmentOf = (events: Uint32Array, at: number, { sequence, atMs }: About): AmendmentNow => ({
  sequence,
  orderId: wideAt(events, at + 1),
  account: wideAt(events, at + 3),
  market: events[at + 5]!,
  lotsBefore: wideAt(events, at + 6),
  lots: wideAt(events, at + 8),
  atMs,
});
