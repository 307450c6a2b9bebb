import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { formatFixed, readAmount } from '../money/amount.ts';
import {
  advanceFlexible,
  changePrincipal,
  comeBackLate,
  creditAtMs,
  type FlexibleTerms,
  firstHourOf,
  hourOf,
  leaveWithHour,
  openFlexible,
  payLate,
} from './flexible.ts';
import { hourAtto } from './rate.ts';

const SCALE = 8;
const usdt = (text: string): bigint => readAmount(text, SCALE);
const at = (text: string): number => Date.parse(`2026-11-${text}+08:00`);
/** 8.76 % a year is a hundred-thousandth an hour, so an hour of 1,000 is 0.01. */
const RATES = [{ id: 'first', fromHour: 0, tiers: [{ upToMinor: null, rateBps: 876 }] }];
const TERMS: FlexibleTerms = { scale: SCALE, rates: RATES, maxMinor: null };
const shown = (atto: bigint): string => formatFixed(atto, 18, 4);

describe('hours', () => {
  it.each([
    ['in the midst of an hour', '10T10:20:00', '10T12:00:00', '0.0100'],
    ['at the first moment of an hour', '10T11:00:00', '10T12:00:00', '0.0100'],
    ['a millisecond after it', '10T11:00:00.001', '10T12:00:00', '0.0000'],
    ['and the hour that runs does not count yet', '10T10:20:00', '10T12:59:59.999', '0.0100'],
  ])('a subscription %s', (_, from, to, accrued) => {
    const { position } = advanceFlexible(openFlexible(usdt('1000'), at(from), true), TERMS, at(to));
    expect(shown(position.accruedAtto)).toBe(accrued);
  });

  it.each(['10T10:20:00', '10T11:00:00', '10T11:00:00.001'])('begin to earn where it is said, at %s', (from) => {
    const opened = openFlexible(usdt('1000'), at(from), true);
    const [first] = advanceFlexible(opened, TERMS, at('11T00:00:00')).segments;
    expect(first?.fromHour).toBe(firstHourOf(at(from)));
  });

  it('earn on the least that stood in them', () => {
    const opened = openFlexible(usdt('1000'), at('10T09:30:00'), true);
    const before = advanceFlexible(opened, TERMS, at('10T10:20:00')).position;
    const more = changePrincipal(before, at('10T10:20:00'), usdt('500'));
    const less = changePrincipal(more, at('10T10:40:00'), -usdt('700'));
    const { segments, position } = advanceFlexible(less, TERMS, at('10T12:00:00'));
    expect(segments.map(({ leastMinor, hours }) => [leastMinor, hours])).toEqual([[usdt('800'), 2]]);
    expect(shown(position.accruedAtto)).toBe('0.0160');
  });

  it('at their first moment take what changes for all of them, in either direction', () => {
    const opened = openFlexible(usdt('1000'), at('10T09:30:00'), true);
    const atTen = advanceFlexible(opened, TERMS, at('10T10:00:00')).position;
    const less = changePrincipal(atTen, at('10T10:00:00'), -usdt('400'));
    const more = changePrincipal(less, at('10T10:00:00'), usdt('900'));
    expect(shown(advanceFlexible(more, TERMS, at('10T11:00:00')).position.accruedAtto)).toBe('0.0150');
  });

  it('change in the hour that is counted to where the clock was set back, and never gain by it', () => {
    const opened = openFlexible(usdt('1000'), at('10T09:30:00'), true);
    const counted = advanceFlexible(opened, TERMS, at('10T12:30:00')).position;
    const back = at('10T10:00:00');
    expect(advanceFlexible(counted, TERMS, back).position).toEqual(counted);
    const less = changePrincipal(counted, back, -usdt('400'));
    const more = changePrincipal(less, back, usdt('900'));
    const leaving = leaveWithHour(more, back, usdt('100'));
    const { segments, position } = advanceFlexible(leaving, TERMS, at('10T13:00:00'));
    expect(segments.map(({ leastMinor, hours }) => [leastMinor, hours])).toEqual([[usdt('600'), 1]]);
    expect(position.principalMinor).toBe(usdt('1400'));
  });

  it('keep what leaves with their end until then', () => {
    const opened = openFlexible(usdt('1000'), at('10T10:00:00'), true);
    const before = advanceFlexible(opened, TERMS, at('10T10:59:00')).position;
    const leaving = leaveWithHour(before, at('10T10:59:00'), usdt('400'));
    const { segments, position } = advanceFlexible(leaving, TERMS, at('10T12:00:00'));
    expect(segments.map(({ leastMinor }) => leastMinor)).toEqual([usdt('1000'), usdt('600')]);
    expect(position).toMatchObject({ principalMinor: usdt('600'), leavingMinor: 0n });
  });

  it('have the rate of their first moment', () => {
    const rates = [
      ...RATES,
      { id: 'second', fromHour: hourOf(at('10T11:00:00')), tiers: [{ upToMinor: null, rateBps: 438 }] },
    ];
    const opened = openFlexible(usdt('1000'), at('10T09:00:00'), true);
    const { segments, position } = advanceFlexible(opened, { ...TERMS, rates }, at('10T13:00:00'));
    expect(segments.map(({ rateId, hours }) => [rateId, hours])).toEqual([
      ['first', 2],
      ['second', 2],
    ]);
    expect(shown(position.accruedAtto)).toBe('0.0300');
  });

  it('before the first rate are a fault of ours', () => {
    const late = [{ ...RATES[0]!, fromHour: hourOf(at('10T11:00:00')) }];
    const opened = openFlexible(usdt('1000'), at('10T10:00:00'), true);
    expect(() => advanceFlexible(opened, { ...TERMS, rates: late }, at('10T12:00:00'))).toThrow('no rate');
  });
});

