import { describe, expect, it } from 'vitest';
import type { KlineRow } from '../market.ts';
import { CandleSeries } from './candles.ts';
import { FIRST_CHOICES, readChoices, readStudyValue, type StudyChoices } from './study-choices.ts';
import { StudySet } from './study-set.ts';

const row = (at: number, close: number): KlineRow => [
  at * 60_000,
  `${close}`,
  `${close}`,
  `${close}`,
  `${close}`,
  '1',
  '1',
  1,
];
const ALL: StudyChoices = {
  ma: { isOn: true, values: [2, 0, 3] },
  ema: { isOn: true, values: [2, 0, 0] },
  boll: { isOn: true, values: [3, 2] },
  vol: { isOn: true, values: [2, 0] },
  macd: { isOn: true, values: [2, 3, 2] },
  rsi: { isOn: true, values: [2, 0, 0] },
  kdj: { isOn: true, values: [3, 3, 3] },
};

/** The present values of every line. */
const linesOf = (set: StudySet): number[][] =>
  [...set.overPrice, ...set.volumes, ...set.panels.flatMap(({ lines }) => lines)].map(({ values }) => [...values]);
const fresh = (series: CandleSeries): number[][] => {
  const set = new StudySet(ALL);
  set.follow(series.all);
  return linesOf(set);
};

describe('what is computed for a chart', () => {
  it('is the same whether steps came live, behind a gap, or before the oldest', () => {
    const series = new CandleSeries(2);
    const set = new StudySet(ALL);
    const check = () => {
      set.follow(series.all);
      expect(linesOf(set)).toEqual(fresh(series));
    };
    series.merge([10, 11, 13, 12, 15].map((close, at) => row(at + 5, close)));
    check();
    series.merge([row(9, 17)]);
    check();
    series.merge([row(10, 14)]);
    series.merge([row(11, 18)]);
    check();
    series.merge([8, 9, 7, 8, 9].map((close, at) => row(at, close)));
    check();
    // After a lost connection the page comes again, with other figures in its middle.
    series.merge([16, 19, 20].map((close, at) => row(at + 9, close)));
    check();
  });

  it('has a colour for each line over the price, and a room for each that has its own scale', () => {
    const set = new StudySet(ALL);
    expect(set.overPrice.map(({ name }) => name)).toEqual(['MA2', 'MA3', 'EMA2', 'BOLL', '', '']);
    const own = set.overPrice.slice(0, 4).map(({ color }) => color);
    expect(new Set(own).size).toBe(4);
    expect(set.panels.map(({ name }) => name)).toEqual(['MACD 2 3 2', 'RSI', 'KDJ 3 3 3']);
  });
});

describe('the settings of indicators', () => {
  it.each([
    ['7', 'length', 7],
    ['500', 'length', 500],
    ['501', 'length', null],
    ['0', 'length', null],
    ['', 'length', null],
    ['', 'line', 0],
    ['7.5', 'length', null],
    ['1e2', 'length', null],
    ['2.5', 'factor', 2.5],
    ['2.55', 'factor', null],
    ['10.1', 'factor', null],
  ] as const)('%s as a %s is %s', (text, field, value) => {
    expect(readStudyValue(text, field)).toBe(value);
  });

  it('that were kept come back, and what is not ours is what it was at first', () => {
    const kept = { ...FIRST_CHOICES, macd: { isOn: true, values: [5, 35, 5] } };
    expect(readChoices(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readChoices(null)).toEqual(FIRST_CHOICES);
    expect(readChoices({ macd: { isOn: true, values: [26, 12, 9] }, kdj: { values: [9, 3] }, ma: 7 })).toEqual({
      ...FIRST_CHOICES,
      macd: { isOn: true, values: [12, 26, 9] },
    });
    expect(readChoices({ boll: { isOn: 1, values: [20, '2'] } })).toEqual(FIRST_CHOICES);
  });
});
