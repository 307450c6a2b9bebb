import { MASK } from '@bourse/core/money/display.ts';
import { amount, fullAmount } from '../../../lib/format.ts';
import { useHiddenBalances } from '../../../lib/person/preferences.ts';
import { useFiat } from '../../../lib/rates.ts';

/** How this device shows amounts: masked or not, and in which currency estimates are. */
export function useMoneyLook() {
  const [isHidden, setIsHidden] = useHiddenBalances();
  const toFiat = useFiat();
  return {
    isHidden,
    setIsHidden,
    /** A coin amount with the coin's own decimal places. */
    coin: (text: string | null, places?: number) =>
      amount(text, { hidden: isHidden, ...(places !== undefined && { places }) }),
    usdt: (text: string | null, signs = false) => amount(text, { hidden: isHidden, places: 2, signs }),
    fiat: (usdt: string | null) => (isHidden ? MASK : (toFiat(usdt) ?? '--')),
    /** All decimal places, for a tooltip; nothing where amounts are masked. */
    exact: (text: string | null) => (isHidden ? undefined : fullAmount(text)),
  };
}
export type MoneyLook = ReturnType<typeof useMoneyLook>;
