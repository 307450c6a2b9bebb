import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Loaded } from '../loaded.tsx';
import { MoneyOutPanel } from '../money-out/money-out-panel.tsx';
import { FactsBeside } from './facts-beside.tsx';
import { WithdrawFields } from './withdraw-fields.tsx';
import { useWithdrawFormModel } from './withdraw-form.model.ts';
import { WithdrawSteps } from './withdraw-steps.tsx';

/** A withdrawal to a chain: the form with its facts beside it, the windows over it, the result in its place. */
export function WithdrawForm() {
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
      <FactsBeside info={view.info} displayScale={view.coin?.displayScale ?? 8} hasAsked={view.hasAsked} />
      <WithdrawSteps {...model} />
    </div>
  );
}

/** As high as the form that is coming: on h5 its two amounts stand one under the other. */
function FormSkeleton() {
  const isTouch = useDensity() === 'touch';
  return (
    <div className={isTouch ? 'flex min-h-[580px] flex-col gap-5' : 'flex min-h-[452px] flex-col gap-5'}>
      {['coin', 'network', 'address', 'amount', 'button'].map((key) => (
        <Skeleton key={key} height={key === 'button' ? 48 : 70} />
      ))}
    </div>
  );
}
