import type { assetRow } from '@bourse/contract/holdings.ts';
import type { z } from 'zod';
import { compareText, isZero } from '../../balances/public.ts';

export type AssetRow = z.output<typeof assetRow>;

export interface AssetFilter {
  readonly hidesZero: boolean;
  readonly hidesSmall: boolean;
  readonly hidesUnavailable: boolean;
  readonly search: string;
}
export type AssetSort = 'value' | 'asset' | 'available' | 'frozen' | 'price';

/** The filter on a device where none was chosen: nothing is hidden without being asked for. */
export const NO_FILTER: AssetFilter = { hidesZero: false, hidesSmall: false, hidesUnavailable: false, search: '' };
/** The bound of "Hide < 1 USDT". */
const SMALL_USDT = '1';

const matches = (row: AssetRow, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  return wanted === '' || row.asset.toLowerCase().includes(wanted) || row.name.toLowerCase().includes(wanted);
};

/** A coin with an unknown price never counts as small. */
const isSmall = (row: AssetRow): boolean => row.valueUsdt !== null && compareText(row.valueUsdt, SMALL_USDT) < 0;

export function filterAssets(rows: readonly AssetRow[], filter: AssetFilter) {
  const shown = rows.filter(
    (row) =>
      !(filter.hidesZero && isZero(row.total)) &&
      !(filter.hidesSmall && isSmall(row)) &&
      !(filter.hidesUnavailable && !row.usable) &&
      matches(row, filter.search),
  );
  const zeroHidden = filter.hidesZero ? rows.filter((row) => isZero(row.total)).length : 0;
  return { rows: shown, zeroHidden };
}

const KEYS: Record<AssetSort, (row: AssetRow) => string | null> = {
  value: (row) => row.valueUsdt,
  asset: () => null,
  available: (row) => row.available,
  frozen: (row) => row.frozen,
  price: (row) => row.priceUsdt,
};

/** Largest value first, then by code; coins without a price come last. */
export function sortAssets(rows: readonly AssetRow[], by: AssetSort, isDescending: boolean): AssetRow[] {
  const key = KEYS[by];
  const byCode = (a: AssetRow, b: AssetRow) => (a.asset < b.asset ? -1 : 1);
  return [...rows].sort((a, b) => {
    if (by === 'asset') return isDescending ? -byCode(a, b) : byCode(a, b);
    const left = key(a);
    const right = key(b);
    if (left === null || right === null) return left === right ? byCode(a, b) : left === null ? 1 : -1;
    const order = compareText(left, right);
    if (order === 0) return byCode(a, b);
    return isDescending ? -order : order;
  });
}
