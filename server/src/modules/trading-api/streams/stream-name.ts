import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { KLINE_INTERVALS, type KlineInterval } from '@bourse/core/spot/kline.ts';
import { STREAM_WINDOWS, type StreamWindow } from '../shapes/ticker-shapes.ts';

/** What a stream of one market sends. */
export type StreamKind =
  | { readonly kind: 'trade' | 'aggTrade' | 'ticker' | 'miniTicker' | 'bookTicker' | 'avgPrice' }
  | { readonly kind: 'rolling'; readonly window: StreamWindow }
  | { readonly kind: 'depth'; readonly isQuick: boolean }
  | { readonly kind: 'levels'; readonly levels: 5 | 10 | 20; readonly isQuick: boolean }
  | { readonly kind: 'kline'; readonly interval: KlineInterval; readonly zoneMs: number };

/** A stream as a client names it: `btcusdt@depth20@100ms`, or one of all markets. */
export type StreamName =
  | { readonly isOfAll: false; readonly symbol: string; readonly stream: StreamKind }
  | { readonly isOfAll: true; readonly stream: OfAllKind };

/** What a stream of all markets sends: lists of what changed in a second, or each change of a book. */
export type OfAllKind =
  | { readonly kind: 'ticker' | 'miniTicker' | 'bookTicker' }
  | { readonly kind: 'rolling'; readonly window: StreamWindow };

const windowOf = (text: string | undefined) => WINDOWS.find((each) => each === text);
const WINDOWS = Object.keys(STREAM_WINDOWS) as readonly StreamWindow[];
/** Streams of all markets by name. */
export const OF_ALL: ReadonlyMap<string, OfAllKind> = new Map<string, OfAllKind>([
  ['!ticker@arr', { kind: 'ticker' }],
  ['!miniTicker@arr', { kind: 'miniTicker' }],
  ['!bookTicker', { kind: 'bookTicker' }],
  ...WINDOWS.map((window): [string, OfAllKind] => [`!ticker_${window}@arr`, { kind: 'rolling', window }]),
]);
const OF_ONE = /^([a-z0-9]{2,24})@([A-Za-z]+)(5|10|20)?(?:_([0-9A-Za-z]{2,3}))?(?:@(100ms|1000ms|\+08:00))?$/;
/** The only other time zone for streamed charts. */
const EAST = '+08:00';
const EAST_MS = 8 * HOUR_MS;
const PLAIN = ['trade', 'aggTrade', 'ticker', 'miniTicker', 'bookTicker', 'avgPrice'] as const;

/** Reads the name of a stream; null for an unknown name. */
export function readStreamName(name: string): StreamName | null {
  const ofAll = OF_ALL.get(name);
  if (ofAll) return { isOfAll: true, stream: ofAll };
  const [, symbol, word, levels, interval, pace] = OF_ONE.exec(name) ?? [];
  if (symbol === undefined) return null;
  const stream = kindOf(word!, { levels, interval, pace });
  return stream && { isOfAll: false, symbol: symbol.toUpperCase(), stream };
}

function kindOf(
  word: string,
  parts: {
    readonly levels?: string | undefined;
    readonly interval?: string | undefined;
    readonly pace?: string | undefined;
  },
): StreamKind | null {
  const { levels, interval, pace } = parts;
  if (word === 'depth' && interval === undefined && pace !== EAST) {
    const isQuick = pace === '100ms';
    return levels === undefined ? { kind: 'depth', isQuick } : { kind: 'levels', levels: Number(levels) as 5, isQuick };
  }
  if (levels !== undefined) return null;
  if (word === 'kline' && (pace === undefined || pace === EAST)) {
    const found = KLINE_INTERVALS.find((each) => each === interval);
    return found ? { kind: 'kline', interval: found, zoneMs: pace === EAST ? EAST_MS : 0 } : null;
  }
  if (pace !== undefined) return null;
  const window = windowOf(interval);
  if (word === 'ticker' && window) return { kind: 'rolling', window };
  const plain = PLAIN.find((each) => each === word);
  return plain && interval === undefined ? { kind: plain } : null;
}
