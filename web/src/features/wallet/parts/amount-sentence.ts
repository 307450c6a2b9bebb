import { amount } from '../../../lib/format.ts';
import type { AmountProblem } from '../rules/amount-problem.ts';
import type { WalletText } from '../wallet-text.ts';

const exactly = (text: string | undefined): string => amount(text, { places: 18, trims: true });

/** What is wrong with an amount, with its numbers, in the language in use. */
export function amountSentence(t: WalletText, { code, details }: AmountProblem, asset: string): string {
  switch (code) {
    case 'AMOUNT_PLACES':
      return t('wallet.amount.AMOUNT_PLACES', { scale: details.scale ?? '' });
    case 'AMOUNT_BELOW_MIN':
      return t('wallet.amount.AMOUNT_BELOW_MIN', { min: exactly(details.min), asset });
    case 'AMOUNT_ABOVE_MAX':
      return t('wallet.amount.AMOUNT_ABOVE_MAX', { max: exactly(details.max), asset });
    case 'INSUFFICIENT_BALANCE':
      return t('wallet.amount.INSUFFICIENT_BALANCE', { missing: exactly(details.missing), asset });
    case 'LIMIT_24H':
      return t('wallet.amount.LIMIT_24H', { remaining: amount(details.remaining, { places: 2 }) });
    case 'LIMIT_30D':
      return t('wallet.amount.LIMIT_30D', { remaining: amount(details.remaining, { places: 2 }) });
    default:
      return t(`wallet.amount.${code}`);
  }
}
