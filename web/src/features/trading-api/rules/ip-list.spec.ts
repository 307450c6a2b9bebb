import { describe, expect, it } from 'vitest';
import { addressesIn, wrongAddress } from './ip-list.ts';

describe('a list of addresses', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['203.0.113.7', ['203.0.113.7']],
    ['203.0.113.7, 203.0.113.8', ['203.0.113.7', '203.0.113.8']],
    ['203.0.113.7\n2001:db8::1;::1,', ['203.0.113.7', '2001:db8::1', '::1']],
  ])('%j', (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
    expect(wrongAddress(addresses)).toBeNull();
  });

  it.each(['203.0.113', '203.0.113.256', '1.2.3.4.5', 'localhost', '203.0.113.0/24', '203.0.113.7.'])(
    '%s is none',
    (text) => {
      expect(wrongAddress(['203.0.113.7', text])).toBe(text);
    },
  );
});