describe('credits', () => {
  it('come at five past midnight, with all of the day and no more', () => {
    const opened = openFlexible(usdt('1000'), at('10T12:00:00'), false);
    expect(advanceFlexible(opened, TERMS, at('11T00:04:59.999')).credits).toEqual([]);
    const { credits, position } = advanceFlexible(opened, TERMS, at('11T00:05:00'));
    expect(credits).toEqual([
      {
        day: opened.day,
        atMs: at('11T00:05:00'),
        accruedAtto: usdt('0.12') * 10n ** 10n,
        hoursMinor: usdt('12000'),
        compoundedMinor: 0n,
        paidMinor: usdt('0.12'),
        carryAtto: 0n,
      },
    ]);
    expect(position).toMatchObject({ principalMinor: usdt('1000'), accruedAtto: 0n, day: opened.day + 1 });
  });

  it('carry what is less than a unit: 12,000 on three rows', () => {
    const tiers = [
      { upToMinor: usdt('2000'), rateBps: 1_000 },
      { upToMinor: usdt('10000'), rateBps: 420 },
      { upToMinor: null, rateBps: 360 },
    ];
    const terms = { ...TERMS, rates: [{ id: 'rows', fromHour: 0, tiers }] };
    const opened = openFlexible(usdt('12000'), at('10T00:00:00'), false);
    const { credits } = advanceFlexible(opened, terms, at('12T00:05:00'));
    expect(credits.map(({ paidMinor }) => paidMinor)).toEqual([usdt('1.66575342'), usdt('1.66575342')]);
    expect(credits.map(({ carryAtto }) => formatFixed(carryAtto, 18, 18))).toEqual([
      '0.000000004657534224',
      '0.000000009315068448',
    ]);
  });

  it('that compound earn from one o’clock on', () => {
    const opened = openFlexible(usdt('1000'), at('10T00:00:00'), true);
    const { segments } = advanceFlexible(opened, TERMS, at('11T03:00:00'));
    expect(segments.map(({ leastMinor, hours }) => [leastMinor, hours])).toEqual([
      [usdt('1000'), 24],
      [usdt('1000'), 1],
      [usdt('1000.24'), 2],
    ]);
  });

  it('grow a position up to its bound, and pay the rest out', () => {
    const opened = openFlexible(usdt('1000'), at('10T00:00:00'), true);
    const { credits, position } = advanceFlexible(opened, { ...TERMS, maxMinor: usdt('1000.1') }, at('12T00:05:00'));
    expect(credits.map(({ compoundedMinor, paidMinor }) => [compoundedMinor, paidMinor])).toEqual([
      [usdt('0.1'), usdt('0.14')],
      [0n, usdt('0.24002300')],
    ]);
    expect(position.principalMinor).toBe(usdt('1000.1'));
  });

  it('of a position that was taken back whole go to the funding account', () => {
    const opened = openFlexible(usdt('1000'), at('10T00:00:00'), true);
    const ended = changePrincipal(
      advanceFlexible(opened, TERMS, at('10T05:30:00')).position,
      at('10T05:30:00'),
      -usdt('1000'),
    );
    const { credits, position } = advanceFlexible(ended, TERMS, at('12T00:05:00'));
    expect(credits.map(({ compoundedMinor, paidMinor }) => [compoundedMinor, paidMinor])).toEqual([[0n, usdt('0.05')]]);
    expect(position).toMatchObject({ principalMinor: 0n, accruedAtto: 0n });
  });

  it('of a position that is opened in the first five minutes of a day begin with that day', () => {
    const opened = openFlexible(usdt('1000'), at('10T00:03:00'), false);
    const { credits } = advanceFlexible(opened, TERMS, at('11T00:05:00'));
    expect(credits.map(({ atMs, paidMinor }) => [atMs, paidMinor])).toEqual([[at('11T00:05:00'), usdt('0.23')]]);
  });

  it('are due five minutes after their day', () => {
    const { day } = openFlexible(1n, at('10T12:00:00'), true);
    expect(creditAtMs(day)).toBe(at('11T00:00:00') + 5 * MINUTE_MS);
  });
});

