import { describe, expect, it } from 'vitest';
import { isZone, momentOfWallClock, zoneOffsetMs } from './zone.ts';

const at = (text: string): number => Date.parse(text);
/** A clock's time as if it were UTC. */
const wall = (text: string): number => Date.parse(`${text}Z`);

describe('the moment at which a clock shows a time', () => {
  it.each([
    ['an ordinary winter', 'Europe/Berlin', '2026-01-15T09:00', '2026-01-15T08:00:00Z'],
    ['an ordinary summer', 'Europe/Berlin', '2026-07-15T09:00', '2026-07-15T07:00:00Z'],
    ['an hour that is left out', 'Europe/Berlin', '2026-03-29T02:00', '2026-03-29T01:00:00Z'],
    ['a minute that is left out', 'Europe/Berlin', '2026-03-29T02:59', '2026-03-29T01:00:00Z'],
    ['the hour after it', 'Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00Z'],
    ['an hour that comes twice', 'Europe/Berlin', '2026-10-25T02:00', '2026-10-25T00:00:00Z'],
    ['the hour after it', 'Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00Z'],
    ['an hour that is left out', 'America/New_York', '2026-03-08T02:00', '2026-03-08T07:00:00Z'],
    ['an hour that comes twice', 'America/New_York', '2026-11-01T01:00', '2026-11-01T05:00:00Z'],
    ['half an hour that is left out', 'Australia/Lord_Howe', '2026-10-04T02:00', '2026-10-03T15:30:00Z'],
    ['half an hour that comes twice', 'Australia/Lord_Howe', '2026-04-05T01:30', '2026-04-04T14:30:00Z'],
    ['a day that is left out', 'Pacific/Apia', '2011-12-30T09:00', '2011-12-30T10:00:00Z'],
    ['the day after it', 'Pacific/Apia', '2011-12-31T09:00', '2011-12-30T19:00:00Z'],
    ['quarters of an hour', 'Asia/Kathmandu', '2026-05-05T06:00', '2026-05-05T00:15:00Z'],
    ['no changes', 'Asia/Tehran', '2026-03-22T00:00', '2026-03-21T20:30:00Z'],
    ['the clock of the world', 'UTC', '2026-03-29T02:00', '2026-03-29T02:00:00Z'],
  ])('is right for %s of %s: %s', (_what, zone, shown, moment) => {
    expect(new Date(momentOfWallClock(zone, wall(shown))).toISOString()).toBe(new Date(at(moment)).toISOString());
  });
});

it('a zone is known or not', () => {
  expect(
    ['Europe/Berlin', 'UTC', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires'].filter((zone) => !isZone(zone)),
  ).toEqual([]);
  expect(['Europe/Berlim', '', 'x', '../etc/passwd', 'Europe/Berlin\u0000', 'a'.repeat(64)].filter(isZone)).toEqual([]);
  expect(() => zoneOffsetMs('Nowhere/Land', 0)).toThrow(RangeError);
});

it('forgets zones rather than filling the memory', () => {
  for (let n = 0; n < 1_200; n++) isZone(`Nowhere/Land${n}`);
  expect(zoneOffsetMs('Europe/Berlin', at('2026-01-01T00:00:00Z'))).toBe(3_600_000);
});
