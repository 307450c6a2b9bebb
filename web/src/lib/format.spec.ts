import { describe, expect, it } from 'vitest';
import {
  amount,
  clockTime,
  countdown,
  dateTime,
  directionOf,
  fiat,
  fullAmount,
  percent,
  price,
  shortened,
  utcSuffix,
} from './format.ts';

describe('amount', () => {
  it.each([
    ['52343.169', { places: 2 }, '52,343.16'],
    ['0.2', {}, '0.20000000'],
    ['0.999999999', {}, '0.99999999'],
    ['1234.5', { places: 8, trims: true }, '1,234.5'],
    ['1000', { places: 8, trims: true }, '1,000'],
    ['-0.5', { places: 2 }, '\u22120.50'],
    ['412.36', { places: 2, signs: true }, '+412.36'],
    ['0', { places: 2, signs: true }, '0.00'],
    [null, {}, '--'],
    [undefined, {}, '--'],
    ['', {}, '--'],
    ['5', { hidden: true }, '******'],
    [null, { hidden: true }, '******'],
  ])('writes %s as %o: %s', (text, look, shown) => {
    expect(amount(text, look)).toBe(shown);
  });

  it.each([
    ['61059.536', '61,059.53'],
    ['138.429', '138.42'],
    ['2.114', '2.1140'],
    ['0.99997099', '0.9999'],
    ['0.0000123456', '0.00001234'],
    [null, '--'],
  ])('prices %s as %s', (text, shown) => {
    expect(price(text)).toBe(shown);
  });

  it('keeps every place where it is asked for all of them', () => {
    expect(fullAmount('1234.000000000000000001')).toBe('1,234.000000000000000001');
    expect(fullAmount('-1')).toBe('\u22121');
    expect(fullAmount(null)).toBe('--');
  });
});

describe('fiat and percent', () => {
  it.each([
    ['52343.16', '0.9998', 'USD', '$52,332.69'],
    ['1', '1380.7', 'KRW', '₩1,380'],
    ['1', '32.5', 'TWD', 'NT$32.50'],
    ['-2', '0.9', 'EUR', '\u2212€1.80'],
    ['1', '149.99', 'JPY', '¥149'],
  ] as const)('%s USDT at %s %s is %s', (usdt, rate, currency, text) => {
    expect(fiat(usdt, rate, currency)).toBe(text);
  });

  it('leaves the places away from a thousand up, where there is little room', () => {
    const brief = ['64194.12', '1000', '999.999', '0.5'].map((usdt) => fiat(usdt, '1', 'USD', true));
    expect(brief).toEqual(['$64,194', '$1,000', '$999.99', '$0.50']);
  });

  it('shows a percentage with its sign, and knows its direction', () => {
    expect([percent('1.849'), percent('-2.17'), percent('0'), percent(null)]).toEqual([
      '+1.84%',
      '\u22122.17%',
      '0.00%',
      '--',
    ]);
    expect([directionOf('1'), directionOf('-0.1'), directionOf('-0.00'), directionOf(null)]).toEqual([
      'up',
      'down',
      'none',
      'none',
    ]);
  });
});

describe('times', () => {
  const atMs = Date.UTC(2026, 10, 20, 16, 5, 9);
  it.each([
    ['en_US', '11/21 00:05 (UTC+8)'],
    ['vi_VN', '11/21 00:05 (UTC+8)'],
    ['tr_TR', '11/21 00:05 (UTC+8)'],
    ['ko_KR', '11/21 00:05 (UTC+8)'],
    ['zh_CN', '11/21 00:05'],
    ['zh_TW', '11/21 00:05'],
    ['pt_PT', '11/21 00:05'],
    ['pt_BR', '11/21 00:05'],
    ['ru_RU', '11/21 00:05'],
    ['ja_JP', '11/21 00:05'],
    ['fr_FR', '11/21 00:05'],
    ['es_ES', '11/21 00:05'],
  ] as const)('are business time in %s', (locale, text) => {
    expect(dateTime(atMs, locale)).toBe(text);
    expect(utcSuffix(locale)).toBe(text.endsWith(')') ? ' (UTC+8)' : '');
  });

  it('can carry the year, seconds, or no time at all', () => {
    expect(dateTime(atMs, 'ru_RU', { withYear: true, withSeconds: true })).toBe('2026/11/21 00:05:09');
    expect(dateTime(atMs, 'en_US', { noTime: true })).toBe('11/21');
    expect(dateTime(atMs, 'en_US', { noSuffix: true })).toBe('11/21 00:05');
    expect(dateTime(null, 'en_US')).toBe('--');
    expect(clockTime(atMs)).toBe('00:05:09');
  });

  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [90_061_000, '25:01:01'],
  ])('counts %i ms down as %s', (leftMs, text) => {
    expect(countdown(leftMs)).toBe(text);
  });
});

it('cuts long ids in the middle', () => {
  expect(shortened('9f3ce1b07a52d846000000c1e07b')).toBe('9f3ce1b0…c1e07b');
  expect(shortened('short')).toBe('short');
});
