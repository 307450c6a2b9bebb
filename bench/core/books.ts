import { OrderBook, Side } from 'nodejs-order-book';
import { Book } from '../../core/src/matching/book.ts';
import { NODE, OrderPool } from '../../core/src/matching/order-pool.ts';
import { CANCEL, type Flow, LIMIT } from './flow.ts';

const { NARROW, OPEN, TERMS, WIDE } = NODE;

/** Plays operations `from` (inclusive) to `to` (exclusive) of a flow. */
export interface Player {
  play(from: number, to: number): void;
  /** Total lots traded and present levels: equal for every engine that matches by price and time. */
  traded(): { readonly lots: number; readonly levels: number };
}

/** Our book alone, without accounts: pool, ladders and matching. */
export function ourBook(flow: Flow): Player {
  const pool = new OrderPool(16_384);
  const book = new Book(pool);
  let tradedLots = 0;

  const take = (isBuy: boolean, limitKey: number, lots: number): number => {
    const left = book.take(isBuy ? book.asks : book.bids, -1, limitKey, lots);
    for (let at = 0; at < book.fillCount; at += 1) {
      const slot = book.fillSlots[at]!;
      if (pool.wide[slot * WIDE + OPEN] === 0) pool.free(slot);
    }
    tradedLots += lots - left;
    return left;
  };
  const limit = (id: number, isBuy: boolean, ticks: number, lots: number): void => {
    const left = take(isBuy, (isBuy ? book.asks : book.bids).keyOf(ticks), lots);
    if (left === 0) return;
    const slot = pool.take(id, left, ticks);
    pool.narrow[slot * NARROW + TERMS] = isBuy ? 1 : 0;
    (isBuy ? book.bids : book.asks).add(slot, ticks);
  };
  const cancel = (id: number): void => {
    const slot = pool.find(id);
    if (slot < 0) return;
    (pool.narrow[slot * NARROW + TERMS] === 1 ? book.bids : book.asks).remove(slot);
    pool.free(slot);
  };
  return {
    play(from, to) {
      const { kinds, isBuy, ticks, lots, targets } = flow;
      for (let at = from; at < to; at += 1) {
        const kind = kinds[at];
        if (kind === LIMIT) limit(at + 1, isBuy[at] === 1, ticks[at]!, lots[at]!);
        else if (kind === CANCEL) cancel(targets[at]!);
        else take(isBuy[at] === 1, Number.MAX_SAFE_INTEGER, lots[at]!);
      }
    },
    traded: () => ({
      lots: tradedLots,
      levels: [...book.bids.levels()].length + [...book.asks.levels()].length,
    }),
  };
}

/** The same flow through npm `nodejs-order-book`. It needs ids as text; these are made before the clock starts. */
export function peerBook(flow: Flow): Player {
  const book = new OrderBook();
  const ids = Array.from(flow.kinds, (_kind, at) => String(at + 1));
  let tradedLots = 0;
  const count = (wanted: number, answer: ReturnType<OrderBook['market']>) => {
    tradedLots += wanted - answer.quantityLeft;
  };
  return {
    play(from, to) {
      const { kinds, isBuy, ticks, lots, targets } = flow;
      for (let at = from; at < to; at += 1) {
        const kind = kinds[at];
        const side = isBuy[at] === 1 ? Side.BUY : Side.SELL;
        const size = lots[at]!;
        if (kind === LIMIT) count(size, book.limit({ side, id: ids[at]!, size, price: ticks[at]! }));
        else if (kind === CANCEL) book.cancel(ids[targets[at]! - 1]!);
        else count(size, book.market({ side, size }));
      }
    },
    traded: () => {
      const [asks, bids] = book.depth();
      return { lots: tradedLots, levels: asks.length + bids.length };
    },
  };
}
