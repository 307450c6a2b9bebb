import { expect, it } from 'vitest';
import { Priorities } from './priorities.ts';

it('queue places stand by slot, and none is left where an order has ended', () => {
  const places = new Priorities();
  expect([places.at(1), places.at(1_000_000)]).toEqual([0, 0]);
  places.drop(7);
  places.put(5, 100);
  places.put(5_000, 101);
  places.put(5, 2 ** 40);
  expect([5, 6, 1_029, 5_000, 9_000].map((slot) => places.at(slot))).toEqual([2 ** 40, 0, 0, 101, 0]);
  places.drop(5);
  places.drop(5);
  expect([5, 5_000].map((slot) => places.at(slot))).toEqual([0, 101]);
  places.drop(5_000);
  expect(places.at(5_000)).toBe(0);
});
