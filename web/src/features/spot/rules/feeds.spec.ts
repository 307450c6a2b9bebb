import { describe, expect, it } from 'vitest';
import { BookFeed } from './book/book-feed.ts';
import type { BookDelta, BookSnapshot } from './book/order-book.ts';
import { CandleFeed } from './chart/candle-feed.ts';
import { CandleSeries } from './chart/candles.ts';
import {
  afterNewer,
  FIRST_WINDOW,
  indexAt,
  niceSteps,
  panned,
  timeWord,
  visible,
  xOf,
  zoomed,
} from './chart/chart-window.ts';
import type { KlineRow, Print } from './market.ts';
import { TAPE_MAX, Tape } from './tape.ts';

const SCALE = { priceScale: 0, tickStep: 1, quantityScale: 0, lotStep: 1 };
const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

function bookRig(answers: (BookSnapshot | null)[]) {
  let hear: (delta: BookDelta) => void = () => {};
  const timers: (() => void)[] = [];
  const asked = { count: 0, drawn: 0 };
  const feed = new BookFeed(SCALE, {
    fetch: async () => {
      asked.count += 1;
      const answer = answers.shift();
      if (!answer) throw new Error('away');
      return answer;
    },
    subscribe: (listener) => {
      hear = listener;
      return () => {};
    },
    setTimer: (callback) => {
      timers.push(callback);
      return () => {};
    },
  });
  feed.onChange(() => {
    asked.drawn += 1;
  });
  return { feed, asked, timers, hear: (delta: BookDelta) => hear(delta) };
}
const snapshot = (sequence: number, best = '100'): BookSnapshot => ({ sequence, bids: [[best, '1']], asks: [] });

describe('the feed of a book', () => {
  it('asks for the book again when a delta is missing, and goes on', async () => {
    const { feed, asked, hear } = bookRig([snapshot(1), snapshot(5, '105')]);
    feed.start();
    await settled();
    hear({ previous: 1, sequence: 2, bids: [['101', '1']], asks: [] });
    expect([feed.state, feed.book.bids.best, asked.count]).toEqual(['ready', 101, 1]);
    hear({ previous: 3, sequence: 4, bids: [['104', '1']], asks: [] });
    await settled();
    expect([feed.book.bids.best, feed.book.sequence, asked.count]).toEqual([105, 5, 2]);
  });

  it('tries again by itself, and says that it failed only when there is nothing to show', async () => {
    const { feed, asked, timers } = bookRig([null, null, snapshot(1)]);
    feed.start();
    await settled();
    expect(feed.state).toBe('loading');
    timers.shift()?.();
    await settled();
    expect(feed.state).toBe('failed');
    timers.shift()?.();
    await settled();
    expect([feed.state, asked.count]).toEqual(['ready', 3]);
  });

  it('takes nothing in after it was stopped', async () => {
    const { feed } = bookRig([snapshot(1)]);
    feed.start();
    feed.stop();
    await settled();
    expect(feed.book.bids.best).toBeNull();
  });
});

const row = (atMs: number, close: string, volume = '1'): KlineRow => [atMs, '10', '12', '9', close, volume, '10', 1];

describe('the steps of a chart', () => {
  it('come in pages, and the live one grows', async () => {
    let hear: (rows: readonly KlineRow[]) => void = () => {};
    const pages: (number | null)[] = [];
    const feed = new CandleFeed(0, {
      fetch: async (toMs) => {
        pages.push(toMs);
        return toMs === null
          ? Array.from({ length: 500 }, (_, at) => row(60_000 * (1_000 + at), '11'))
          : [row(60_000 * 998, '8'), row(60_000 * 999, '9')];
      },
      subscribe: (listener) => {
        hear = listener;
        return () => {};
      },
    });
    const moves: [number, number][] = [];
    feed.onChange((older, newer) => moves.push([older, newer]));
    feed.start();
    hear([row(60_000 * 1_499, '12')]);
    await settled();
    hear([row(60_000 * 1_499, '12')]);
    hear([row(60_000 * 1_500, '13')]);
    feed.fetchOlder();
    await settled();
    feed.fetchOlder();
    await settled();
    expect(feed.series.all).toHaveLength(503);
    expect([feed.series.all[0]?.close, feed.series.all.at(-1)?.close]).toEqual([8, 13]);
    expect(moves).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [2, 0],
    ]);
    expect(pages).toEqual([null, 60_000_000]);
  });
});

