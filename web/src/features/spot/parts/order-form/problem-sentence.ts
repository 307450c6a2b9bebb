import { exactAmount } from '../../../../lib/format.ts';
import type { Market } from '../../rules/market.ts';
import type { OrderField, Problem } from '../../rules/order-check.ts';
import { shownDerived } from '../../rules/shown-amount.ts';
import type { SpotText } from '../../spot-text.ts';

/** The sentence for a problem with a field, with its numbers. */
export function problemSentence(
  t: SpotText,
  { code, details }: Problem,
  market: Market,
  places: number,
  isBuy: boolean,
): string {
  const { base, quote } = market;
  switch (code) {
    case 'OFF_TICK':
      return t('spot.problem.OFF_TICK', { tick: exactAmount(details.tick), asset: quote });
    case 'OFF_LOT':
      return t('spot.problem.OFF_LOT', { lot: exactAmount(details.lot), asset: base });
    case 'PRICE_TOO_HIGH':
      return t('spot.problem.PRICE_TOO_HIGH', { max: exactAmount(details.max), asset: quote });
    case 'QUANTITY_TOO_LARGE':
      return t('spot.problem.QUANTITY_TOO_LARGE', { max: exactAmount(details.max), asset: base });
    case 'BELOW_MIN_NOTIONAL':
      return t('spot.problem.BELOW_MIN_NOTIONAL', { min: exactAmount(details.min), asset: quote });
    case 'INSUFFICIENT_BALANCE':
      return t('spot.problem.INSUFFICIENT_BALANCE', {
        missing: shownDerived(details.missing ?? '', places, 'up'),
        asset: isBuy ? quote : base,
      });
    case 'TRAIL_OUT_OF_RANGE':
      return t('spot.problem.TRAIL_OUT_OF_RANGE', { min: details.min ?? '', max: details.max ?? '' });
    case 'TRAIL_REQUIRED':
      return t('spot.problem.TRAIL_REQUIRED');
    case 'DISPLAY_TOO_LARGE':
      return t('spot.problem.DISPLAY_TOO_LARGE', { max: exactAmount(details.max), asset: base });
    case 'TOO_MANY_PARTS':
      return t('spot.problem.TOO_MANY_PARTS', { max: details.max ?? '', min: exactAmount(details.min), asset: base });
    case 'AMOUNT_PLACES':
      return t('spot.problem.AMOUNT_PLACES', { scale: details.scale ?? '' });
    case 'AMOUNT_TOO_LARGE':
    case 'AMOUNT_NOT_A_NUMBER':
    case 'AMOUNT_COMMA':
    case 'AMOUNT_SIGN':
    case 'AMOUNT_ZERO':
    case 'PRICE_REQUIRED':
    case 'STOP_PRICE_REQUIRED':
    case 'QUANTITY_REQUIRED':
      return t(`spot.problem.${code}`);
  }
}

const FIELDS: Readonly<Record<string, OrderField>> = {
  PRICE_REQUIRED: 'price',
  PRICE_TOO_HIGH: 'price',
  OUTSIDE_BAND: 'price',
  WAITING_OUTSIDE_BAND: 'price',
  POST_ONLY_WOULD_MATCH: 'price',
  OFF_TICK: 'price',
  STOP_PRICE_REQUIRED: 'stopPrice',
  STOP_WOULD_TRIGGER: 'stopPrice',
  QUANTITY_REQUIRED: 'quantity',
  OFF_LOT: 'quantity',
  QUANTITY_TOO_LARGE: 'quantity',
  BELOW_MIN_NOTIONAL: 'quantity',
  INSUFFICIENT_BALANCE: 'quantity',
  TOO_MANY_PARTS: 'displayQuantity',
  TRAIL_OUT_OF_RANGE: 'trail',
};

/**
 * The shown field that a refusal is displayed beside; null for the form as a whole.
 *
 * @param field  the field that the refusal names, if it does
 */
export function fieldOf(code: string | null, field: string | null, shown: readonly OrderField[]): OrderField | null {
  const named = field === 'quoteAmount' ? 'total' : field === 'trailingDelta' ? 'trail' : field;
  const found = shown.find((each) => each === named) ?? (code === null ? undefined : FIELDS[code]);
  if (!found) return null;
  if (shown.includes(found)) return found;
  return found === 'quantity' && shown.includes('total') ? 'total' : null;
}
