import { describe, expect, it } from 'vitest';
import { ratesTime } from './rates-time.ts';

describe('the time of rates', () => {
  it('is that of prices, and beside it that of the display currency, which is older', () => {
    const atMs = Date.UTC(2026, 10, 20, 6, 32, 5);
    expect(ratesTime(atMs, { currency: 'EUR', atMs: atMs - 125_000 })).toBe('14:32:05 · EUR 14:30');
    expect(ratesTime(atMs, null)).toBe('14:32:05');
  });
});