describe('a change', () => {
  const opened = openFlexible(usdt('1000'), at('10T10:00:00'), true);

  it('of a position that was not advanced is a fault of ours', () => {
    expect(() => changePrincipal(opened, at('10T11:00:00'), 1n)).toThrow('advanced');
    expect(() => leaveWithHour(opened, at('10T11:59:59'), 1n)).toThrow('advanced');
    const atMidnight = advanceFlexible(opened, TERMS, at('11T00:04:00')).position;
    expect(() => changePrincipal(atMidnight, at('11T00:05:00'), 1n)).toThrow('advanced');
  });

  it('takes no more than is there', () => {
    const leaving = leaveWithHour(opened, at('10T10:01:00'), usdt('600'));
    expect(() => changePrincipal(leaving, at('10T10:02:00'), -usdt('400.00000001'))).toThrow('more is taken');
    expect(() => leaveWithHour(leaving, at('10T10:02:00'), usdt('400.00000001'))).toThrow('more leaves');
    expect(changePrincipal(leaving, at('10T10:02:00'), -usdt('400')).principalMinor).toBe(usdt('600'));
  });
});

it('an hour is as long as the clock says', () => {
  expect(hourOf(HOUR_MS - 1)).toBe(0);
  expect(hourOf(HOUR_MS)).toBe(1);
  expect(hourAtto(usdt('1000'), SCALE, RATES[0]!.tiers)).toBe(usdt('0.01') * 10n ** 10n);
});

describe('a redemption that could not be paid', () => {
  const left = () => {
    const asked = leaveWithHour(openFlexible(usdt('1000'), at('10T09:00:00'), true), at('10T09:00:00'), usdt('400'));
    return advanceFlexible(asked, TERMS, at('10T12:10:00')).position;
  };

  it('earns again, the hour of the failure included, and is nobody’s to redeem', () => {
    const late = comeBackLate(left(), at('10T12:10:00'), usdt('400'));
    const { position, segments } = advanceFlexible(late, TERMS, at('10T15:10:00'));
    expect(segments.map(({ leastMinor, hours }) => [leastMinor, hours])).toEqual([[usdt('1000'), 3]]);
    expect(position.principalMinor - position.leavingMinor).toBe(usdt('600'));
    expect(() => changePrincipal(position, at('10T15:10:00'), -usdt('601'))).toThrow(RangeError);
  });

  it('has not stood in the hour in which it is paid', () => {
    const late = comeBackLate(left(), at('10T12:10:00'), usdt('400'));
    const paid = payLate(late, at('10T12:40:00'), usdt('400'));
    expect(paid).toMatchObject({
      principalMinor: usdt('600'),
      leastMinor: usdt('600'),
      leavingMinor: 0n,
      lateMinor: 0n,
    });
    expect(() => payLate(paid, at('10T12:40:00'), 1n)).toThrow(RangeError);
  });

  it('stands once where the clock was set back to before it has left', () => {
    const asked = leaveWithHour(left(), at('10T12:10:00'), usdt('100'));
    const late = comeBackLate(asked, at('10T11:50:00'), usdt('100'));
    const { segments } = advanceFlexible(late, TERMS, at('10T14:00:00'));
    expect(segments.map(({ leastMinor, hours }) => [leastMinor, hours])).toEqual([
      [usdt('600'), 1],
      [usdt('600'), 1],
    ]);
  });
});
