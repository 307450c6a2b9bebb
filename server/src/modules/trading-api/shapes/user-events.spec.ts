import { expect, it } from 'vitest';
import { tradesByOrder } from './user-events.ts';

const COUNT = 10_000;

it('a step`s trades are found by their orders at one look each, however many of both there are', () => {
  let looks = 0;
  const tradeOf = (makerOrder: number) => ({
    takerOrder: COUNT,
    get makerOrder() {
      looks += 1;
      return makerOrder;
    },
  });
  const trades = Array.from({ length: COUNT }, (_each, at) => tradeOf(at));
  const byOrder = tradesByOrder(trades);
  for (let id = 0; id < COUNT; id += 1) expect(byOrder.get(id)).toHaveLength(1);
  expect(byOrder.get(COUNT)).toHaveLength(COUNT);
  expect(looks).toBe(COUNT);
});
