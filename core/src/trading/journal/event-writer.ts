import { headOf, putWide, WordBuffer } from '../../journal/words.ts';
import { CLOSE_REASONS, TRADING_REFUSALS, type TradingRefusal } from '../event.ts';

/** The kinds' numbers are in the journal, so none is ever reused. */
export const EVENT = {
  ACCEPTED: 1,
  REPEATED: 2,
  DONE: 3,
  REFUSED: 4,
  TRADE: 5,
  CLOSED: 6,
  TRIGGERED: 7,
  BALANCE: 8,
  LEVEL: 9,
  PREVENTED: 10,
  AMENDED: 11,
  LISTED: 12,
  ACTIVATED: 13,
  SHOWN: 14,
  TRACKING: 15,
} as const;
const { ACCEPTED, REPEATED, DONE, REFUSED, TRADE, CLOSED, TRIGGERED, BALANCE, LEVEL, PREVENTED, AMENDED } = EVENT;
const { LISTED, ACTIVATED, SHOWN, TRACKING } = EVENT;

// A constant of the file is compiled in, an imported one is read each time.
const ANSWER = 1 << 11;

const REFUSAL_CODES = new Map(TRADING_REFUSALS.map((code, at) => [code, at]));
const REASON_CODES = new Map(CLOSE_REASONS.map((reason, at) => [reason, at]));
export const FILLED = REASON_CODES.get('filled')!;
export const CANCELLED = REASON_CODES.get('cancelled')!;
export const EXPIRED = REASON_CODES.get('expired')!;
export const SELF_TRADE = REASON_CODES.get('selfTrade')!;
export const OUTSIDE_BAND = REASON_CODES.get('outsideBand')!;
export const LIST_ENDED = REASON_CODES.get('listEnded')!;
export const NOT_PLACED = REASON_CODES.get('notPlaced')!;

/** In the detail of an order's end: the reason, and above it the refusal of an order that was not placed. */
export const CLOSED_DETAIL = { REASON: 0x1f, REFUSAL_SHIFT: 5, REFUSAL: 0x3f } as const;

/** Bits in the detail of a trade. */
export const TRADE_DETAIL = { TAKER_BUYS: 1, BUYER_FEE_IN_BASE: 2 } as const;

/** The parts of a trade that differ for its two sides. */
export interface TradeSide {
  orderId: number;
  account: number;
  feeHigh: number;
  feeLow: number;
  feeVersion: number;
}

/** Writes events as words, straight from the core's numbers: an object for each event would cost more than the match. */
export class EventWriter extends WordBuffer {
  /** Set before each command: marks the next event as the answer. */
  private answers = 0;

  beginCommand(): void {
    this.answers = ANSWER;
  }

  writeAccepted(orderId: number, feeVersion: number, feeLevel: number): void {
    const at = this.begin(ACCEPTED, 4, feeLevel);
    putWide(this.words, at + 1, orderId);
    this.words[at + 3] = feeVersion;
  }

  /** The orders of the list have the ids that follow `listId`. */
  writeListed(listId: number, feeVersion: number, feeLevel: number): void {
    const at = this.begin(LISTED, 4, feeLevel);
    putWide(this.words, at + 1, listId);
    this.words[at + 3] = feeVersion;
  }

  writeActivated(orderId: number, priority: number): void {
    const at = this.begin(ACTIVATED, 5, 0);
    putWide(this.words, at + 1, orderId);
    putWide(this.words, at + 3, priority);
  }

  writeShown(orderId: number, priority: number, hiddenLots: number): void {
    const at = this.begin(SHOWN, 7, 0);
    putWide(this.words, at + 1, orderId);
    putWide(this.words, at + 3, priority);
    putWide(this.words, at + 5, hiddenLots);
  }

  writeTracking(orderId: number, priority: number, market: number, ticks: number): void {
    const at = this.begin(TRACKING, 7, 0);
    putWide(this.words, at + 1, orderId);
    putWide(this.words, at + 3, priority);
    this.words[at + 5] = market;
    this.words[at + 6] = ticks;
  }

  writeRepeated(id: number): true {
    const at = this.begin(REPEATED, 3, 0);
    putWide(this.words, at + 1, id);
    return true;
  }

  writeDone(id = 0): true {
    const at = this.begin(DONE, 3, 0);
    putWide(this.words, at + 1, id);
    return true;
  }

