import { describe, expect, it } from 'vitest';
import { readStreamName } from './stream-name.ts';

describe('names of streams', () => {
  it.each([
    ['btcusdt@trade', { symbol: 'BTCUSDT', stream: { kind: 'trade' } }],
    ['btcusdt@aggTrade', { stream: { kind: 'aggTrade' } }],
    ['btcusdt@depth', { stream: { kind: 'depth', isQuick: false } }],
    ['btcusdt@depth@100ms', { stream: { kind: 'depth', isQuick: true } }],
    ['btcusdt@depth@1000ms', { stream: { kind: 'depth', isQuick: false } }],
    ['btcusdt@depth20', { stream: { kind: 'levels', levels: 20, isQuick: false } }],
    ['btcusdt@depth5@100ms', { stream: { kind: 'levels', levels: 5, isQuick: true } }],
    ['btcusdt@kline_1m', { stream: { kind: 'kline', interval: '1m' } }],
    ['btcusdt@kline_1M', { stream: { kind: 'kline', interval: '1M', zoneMs: 0 } }],
    ['btcusdt@kline_12h@+08:00', { stream: { kind: 'kline', interval: '12h', zoneMs: 28_800_000 } }],
    ['btcusdt@ticker', { stream: { kind: 'ticker' } }],
    ['btcusdt@miniTicker', { stream: { kind: 'miniTicker' } }],
    ['btcusdt@bookTicker', { stream: { kind: 'bookTicker' } }],
    ['btcusdt@ticker_4h', { stream: { kind: 'rolling', window: '4h' } }],
    ['btcusdt@avgPrice', { stream: { kind: 'avgPrice' } }],
    ['!miniTicker@arr', { isOfAll: true, stream: { kind: 'miniTicker' } }],
    ['!ticker@arr', { isOfAll: true, stream: { kind: 'ticker' } }],
    ['!ticker_1h@arr', { isOfAll: true, stream: { kind: 'rolling', window: '1h' } }],
    ['!bookTicker', { isOfAll: true, stream: { kind: 'bookTicker' } }],
  ])('%s', (name, expected) => {
    expect(readStreamName(name)).toMatchObject(expected);
  });

  it.each([
    ...['', '@', 'BTCUSDT@trade', 'btcusdt', 'btcusdt@', 'btcusdt@nothing', 'btcusdt@kline', 'btcusdt@kline_7m'],
    ...[
      'btcusdt@depth7',
      'btcusdt@depth@10ms',
      'btcusdt@trade@100ms',
      'btcusdt@trade@+08:00',
      'btcusdt@depth@+08:00',
      'btcusdt@kline_1m@+07:00',
      'btcusdt@kline_1m@100ms',
      'btcusdt@ticker_2h',
      'btcusdt@miniTicker_1h',
      'btcusdt@avgPrice_1h',
      '!ticker_2h@arr',
      '!bookTicker@arr',
      '!trade@arr',
      'constructor@toString',
    ],
  ])('there is no %j', (name) => {
    expect(readStreamName(name)).toBeNull();
  });
});
