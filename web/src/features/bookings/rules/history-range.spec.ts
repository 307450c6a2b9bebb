import { describe, expect, it } from 'vitest';
import { dayOf, dayStartMs, rangeOf } from './history-range.ts';

const NONE = { from: '', to: '' };
/** 2026-11-20 02:00 in business time, which is still the 19th in UTC. */
const NOW_MS = Date.parse('2026-11-19T18:00:00Z');

describe('rangeOf', () => {
  it('counts business days, which begin at 16:00 UTC', () => {
    expect(dayOf(NOW_MS)).toBe('2026-11-20');
    expect(rangeOf('1w', NOW_MS, NONE)).toEqual({
      fromMs: Date.parse('2026-11-12T16:00:00Z'),
      toMs: Date.parse('2026-11-20T15:59:59.999Z'),
    });
  });

  it('goes back by months, to the last day of a shorter one', () => {
    const lastOfMay = Date.parse('2026-05-31T04:00:00Z');
    expect(dayOf(rangeOf('3m', lastOfMay, NONE)!.fromMs)).toBe('2026-02-28');
    expect(dayOf(rangeOf('6m', NOW_MS, NONE)!.fromMs)).toBe('2026-05-20');
  });

  it('takes days of the person, both included', () => {
    const range = rangeOf('custom', NOW_MS, { from: '2020-01-01', to: '2020-01-01' });
    expect(range && range.toMs - range.fromMs).toBe(86_399_999);
  });

  it.each([
    ['2026-11-20', '2026-11-19'],
    ['2026-02-30', '2026-03-01'],
    ['', '2026-03-01'],
    ["1' or 1=1", '2026-03-01'],
  ])('refuses %s to %s', (from, to) => {
    expect(rangeOf('custom', NOW_MS, { from, to })).toBeNull();
  });

  it('knows a day that does not exist', () => {
    expect(dayStartMs('2026-13-01')).toBeNull();
  });
});
