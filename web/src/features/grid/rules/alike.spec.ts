import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('prices of a ladder have the places of the finest', () => {
  const prices = ['66384', '66058.6', '65733.25'];
  expect(prices.map(alike(prices))).toEqual(['66,384.00', '66,058.60', '65,733.25']);
  expect(['2', '10000'].map(alike(['2', '10000']))).toEqual(['2', '10,000']);
  expect(alike([])('5')).toBe('5');
});
