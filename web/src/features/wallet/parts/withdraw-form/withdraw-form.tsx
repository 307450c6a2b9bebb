import type { ReactNode } from 'react';
import { useDensity } from '../../../../kit/density.tsx';
import { Loaded } from '../loaded.tsx';
import { MoneyOutPanel } from '../money-out/money-out-panel.tsx';
import { FactsBeside } from './facts-beside.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { WithdrawFields } from './withdraw-fields.tsx';
import { useWithdrawFormModel } from './withdraw-form.model.ts';
import { WithdrawSteps } from './withdraw-steps.tsx';

interface WithdrawFormProps {
  /** What stands under the form: it comes when the form has its height. */
  readonly children: ReactNode;
}

/** A withdrawal to a chain: the form with its facts beside it, the windows over it, the result in its place. */
export function WithdrawForm({ children }: WithdrawFormProps) {
  const model = useWithdrawFormModel();
  const { view, out, commands } = model;
  const isTouch = useDensity() === 'touch';
  return (
    <>
      <div
        className={
          isTouch
            ? 'flex flex-col'
            : 'grid grid-cols-[minmax(0,1fr)_280px] xl:grid-cols-[minmax(0,1fr)_340px] items-start gap-4'
        }
      >
        <MoneyOutPanel out={out} onAnother={commands.startAnew}>
          <Loaded load={view.load} skeleton={<FormSkeleton fields={5} />}>
            <WithdrawFields {...model} />
          </Loaded>
        </MoneyOutPanel>
        {view.load.state === 'ready' && (
          <FactsBeside info={view.info} displayScale={view.coin?.displayScale ?? 8} hasAsked={view.hasAsked} />
        )}
        <WithdrawSteps {...model} />
      </div>
      {view.load.state === 'ready' && children}
    </>
  );
}
