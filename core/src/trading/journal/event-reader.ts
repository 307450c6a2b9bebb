import { ANSWERS, detailOf, kindOf, lengthOf, wideAt } from '../../journal/words.ts';
import type { Refusal } from '../../result.ts';
import { minorOf } from '../amount.ts';
import {
  type BalanceNow,
  type Changes,
  CLOSE_REASONS,
  type ClosedEvent,
  type LevelNow,
  type Outcome,
  type RefusedEvent,
  TRADING_REFUSALS,
  type TradeEvent,
  type TradingEvent,
  type TradingRefusal,
} from '../event.ts';
import { SELF_TRADES } from '../orders/terms.ts';
import { CLOSED_DETAIL, EVENT, NOT_PLACED, TRADE_DETAIL } from './event-writer.ts';

/** The names of a refusal's two numbers. Where the first is an amount, the details also name its asset. */
const DETAILS: Partial<Record<TradingRefusal, readonly string[]>> = {
  OUTSIDE_BAND: ['minTicks', 'maxTicks'],
  BELOW_MIN_NOTIONAL: ['minUnits', 'notionalUnits'],
  QUANTITY_TOO_LARGE: ['maxUnits'],
  TOO_MANY_ORDERS: ['max'],
  STOP_WOULD_TRIGGER: ['lastTicks'],
  POST_ONLY_WOULD_MATCH: ['bestTicks'],
  INSUFFICIENT_BALANCE: ['needed', 'available'],
  FILL_OR_KILL: ['fillableLots'],
  SELF_TRADE_PREVENTED: ['orderId', 'ticks'],
  IDEMPOTENCY_MISMATCH: ['id'],
  AMOUNT_TOO_LARGE: ['max'],
  AMEND_NOT_LOWER: ['lots', 'tradedLots'],
  TOO_MANY_PARTS: ['max', 'parts'],
  TRAIL_OUT_OF_RANGE: ['minBps', 'maxBps'],
};
const OF_AN_ASSET: ReadonlySet<TradingRefusal> = new Set(['INSUFFICIENT_BALANCE', 'AMOUNT_TOO_LARGE']);

/**
 * Reads what a batch did: an outcome for each command, in order. Throws on an unknown kind of event.
 *
 * @param words  the events of one batch, as `TradingCore.apply` returned them or a journal row holds them
 */
export function readEvents(words: Uint32Array): Outcome[] {
  const outcomes: TradingEvent[][] = [];
  for (let at = 0; at < words.length; at += lengthOf(words[at]!)) {
    const event = readEvent(words, at);
    if ((detailOf(words[at]!) & ANSWERS) !== 0) outcomes.push([event]);
    else outcomes.at(-1)!.push(event);
  }
  return outcomes;
}

/** Reads what `TradingCore.takeChanges` returned. */
export function readChanges(words: Uint32Array): Changes {
  const balances: BalanceNow[] = [];
  const levels: LevelNow[] = [];
  for (let at = 0; at < words.length; at += lengthOf(words[at]!)) {
    if (kindOf(words[at]!) === EVENT.BALANCE) {
      balances.push({
        account: wideAt(words, at + 1),
        asset: words[at + 3]!,
        availableMinor: amountAt(words, at + 4),
        heldMinor: amountAt(words, at + 8),
      });
    } else {
      levels.push({
        market: words[at + 1]!,
        side: detailOf(words[at]!) === 1 ? 'buy' : 'sell',
        ticks: words[at + 2]!,
        lots: wideAt(words, at + 3),
      });
    }
  }
  return { balances, levels };
}