  /** Writes two numbers, each as high and low part; their meaning depends on the code. Returns false: nothing was done. */
  writeRefused(code: TradingRefusal, firstHigh = 0, firstLow = 0, secondHigh = 0, secondLow = 0, asset = 0): false {
    const at = this.begin(REFUSED, 10, REFUSAL_CODES.get(code)!);
    this.words[at + 1] = asset;
    putWide(this.words, at + 2, firstHigh);
    putWide(this.words, at + 4, firstLow);
    putWide(this.words, at + 6, secondHigh);
    putWide(this.words, at + 8, secondLow);
    return false;
  }

  /** @param detail  bits of TRADE_DETAIL */
  trade(
    market: number,
    tradeId: number,
    ticks: number,
    lots: number,
    detail: number,
    maker: TradeSide,
    taker: TradeSide,
  ): void {
    const at = this.begin(TRADE, 25, detail);
    const { words } = this;
    words[at + 1] = market;
    words[at + 2] = ticks;
    putWide(this.words, at + 3, tradeId);
    putWide(this.words, at + 5, lots);
    this.writeSide(at + 7, maker);
    this.writeSide(at + 16, taker);
  }

  /** @param refusal  an index of TRADING_REFUSALS, where the order was not placed */
  writeClosed(orderId: number, account: number, market: number, openLots: number, reason: number, refusal = 0): void {
    const at = this.begin(CLOSED, 8, reason | (refusal << CLOSED_DETAIL.REFUSAL_SHIFT));
    putWide(this.words, at + 1, orderId);
    putWide(this.words, at + 3, account);
    this.words[at + 5] = market;
    putWide(this.words, at + 6, openLots);
  }

  /** Both orders are of one account. */
  writePrevented(
    preventedId: number,
    market: number,
    account: number,
    makerOrderId: number,
    takerOrderId: number,
    ticks: number,
    makerLots: number,
    takerLots: number,
    selfTrade: number,
  ): void {
    const at = this.begin(PREVENTED, 15, selfTrade);
    putWide(this.words, at + 1, preventedId);
    this.words[at + 3] = market;
    this.words[at + 4] = ticks;
    putWide(this.words, at + 5, account);
    putWide(this.words, at + 7, makerOrderId);
    putWide(this.words, at + 9, takerOrderId);
    putWide(this.words, at + 11, makerLots);
    putWide(this.words, at + 13, takerLots);
  }

  writeAmended(
    orderId: number,
    account: number,
    market: number,
    lotsBefore: number,
    lots: number,
    openLots: number,
  ): true {
    const at = this.begin(AMENDED, 12, 0);
    putWide(this.words, at + 1, orderId);
    putWide(this.words, at + 3, account);
    this.words[at + 5] = market;
    putWide(this.words, at + 6, lotsBefore);
    putWide(this.words, at + 8, lots);
    putWide(this.words, at + 10, openLots);
    return true;
  }

  writeTriggered(orderId: number, priority: number): void {
    const at = this.begin(TRIGGERED, 5, 0);
    putWide(this.words, at + 1, orderId);
    putWide(this.words, at + 3, priority);
  }

  /** Available and held, each as high and low part. */
  writeBalance(account: number, asset: number, high: number, low: number, heldHigh: number, heldLow: number): void {
    const at = this.begin(BALANCE, 12, 0);
    putWide(this.words, at + 1, account);
    this.words[at + 3] = asset;
    putWide(this.words, at + 4, high);
    putWide(this.words, at + 6, low);
    putWide(this.words, at + 8, heldHigh);
    putWide(this.words, at + 10, heldLow);
  }

  writeLevel(market: number, isBid: boolean, ticks: number, lots: number): void {
    const at = this.begin(LEVEL, 5, isBid ? 1 : 0);
    this.words[at + 1] = market;
    this.words[at + 2] = ticks;
    putWide(this.words, at + 3, lots);
  }

  private begin(kind: number, length: number, detail: number): number {
    const at = this.claim(length);
    this.words[at] = headOf(kind, length, detail | this.answers);
    this.answers = 0;
    return at;
  }

  private writeSide(at: number, side: TradeSide): void {
    putWide(this.words, at, side.orderId);
    putWide(this.words, at + 2, side.account);
    putWide(this.words, at + 4, side.feeHigh);
    putWide(this.words, at + 6, side.feeLow);
    this.words[at + 8] = side.feeVersion;
  }
}
