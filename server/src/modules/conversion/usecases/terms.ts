import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { ConversionTerms } from '@bourse/core/conversion/small-balance.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import type { ConversionDeps } from '../conversion-deps.ts';

/** One USDT in minor units. */
export const USDT = 10n ** BigInt(USDT_SCALE);

/** The present terms, as set by the operator. */
export async function termsNow({ money }: ConversionDeps): Promise<ConversionTerms> {
  const { CONVERSION_MAX_VALUE, CONVERSION_FEE_BPS, CONVERSION_INTERVAL_H } = await money.settings.all();
  return {
    maxValueMinor: BigInt(CONVERSION_MAX_VALUE) * USDT,
    feeBps: CONVERSION_FEE_BPS,
    intervalMs: CONVERSION_INTERVAL_H * HOUR_MS,
  };
}