describe('the seconds of a chart', () => {
  const second = (atMs: number, price: string): KlineRow => [atMs, price, price, price, price, '1', '1', 1];
  const pricesOf = (series: CandleSeries) => series.all.map(({ atMs, close, volume }) => [atMs / 1_000, close, volume]);

  it('have no gap where nobody traded, and take a trade that is told late', () => {
    const series = new CandleSeries(0, 1_000);
    series.merge([second(1_000, '10'), second(2_000, '11')]);
    series.merge([second(5_000, '12')]);
    series.merge([second(4_000, '13')]);
    series.merge([second(5_000, '14')]);
    expect(pricesOf(series)).toEqual([
      [1, 10, 1],
      [2, 11, 1],
      [3, 11, 0],
      [4, 13, 1],
      [5, 14, 1],
    ]);
  });

  it('are not made up where the connection was away', () => {
    const series = new CandleSeries(0, 1_000);
    series.merge([second(0, '10')]);
    series.merge([second(3_600_000, '11')]);
    expect(series.all).toHaveLength(2);
  });
});

describe('the window of a chart', () => {
  it('shows the newest steps first, with room before the axis', () => {
    expect(visible(FIRST_WINDOW, 500, 800)).toEqual({ from: 403, to: 499 });
    expect(visible(FIRST_WINDOW, 3, 800)).toEqual({ from: 0, to: 2 });
    expect(visible(FIRST_WINDOW, 0, 800)).toBeNull();
  });

  it('finds the step under the pointer where it was drawn', () => {
    const window = { barPx: 7, right: 12.3 };
    for (const index of [380, 400, 450]) expect(indexAt(xOf(index, window, 500, 800), window, 500, 800)).toBe(index);
  });

  it('keeps what is under the pointer while it grows, and never loses the steps', () => {
    const before = { barPx: 8, right: 40 };
    const after = zoomed(before, 1.5, 300, 500, 800);
    expect(xOf(indexAt(300, before, 500, 800)!, after, 500, 800)).toBeCloseTo(
      300 + (xOf(indexAt(300, before, 500, 800)!, before, 500, 800) - 300) * 1.5,
      6,
    );
    expect(panned(before, 1e6, 500, 800).right).toBe(492);
    expect(panned(before, -1e6, 500, 800).right).toBe(-92);
    expect(zoomed(before, 100, 0, 500, 800).barPx).toBe(48);
  });

  it('stands still in the past and follows at the end', () => {
    expect(afterNewer({ barPx: 8, right: 30 }, 1).right).toBe(31);
    expect(afterNewer(FIRST_WINDOW, 1)).toBe(FIRST_WINDOW);
  });

  it('names round prices and round hours', () => {
    expect(niceSteps(912_173, 913_104, 400, 64)).toEqual([912_200, 912_400, 912_600, 912_800, 913_000]);
    expect(niceSteps(636_000, 653_800, 325, 40)).toEqual([
      637_500, 640_000, 642_500, 645_000, 647_500, 650_000, 652_500,
    ]);
    expect(niceSteps(10, 19, 100, 24)).toEqual([10, 15]);
    expect(niceSteps(5, 5, 400, 64)).toEqual([]);
    const word = timeWord('15m', 8, 80);
    const noon = Date.UTC(2026, 10, 20, 4);
    expect([word(noon), word(noon + 900_000), word(Date.UTC(2026, 10, 19, 16))]).toEqual(['12:00', null, '11/20']);
    const second = timeWord('1s', 8, 80);
    expect([second(noon), second(noon + 1_000), second(noon + 15_000)]).toEqual(['12:00:00', null, '12:00:15']);
    expect(timeWord('1M', 8, 80)(Date.UTC(2025, 11, 31, 16))).toBe('2026/01');
  });
});

it('lists each trade once, newest first, whichever way it came', () => {
  const print = (id: number): Print => ({ id: String(id), price: '1', quantity: '1', side: 'buy', atMs: id });
  const tape = new Tape();
  tape.take([print(3), print(4)]);
  tape.begin([print(3), print(2), print(1)]);
  tape.take([print(4), print(5)]);
  expect(tape.rows.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
  tape.take(Array.from({ length: 80 }, (_, at) => print(at + 10)));
  expect(tape.rows).toHaveLength(TAPE_MAX);
});