function readEvent(words: Uint32Array, at: number): TradingEvent {
  const head = words[at]!;
  const detail = detailOf(head) & ~ANSWERS;
  switch (kindOf(head)) {
    case EVENT.ACCEPTED:
      return { kind: 'accepted', orderId: wideAt(words, at + 1), feeVersion: words[at + 3]!, feeLevel: detail };
    case EVENT.LISTED:
      return { kind: 'listed', listId: wideAt(words, at + 1), feeVersion: words[at + 3]!, feeLevel: detail };
    case EVENT.ACTIVATED:
      return { kind: 'activated', orderId: wideAt(words, at + 1), priority: wideAt(words, at + 3) };
    case EVENT.SHOWN: {
      const [orderId, priority] = [wideAt(words, at + 1), wideAt(words, at + 3)];
      return { kind: 'shown', orderId, priority, hiddenLots: wideAt(words, at + 5) };
    }
    case EVENT.TRACKING: {
      const [orderId, priority] = [wideAt(words, at + 1), wideAt(words, at + 3)];
      return { kind: 'tracking', orderId, priority, market: words[at + 5]!, ticks: words[at + 6]! };
    }
    case EVENT.REPEATED:
      return { kind: 'repeated', id: wideAt(words, at + 1) };
    case EVENT.DONE:
      return { kind: 'done', id: wideAt(words, at + 1) };
    case EVENT.REFUSED:
      return readRefused(words, at, TRADING_REFUSALS[detail]!);
    case EVENT.TRADE:
      return readTrade(words, at, detail);
    case EVENT.CLOSED:
      return {
        kind: 'closed',
        orderId: wideAt(words, at + 1),
        account: wideAt(words, at + 3),
        market: words[at + 5]!,
        openLots: wideAt(words, at + 6),
        ...readEnd(detail),
      };
    case EVENT.TRIGGERED:
      return { kind: 'triggered', orderId: wideAt(words, at + 1), priority: wideAt(words, at + 3) };
    case EVENT.AMENDED:
      return {
        kind: 'amended',
        orderId: wideAt(words, at + 1),
        account: wideAt(words, at + 3),
        market: words[at + 5]!,
        lotsBefore: wideAt(words, at + 6),
        lots: wideAt(words, at + 8),
        openLots: wideAt(words, at + 10),
      };
    case EVENT.PREVENTED:
      return {
        kind: 'prevented',
        preventedId: wideAt(words, at + 1),
        market: words[at + 3]!,
        ticks: words[at + 4]!,
        account: wideAt(words, at + 5),
        makerOrderId: wideAt(words, at + 7),
        takerOrderId: wideAt(words, at + 9),
        makerLots: wideAt(words, at + 11),
        takerLots: wideAt(words, at + 13),
        selfTrade: SELF_TRADES[detail]!,
      };
    default:
      throw new Error(`an event of unknown kind ${kindOf(head)}`);
  }
}

function readTrade(words: Uint32Array, at: number, detail: number): TradeEvent {
  return {
    kind: 'trade',
    market: words[at + 1]!,
    ticks: words[at + 2]!,
    tradeId: wideAt(words, at + 3),
    lots: wideAt(words, at + 5),
    takerSide: (detail & TRADE_DETAIL.TAKER_BUYS) !== 0 ? 'buy' : 'sell',
    isBuyerFeeInBase: (detail & TRADE_DETAIL.BUYER_FEE_IN_BASE) !== 0,
    makerOrderId: wideAt(words, at + 7),
    makerAccount: wideAt(words, at + 9),
    makerFeeMinor: amountAt(words, at + 11),
    makerFeeVersion: words[at + 15]!,
    takerOrderId: wideAt(words, at + 16),
    takerAccount: wideAt(words, at + 18),
    takerFeeMinor: amountAt(words, at + 20),
    takerFeeVersion: words[at + 24]!,
  };
}

function readRefused(words: Uint32Array, at: number, code: TradingRefusal): RefusedEvent {
  const names = DETAILS[code];
  if (names === undefined) return { kind: 'refused', refusal: { code } };
  const details: Record<string, string | number> = OF_AN_ASSET.has(code) ? { asset: words[at + 1]! } : {};
  for (const [place, name] of names.entries()) details[name] = String(amountAt(words, at + 2 + place * 4));
  const refusal: Refusal<TradingRefusal> = { code, details };
  return { kind: 'refused', refusal };
}

const amountAt = (words: Uint32Array, at: number): bigint => minorOf(wideAt(words, at), wideAt(words, at + 2));

/** Why an order ended, from the detail of its event. */
function readEnd(detail: number): Pick<ClosedEvent, 'reason' | 'refusal'> {
  const code = detail & CLOSED_DETAIL.REASON;
  const reason = CLOSE_REASONS[code]!;
  if (code !== NOT_PLACED) return { reason };
  return { reason, refusal: TRADING_REFUSALS[(detail >>> CLOSED_DETAIL.REFUSAL_SHIFT) & CLOSED_DETAIL.REFUSAL]! };
}
