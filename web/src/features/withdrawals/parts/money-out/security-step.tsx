import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { SecurityCheck } from '../../../identity/public.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import type { MoneyOut, Plan } from './money-out.model.ts';

interface SecurityStepProps {
  readonly out: MoneyOut;
  readonly plan: Plan;
  readonly confirmLabel: string;
  readonly factorsNeeded: 1 | 2;
  /** The network, or the word for internal. */
  readonly place: string;
}

/** The security check for exactly this payment. */
export function SecurityStep({ out, plan, confirmLabel, factorsNeeded, place }: SecurityStepProps) {
  const t = useWithdrawalsText();
  return (
    <SecurityCheck
      open
      onClose={out.leave}
      confirmLabel={confirmLabel}
      codesAreFor={t('withdrawals.codesAreFor')}
      factorsNeeded={factorsNeeded}
      sendCode={(channel) => out.sendCode(plan, channel)}
      confirm={(factors) => out.confirm(plan, factors)}
      summary={
        <div className="flex items-center gap-3 rounded-control border border-line bg-surface-sunken p-3">
          <CoinIcon coin={plan.asset} size={32} />
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="num font-semibold">
                {exactAmount(plan.amount)} {plan.asset}
              </span>
              <span className="code text-13">{plan.to}</span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-12 text-text-faint">
              <span className="num">
                {t('withdrawals.summary', { gets: exactAmount(plan.gets), fee: exactAmount(plan.fee) })}
              </span>
              <span>{place}</span>
            </span>
          </span>
        </div>
      }
    />
  );
}
