import { expect, it } from 'vitest';
import { firstStreams } from './market-session.ts';

it.each([
  ['/stream', 'streams=btcusdt@trade/btcusdt@kline_1d@+08:00', ['btcusdt@trade', 'btcusdt@kline_1d@+08:00']],
  ['/stream', 'streams=btcusdt@kline_1d@%2B08:00', ['btcusdt@kline_1d@+08:00']],
  ['/ws/btcusdt@kline_1d@+08:00', '', ['btcusdt@kline_1d@+08:00']],
  ['/ws/7', '', []],
])('%s?%s begins with %j', (path, query, streams) => {
  expect(firstStreams({ path, query })).toEqual(streams);
});
