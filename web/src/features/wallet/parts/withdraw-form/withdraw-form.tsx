import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { LimitCard } from '../limit-card.tsx';
import { Loaded } from '../loaded.tsx';
import { MoneyOutPanel } from '../money-out/money-out-panel.tsx';
import { WithdrawFields } from './withdraw-fields.tsx';
import { useWithdrawFormModel } from './withdraw-form.model.ts';
import { WithdrawSteps } from './withdraw-steps.tsx';
import { Withdrawable } from './withdrawable.tsx';

/** A withdrawal to a chain: the form with its facts beside it, the windows over it, the result in its place. */
export function WithdrawForm() {
  const t = useWalletText();
  const model = useWithdrawFormModel();
  const { view, out, commands } = model;
  const isTouch = useDensity() === 'touch';
  return (
    <div className={isTouch ? 'flex flex-col' : 'grid grid-cols-[minmax(0,1fr)_340px] items-start gap-4'}>
      <MoneyOutPanel out={out} onAnother={commands.startAnew}>
        <Loaded load={view.load} skeleton={<FormSkeleton />}>
          <WithdrawFields {...model} />
        </Loaded>
      </MoneyOutPanel>
      {view.info && (
        <div className={isTouch ? '' : 'flex flex-col gap-4'}>
          <LimitCard limit={view.info.limit} title={t('wallet.withdraw.limit')} />
          <Withdrawable info={view.info} displayScale={view.coin?.displayScale ?? 8} />
        </div>
      )}
      <WithdrawSteps {...model} />
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      {['coin', 'network', 'address', 'amount', 'button'].map((key) => (
        <Skeleton key={key} height={key === 'button' ? 48 : 70} />
      ))}
    </div>
  );
}
