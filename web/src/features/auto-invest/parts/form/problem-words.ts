import { exactAmount } from '../../../../lib/format.ts';
import { useAmountSentence } from '../../../balances/public.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import type { AmountFault, CoinsProblem } from '../../rules/check.ts';

/** Says what is wrong with a plan as the server would, with the same numbers. */
export function useProblemWords() {
  const t = useAutoInvestText();
  const amountSentence = useAmountSentence();
  return {
    coins: ({ code, details }: CoinsProblem): string => {
      const of = (name: string) => String(details[name] ?? '');
      switch (code) {
        case 'SHARE_WHOLE':
          return t('autoInvest.shareWhole');
        case 'AUTO_INVEST_TOO_MANY_COINS':
          return t(code, { max: of('max'), count: of('count') });
        case 'AUTO_INVEST_COIN_TWICE':
          return t(code, { asset: of('asset') });
        case 'AUTO_INVEST_SHARE_TOO_SMALL':
          return t(code, { above: of('above'), asset: of('asset'), percent: of('percent') });
        case 'AUTO_INVEST_SHARE_SUM':
          return t(code, { sum: of('sum') });
        default:
          return t(code);
      }
    },
    amount: (fault: AmountFault): string => {
      if (fault.of === 'amount') return amountSentence(fault.problem, 'USDT');
      if (fault.of === 'min') return t('AUTO_INVEST_AMOUNT_MIN', { min: exactAmount(fault.bound) });
      return t('AUTO_INVEST_AMOUNT_MAX', { max: exactAmount(fault.bound) });
    },
  };
}
