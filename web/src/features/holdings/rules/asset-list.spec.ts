import { describe, expect, it } from 'vitest';
import { type AssetRow, filterAssets, NO_FILTER, sortAssets } from './asset-list.ts';

const row = (asset: string, total: string, valueUsdt: string | null, usable = true): AssetRow => ({
  asset,
  name: `${asset} name`,
  displayScale: 8,
  total,
  available: total,
  frozen: '0',
  valueUsdt,
  priceUsdt: null,
  change24hPercent: null,
  usable,
});
const rows = [row('ETH', '2', '6000'), row('BTC', '0', '0'), row('HBT', '5', null, false), row('USDT', '0.5', '0.5')];
const codes = (list: readonly AssetRow[]) => list.map(({ asset }) => asset);

describe('filterAssets', () => {
  it('hides nothing unless asked', () => {
    expect(filterAssets(rows, NO_FILTER).rows).toHaveLength(4);
  });

  it('hides what is exactly zero, what is small, and what cannot be used', () => {
    expect(filterAssets(rows, { ...NO_FILTER, hidesZero: true })).toMatchObject({ zeroHidden: 1 });
    expect(codes(filterAssets(rows, { ...NO_FILTER, hidesSmall: true }).rows)).toEqual(['ETH', 'HBT']);
    expect(codes(filterAssets(rows, { ...NO_FILTER, hidesUnavailable: true }).rows)).not.toContain('HBT');
  });

  it('finds by code and by name', () => {
    expect(codes(filterAssets(rows, { ...NO_FILTER, search: ' us' }).rows)).toEqual(['USDT']);
    expect(codes(filterAssets(rows, { ...NO_FILTER, search: 'btc NAME' }).rows)).toEqual(['BTC']);
  });
});

describe('sortAssets', () => {
  it('puts the largest value first and what has no price last', () => {
    expect(codes(sortAssets(rows, 'value', true))).toEqual(['ETH', 'USDT', 'BTC', 'HBT']);
    expect(codes(sortAssets(rows, 'value', false))).toEqual(['BTC', 'USDT', 'ETH', 'HBT']);
    expect(codes(sortAssets(rows, 'asset', false))).toEqual(['BTC', 'ETH', 'HBT', 'USDT']);
  });
});
