import { expect, it } from 'vitest';
import { clockChangeOf } from './clock-change.ts';
import { offsetOf, wallTime, weekdayName, zoneName } from './zone.ts';

const AT_MS = Date.UTC(2026, 10, 23, 1);

it.each([
  ['Asia/Singapore', 'en_US', 'Singapore Standard Time (UTC+8)'],
  ['Europe/Berlin', 'fr_FR', 'heure d’Europe centrale (UTC+1)'],
  ['America/St_Johns', 'en_US', 'Newfoundland Time (UTC\u22123:30)'],
  ['Asia/Kolkata', 'ja_JP', 'インド標準時 (UTC+5:30)'],
  ['UTC', 'ru_RU', 'UTC'],
] as const)('names %s in %s', (zone, locale, name) => {
  expect(zoneName(zone, locale, AT_MS)).toBe(name);
});

it('knows how far a clock is from UTC in summer and in winter', () => {
  expect([offsetOf('Europe/London', AT_MS), offsetOf('Europe/London', Date.UTC(2026, 6, 1))]).toEqual(['UTC', 'UTC+1']);
});

it('reads a moment by the clock of its place', () => {
  expect(wallTime(AT_MS, 'Asia/Singapore', 'en_US', { withWeekday: true })).toBe('Mon 11/23 09:00');
  expect(wallTime(AT_MS, 'America/New_York', 'zh_CN', { withYear: true })).toBe('2026/11/22 20:00');
  expect(wallTime(Date.UTC(2026, 10, 22, 16), 'Asia/Singapore', 'en_US')).toBe('11/23 00:00');
});

it('names the days of a week, Monday first, in short', () => {
  expect([1, 7].map((weekday) => weekdayName(weekday, 'pt_PT'))).toEqual(['seg.', 'dom.']);
});

it('shows a zone that this device does not know by UTC, and says so', () => {
  expect(wallTime(AT_MS, 'Mars/Olympus', 'en_US', { withWeekday: true })).toBe('Mon 11/23 01:00');
  expect(zoneName('Mars/Olympus', 'en_US', AT_MS)).toContain('UTC');
  expect(clockChangeOf({ period: 'day', hour: 2, zone: 'Mars/Olympus' }, AT_MS)).toBeNull();
});
