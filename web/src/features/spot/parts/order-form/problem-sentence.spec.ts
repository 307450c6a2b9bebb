import { messages } from '@bourse/i18n/en_US/spot-refusal.ts';
import { describe, expect, it } from 'vitest';
import { fieldOf } from './problem-sentence.ts';

const LIMIT = ['price', 'quantity', 'total'] as const;

describe('a refusal of the exchange', () => {
  it.each([
    ['BELOW_MIN_NOTIONAL', 'quantity', ['notional', 'min', 'asset']],
    ['OFF_TICK', 'price', ['tick']],
    ['OFF_LOT', 'quantity', ['lot']],
    ['OUTSIDE_BAND', 'price', ['min', 'max']],
    ['WAITING_OUTSIDE_BAND', 'price', ['min', 'max']],
    ['INSUFFICIENT_BALANCE', 'quantity', ['available', 'needed', 'asset']],
    ['MARKET_HALTED', null, ['symbol']],
    ['POST_ONLY_WOULD_MATCH', 'price', ['best']],
    ['PRICE_TOO_HIGH', 'price', ['max']],
    ['QUANTITY_TOO_LARGE', 'quantity', ['max']],
    ['TOO_MANY_ORDERS', null, ['max']],
  ] as const)('%s stands beside %s, with its numbers', (code, field, numbers) => {
    expect(fieldOf(code, null, LIMIT)).toBe(field);
    for (const number of numbers) expect(messages[code]).toContain(`{${number}}`);
  });

  it('stands for a stop beside the price that wakes it', () => {
    const stop = ['stopPrice', 'price', 'quantity'] as const;
    expect(fieldOf('STOP_WOULD_TRIGGER', null, stop)).toBe('stopPrice');
    expect(fieldOf('OFF_TICK', 'stopPrice', stop)).toBe('stopPrice');
    expect(messages.STOP_WOULD_TRIGGER).toContain('{last}');
  });

  it('finds the nearest field where the form has not the usual one, and none where it is about all of it', () => {
    expect(fieldOf('INSUFFICIENT_BALANCE', null, ['stopPrice', 'total'])).toBe('total');
    expect(fieldOf('INVALID_INPUT', 'quoteAmount', ['quantity', 'total'])).toBe('total');
    expect(fieldOf('OUTSIDE_BAND', null, ['quantity', 'total'])).toBeNull();
    expect(fieldOf(null, null, ['price'])).toBeNull();
  });
});
