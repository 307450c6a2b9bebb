import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { readTypedText } from '@bourse/core/money/typed.ts';

/** Places of a percent that is given in hundredths. */
const BPS_PLACES = 2;
/** Places of a rate as a whole. */
export const RATE_PLACES = 4;

/** Hundredths of a percent as they are typed: 360 is 3.6. */
export const percentOfBps = (bps: number): string => formatAmount(BigInt(bps), BPS_PLACES);

/** Hundredths of a percent as people read them: 3.60 %. */
export const percentText = (bps: number): string => `${withPlaces(percentOfBps(bps), BPS_PLACES)} %`;

/** A rate with four places, as people read it. */
export const rateText = (rate: bigint): string => `${withPlaces(formatAmount(rate, RATE_PLACES), RATE_PLACES)} %`;

function withPlaces(text: string, places: number): string {
  const [whole, decimals = ''] = text.split('.');
  return `${whole}.${decimals.padEnd(places, '0')}`;
}

/** What was typed as a percent, in hundredths; null where it is none. */
export function bpsOfPercent(text: string): string | null {
  const read = readTypedText(text, BPS_PLACES);
  const units = read.ok ? parseAmount(read.value, BPS_PLACES) : read;
  return units.ok ? String(units.value) : null;
}
