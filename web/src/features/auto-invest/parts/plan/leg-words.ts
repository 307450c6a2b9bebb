import { amount, exactAmount, price } from '../../../../lib/format.ts';
import { isZero, useMoneyLook } from '../../../balances/public.ts';
import type { Leg, Run } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { missingOf, wordOf } from '../../rules/run.ts';

/** Says how a run ended, or that it is under way. */
export function useRunWord() {
  const t = useAutoInvestText();
  return (run: Run): string => {
    const word = wordOf(run);
    return word === 'INSUFFICIENT'
      ? t('autoInvest.run.INSUFFICIENT', { missing: exactAmount(missingOf(run)) })
      : t(`autoInvest.run.${word}`);
  };
}

/** Says one coin of a run. */
export function useLegWords() {
  const t = useAutoInvestText();
  const look = useMoneyLook();
  const quantity = ({ asset, quantity: bought, displayScale }: Leg): string =>
    `${look.coin(bought, displayScale)} ${asset}`;
  const fee = (leg: Leg): string => (look.isHidden ? look.coin(leg.fee) : `${exactAmount(leg.fee)} ${leg.asset}`);
  const overIndex = ({ overIndexPercent }: Leg): string =>
    overIndexPercent === null ? '--' : `${amount(overIndexPercent, { places: 3, signs: true })}%`;
  /** What kept it from being bought, or where it went; nothing where it was simply bought and stays. */
  const outcome = (leg: Leg): string | null => {
    const { asset, status, reason, spent, planned, earn } = leg;
    if (status === 'WAITING') return `${asset}: ${t('autoInvest.leg.WAITING')}`;
    const isBought = !isZero(spent);
    const said = [
      ...(isBought && status !== 'DONE'
        ? [t('autoInvest.leg.some', { spent: look.usdt(spent), planned: look.usdt(planned) })]
        : []),
      ...(reason ? [t(`autoInvest.leg.${reason}`)] : []),
      ...(isBought && earn !== null ? [t(`autoInvest.leg.earn.${earn}`)] : []),
    ];
    return said.length === 0 ? null : `${asset}: ${said.join(', ')}`;
  };
  return {
    quantity,
    fee,
    overIndex,
    outcome,
    /** All of it on one line, for a phone. */
    line: (leg: Leg): string => {
      const said = outcome(leg);
      if (leg.averagePrice === null) return said ?? quantity(leg);
      const words = { quantity: quantity(leg), price: price(leg.averagePrice), fee: fee(leg), index: overIndex(leg) };
      const bought = t('autoInvest.leg.line', words);
      return said === null ? bought : `${bought} · ${said}`;
    },
  };
}
