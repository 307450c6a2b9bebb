import { expect, it } from 'vitest';
import { triggerOf, worstStopBuyTicks } from './stop-price.ts';

it('a stop that buys at the market takes five percent more than its stop price, rounded up', () => {
  expect([100, 101, 1].map(worstStopBuyTicks)).toEqual([105, 107, 2]);
  expect(worstStopBuyTicks(2 ** 30 - 1)).toBe(2 ** 30 - 1);
});

it('a stop wakes on the side of the last price on which it stands', () => {
  expect(triggerOf(110, 100, 'sell')).toBe('above');
  expect(triggerOf(90, 100, 'buy')).toBe('below');
  expect([triggerOf(90, 0, 'buy'), triggerOf(90, 0, 'sell')]).toEqual(['above', 'below']);
});
