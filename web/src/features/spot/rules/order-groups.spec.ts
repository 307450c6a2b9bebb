import { describe, expect, it } from 'vitest';
import type { Order } from './market.ts';
import { exitOfListed, groupsOf, workingOf } from './order-groups.ts';

const order = (id: string, part: Partial<Order> = {}): Order =>
  ({ id, listId: null, side: 'buy', type: 'limit', status: 'unfilled', wakes: null, ...part }) as Order;
const stop = (id: string, wakes: 'above' | 'below', part: Partial<Order> = {}): Order =>
  order(id, { listId: '10', side: 'sell', type: 'stop-market', status: 'pending', wakes, ...part });
const WORKING = order('11', { listId: '10' });
const TARGET = stop('12', 'above');
const GUARD = stop('13', 'below');

describe('open orders', () => {
  it.each([
    ['two that wait for a first one', [GUARD, TARGET, WORKING], 'otoco', ['11', '12', '13']],
    ['one that waits', [TARGET, WORKING], 'oto', ['11', '12']],
    [
      'two of which one cancels the other',
      [stop('13', 'below', { status: 'waiting' }), stop('12', 'above', { status: 'waiting' })],
      'oco',
      ['12', '13'],
    ],
    ['one that is alone by now', [stop('13', 'below', { status: 'partial' })], null, ['13']],
  ] as const)('are shown together: %s', (_, orders, contingency, ids) => {
    const [group, ...others] = groupsOf(orders);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ listId: '10', contingency });
    expect(group?.orders.map(({ id }) => id)).toEqual(ids);
  });

  it('keep their order, and each its own place', () => {
    const all = groupsOf([order('20'), GUARD, TARGET, WORKING, order('5')]);
    expect(all.map(({ key, orders }) => [key, orders.length])).toEqual([
      ['20', 1],
      ['list 10', 3],
      ['5', 1],
    ]);
  });
});

it.each([
  ['a target', TARGET, 'takeProfit'],
  ['a guard', GUARD, 'stopLoss'],
  ['what they wait for', WORKING, null],
  ['a limit order beside a guard', order('12', { listId: '10', side: 'sell' }), 'takeProfit'],
  ['an order alone', order('20'), null],
] as const)('says what an order is there for: %s', (_, each, name) => {
  expect(exitOfListed(each, [WORKING, TARGET, GUARD])).toBe(name);
});

it('knows what an order waits for', () => {
  expect(workingOf(TARGET, [WORKING, TARGET])?.id).toBe('11');
  expect(workingOf(stop('12', 'above', { status: 'waiting' }), [WORKING])).toBeNull();
  expect(workingOf(TARGET, [TARGET])).toBeNull();
});
