import { amount, exactAmount, price } from '../../../../lib/format.ts';
import { isZero, useMoneyLook } from '../../../balances/public.ts';
import type { Leg } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';

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
    if (earn !== null && status !== 'WAITING') return `${asset}: ${t(`autoInvest.leg.earn.${earn}`)}`;
    if (status === 'DONE') return null;
    if (status === 'WAITING') return `${asset}: ${t('autoInvest.leg.WAITING')}`;
    const part = isZero(spent)
      ? []
      : [t('autoInvest.leg.some', { spent: look.usdt(spent), planned: look.usdt(planned) })];
    return [`${asset}:`, [...part, ...(reason ? [t(`autoInvest.leg.${reason}`)] : [])].join(', ')].join(' ');
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
