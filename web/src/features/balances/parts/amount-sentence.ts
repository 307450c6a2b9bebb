import type { Locale } from '@bourse/i18n/locales.ts';
import { amount, dateTime, exactAmount } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/locale.ts';
import { type MoneyText, useMoneyText } from '../money-text.ts';
import type { AmountProblem } from '../rules/amount-problem.ts';

/** Turns a problem with an amount into a sentence with its numbers. */
export function useAmountSentence(): (problem: AmountProblem, asset: string) => string {
  const t = useMoneyText();
  const locale = useLocale();
  return (problem, asset) => sentence(t, problem, asset, locale);
}

function sentence(t: MoneyText, { code, details }: AmountProblem, asset: string, locale: Locale): string {
  const withNextFree = (left: string): string =>
    details.freesAtMs === undefined
      ? left
      : `${left} ${t('balances.amount.limitFrees', { time: dateTime(Number(details.freesAtMs), locale) })}`;
  switch (code) {
    case 'AMOUNT_PLACES':
      return t('balances.amount.AMOUNT_PLACES', { scale: details.scale ?? '' });
    case 'AMOUNT_BELOW_MIN':
      return t('balances.amount.AMOUNT_BELOW_MIN', { min: exactAmount(details.min), asset });
    case 'AMOUNT_ABOVE_MAX':
      return t('balances.amount.AMOUNT_ABOVE_MAX', { max: exactAmount(details.max), asset });
    case 'INSUFFICIENT_BALANCE':
      return t('balances.amount.INSUFFICIENT_BALANCE', { missing: exactAmount(details.missing), asset });
    case 'NOT_WITHDRAWABLE_YET':
      return t('balances.amount.NOT_WITHDRAWABLE_YET', { withdrawable: exactAmount(details.withdrawable), asset });
    case 'LIMIT_24H':
    case 'LIMIT_30D':
      return withNextFree(t(`balances.amount.${code}`, { remaining: amount(details.remaining, { places: 2 }) }));
    case 'KYC_REQUIRED':
    case 'RECIPIENT_KYC':
      return withNextFree(
        t(`balances.amount.${code}`, {
          remaining: amount(details.remaining, { places: 2 }),
          from: amount(details.from, { places: 2, trims: true }),
        }),
      );
    default:
      return t(`balances.amount.${code}`);
  }
}
