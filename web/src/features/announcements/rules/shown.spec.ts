import { describe, expect, it } from 'vitest';
import { type Announcement, shownNow, withClosed } from './shown.ts';

const row = (id: string, fromMs: number, untilMs: number | null): Announcement => ({
  id,
  fromMs,
  untilMs,
  level: 'info',
  text: `text of ${id}`,
});

describe('announcements', () => {
  it('are shown from their first moment until their last, unless this device has closed them', () => {
    const rows = [row('early', 0, 100), row('now', 100, 200), row('open', 50, null), row('later', 101, null)];
    const ids = (nowMs: number, ...closed: string[]) => shownNow(rows, new Set(closed), nowMs).map(({ id }) => id);
    expect(ids(99)).toEqual(['early', 'open']);
    expect(ids(100)).toEqual(['now', 'open']);
    expect(ids(200, 'open')).toEqual(['later']);
  });

  it('remember the last ones that were closed', () => {
    const many = Array.from({ length: 60 }, (_, at) => `id${at}`).reduce<readonly string[]>(withClosed, []);
    expect(many).toHaveLength(50);
    expect(many.at(-1)).toBe('id59');
    expect(withClosed(['a', 'b'], 'a')).toEqual(['b', 'a']);
  });
});
