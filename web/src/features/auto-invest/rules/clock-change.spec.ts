import type { Recurrence, Schedule } from '@bourse/core/auto-invest/schedule.ts';
import { describe, expect, it } from 'vitest';
import { clockChangeOf } from './clock-change.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
const at = (hour: number, zone: string, recurrence: Recurrence = { period: 'day' }): Schedule => ({
  ...recurrence,
  hour,
  zone,
});
const said = (schedule: Schedule) => {
  const change = clockChangeOf(schedule, NOW_MS);
  return change && [change.kind, new Date(change.atMs).toISOString(), change.instead];
};

describe('what the clocks do to a schedule', () => {
  it.each([
    ['clocks that never change', at(2, 'Asia/Singapore'), null],
    ['an hour that is there all year', at(9, 'Europe/Berlin'), ['follows', '2027-03-28T01:00:00.000Z', '03:00']],
    ['an hour that is left out', at(2, 'Europe/Berlin'), ['skips', '2027-03-28T01:00:00.000Z', '03:00']],
    ['half an hour that is left out', at(2, 'Australia/Lord_Howe'), ['skips', '2027-10-02T15:30:00.000Z', '02:30']],
    ['an hour that comes twice', at(1, 'America/New_York'), ['repeats', '2027-11-07T06:00:00.000Z', '01:00']],
    ['a midnight that is left out', at(0, 'Africa/Cairo'), ['skips', '2027-04-29T22:00:00.000Z', '01:00']],
  ])('%s', (_, schedule, expected) => {
    expect(said(schedule)).toEqual(expected);
  });

  it('does nothing to a plan that runs on another day', () => {
    expect(said(at(2, 'Europe/Berlin', { period: 'week', weekday: 1 }))?.[0]).toBe('follows');
    expect(said(at(2, 'Europe/Berlin', { period: 'week', weekday: 7 }))?.[0]).toBe('skips');
  });

  it('knows the dates of a month', () => {
    expect(said(at(2, 'Europe/Berlin', { period: 'month', day: 28 }))?.[0]).toBe('skips');
    expect(said(at(2, 'Europe/Berlin', { period: 'month', day: 31 }))).toEqual([
      'repeats',
      '2027-10-31T01:00:00.000Z',
      '02:00',
    ]);
  });
});
