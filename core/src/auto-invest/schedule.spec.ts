import { describe, expect, it } from 'vitest';
import { isDate, nextRunAtMs, type Recurrence, recurrenceOf, type Schedule } from './schedule.ts';

const datesFrom = (schedule: Schedule, after: string, count: number): string[] => {
  let atMs = Date.parse(after);
  return Array.from({ length: count }, () => {
    atMs = nextRunAtMs(schedule, atMs);
    return new Date(atMs).toISOString().slice(0, 16);
  });
};
const DAILY = { period: 'day', hour: 2 } as const;

describe('the dates of a plan', () => {
  it.each<[string, Schedule, string, string[]]>([
    [
      'each day, over the night that has no two o’clock',
      { ...DAILY, zone: 'Europe/Berlin' },
      '2026-03-27T12:00:00Z',
      ['2026-03-28T01:00', '2026-03-29T01:00', '2026-03-30T00:00'],
    ],
    [
      'each day, over the night that has two o’clock twice: the first of them only',
      { ...DAILY, zone: 'Europe/Berlin' },
      '2026-10-23T12:00:00Z',
      ['2026-10-24T00:00', '2026-10-25T00:00', '2026-10-26T01:00'],
    ],
    [
      'each day in New York, in spring',
      { ...DAILY, zone: 'America/New_York' },
      '2026-03-06T12:00:00Z',
      ['2026-03-07T07:00', '2026-03-08T07:00', '2026-03-09T06:00'],
    ],
    [
      'each day in New York, in autumn',
      { period: 'day', hour: 1, zone: 'America/New_York' },
      '2026-10-30T12:00:00Z',
      ['2026-10-31T05:00', '2026-11-01T05:00', '2026-11-02T06:00'],
    ],
    [
      'each day where half an hour is left out',
      { ...DAILY, zone: 'Australia/Lord_Howe' },
      '2026-10-02T00:00:00Z',
      ['2026-10-02T15:30', '2026-10-03T15:30', '2026-10-04T15:00'],
    ],
    [
      'each Monday',
      { period: 'week', weekday: 1, hour: 9, zone: 'Europe/Berlin' },
      '2026-03-23T08:00:00Z',
      ['2026-03-30T07:00', '2026-04-06T07:00'],
    ],
    [
      'each Sunday, on the Sunday itself',
      { period: 'week', weekday: 7, hour: 23, zone: 'Pacific/Kiritimati' },
      '2026-11-22T08:00:00Z',
      ['2026-11-22T09:00', '2026-11-29T09:00'],
    ],
    [
      'the 31st, or the last day of a month without one',
      { period: 'month', day: 31, hour: 0, zone: 'UTC' },
      '2027-12-31T00:00:00Z',
      ['2028-01-31T00:00', '2028-02-29T00:00', '2028-03-31T00:00', '2028-04-30T00:00'],
    ],
    [
      'the 29th, in a year that has none of February',
      { period: 'month', day: 29, hour: 12, zone: 'Asia/Tokyo' },
      '2027-01-29T03:00:00Z',
      ['2027-02-28T03:00', '2027-03-29T03:00'],
    ],
    [
      'the first of a month, where that is the day before in UTC',
      { period: 'month', day: 1, hour: 0, zone: 'Asia/Tokyo' },
      '2026-11-26T00:00:00Z',
      ['2026-11-30T15:00', '2026-12-31T15:00'],
    ],
    [
      'each day over one that a zone left out',
      { period: 'day', hour: 9, zone: 'Pacific/Apia' },
      '2011-12-29T00:00:00Z',
      ['2011-12-29T19:00', '2011-12-30T10:00', '2011-12-30T19:00'],
    ],
  ])('%s', (_what, schedule, after, dates) => {
    expect(datesFrom(schedule, after, dates.length)).toEqual(dates);
  });

  it('are those of a calendar', () => {
    const days = (recurrence: Recurrence) =>
      Array.from({ length: 366 }, (_, date) => Date.UTC(2028, 0, 1) / 86_400_000 + date).filter((date) =>
        isDate(recurrence, date),
      ).length;
    expect([days({ period: 'day' }), days({ period: 'week', weekday: 6 }), days({ period: 'month', day: 31 })]).toEqual(
      [366, 53, 12],
    );
  });
});

it('a form has to say which day', () => {
  expect(recurrenceOf('day', undefined, undefined)).toEqual({ period: 'day' });
  expect(recurrenceOf('week', undefined, 3)).toBeNull();
  expect(recurrenceOf('month', 3, 0)).toBeNull();
  expect(recurrenceOf('week', 7, null)).toEqual({ period: 'week', weekday: 7 });
  expect(recurrenceOf('month', null, 31)).toEqual({ period: 'month', day: 31 });
});
