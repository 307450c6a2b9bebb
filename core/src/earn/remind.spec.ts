import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { nextReminderMs } from './remind.ts';

const MATURES = 100 * DAY_MS;
const order = (days: number) => ({ openedAtMs: MATURES - days * DAY_MS, maturesAtMs: MATURES });

describe('the next reminder of an order with a term', () => {
  it('is three days before its end, then one, then none', () => {
    const thirty = order(30);
    expect(nextReminderMs(thirty, thirty.openedAtMs)).toBe(MATURES - 3 * DAY_MS);
    expect(nextReminderMs(thirty, MATURES - 3 * DAY_MS)).toBe(MATURES - DAY_MS);
    expect(nextReminderMs(thirty, MATURES - DAY_MS)).toBeNull();
  });

  it('is only the later one for whoever could not be told in time', () => {
    expect(nextReminderMs(order(30), MATURES - DAY_MS - HOUR_MS)).toBe(MATURES - DAY_MS);
  });

  it('tells nothing that was so when the order began', () => {
    expect(nextReminderMs(order(2), 0)).toBe(MATURES - DAY_MS);
    expect(nextReminderMs(order(1), 0)).toBeNull();
    expect(nextReminderMs(order(3), 0)).toBe(MATURES - DAY_MS);
  });
});
