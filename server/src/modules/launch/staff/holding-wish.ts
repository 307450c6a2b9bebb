import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { FACTOR_SCALE, type HoldingTerms } from '@bourse/core/launch/holding.ts';
import type { PlainRecord } from '../../approvals/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';

/** What people must have held, as staff ask for it. */
export interface HoldingWish extends PlainRecord {
  readonly asset: string;
  readonly fromAtMs: number;
  readonly days: number;
  readonly least: string;
  readonly factor: string | null;
}

/** @param of  reads an amount of a field, of which there are so many at least */
export function holdingTerms(
  { assets }: LaunchDeps,
  { asset, fromAtMs, days, least, factor }: HoldingWish,
  of: (name: string, text: string, scale: number, leastMinor: bigint) => bigint,
): HoldingTerms {
  const firstDay = businessDayOf(fromAtMs);
  return {
    asset,
    firstDay,
    lastDay: firstDay + days - 1,
    leastMinor: of('holding.least', least, assets.coin(asset)!.ledgerScale, 1n),
    factorUnits: factor === null ? null : of('holding.factor', factor, FACTOR_SCALE, 1n),
  };
}
