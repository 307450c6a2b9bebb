import { expect, it } from 'vitest';
import { fieldOf } from './problem-sentence.ts';

it('puts a refusal beside the field that it is about', () => {
  const limit = ['price', 'quantity', 'total'] as const;
  expect(fieldOf('OUTSIDE_BAND', null, limit)).toBe('price');
  expect(fieldOf('BELOW_MIN_NOTIONAL', null, limit)).toBe('quantity');
  expect(fieldOf('OFF_TICK', 'stopPrice', ['stopPrice', 'price', 'quantity'])).toBe('stopPrice');
  expect(fieldOf('STOP_WOULD_TRIGGER', null, ['stopPrice', 'price', 'quantity'])).toBe('stopPrice');
});

it('finds the nearest field where the form has not the usual one, and none where it is about all of it', () => {
  expect(fieldOf('INSUFFICIENT_BALANCE', null, ['stopPrice', 'total'])).toBe('total');
  expect(fieldOf('INVALID_INPUT', 'quoteAmount', ['quantity', 'total'])).toBe('total');
  expect(fieldOf('OUTSIDE_BAND', null, ['quantity', 'total'])).toBeNull();
  expect(fieldOf('MARKET_HALTED', null, ['price', 'quantity', 'total'])).toBeNull();
  expect(fieldOf(null, null, ['price'])).toBeNull();
});
