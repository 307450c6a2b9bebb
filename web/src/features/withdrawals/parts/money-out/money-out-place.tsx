import type { ReactNode } from 'react';
import { useDensity } from '../../../../kit/density.tsx';
import { FormSkeleton, Loaded } from '../../../balances/public.ts';
import { FactsBeside } from '../withdraw-form/facts-beside.tsx';
import type { WithdrawFormModel } from '../withdraw-form/withdraw-form.model.ts';
import { MoneyOutPanel } from './money-out-panel.tsx';

interface MoneyOutPlaceProps {
  readonly model: Pick<WithdrawFormModel, 'out'> & {
    readonly view: Pick<WithdrawFormModel['view'], 'load' | 'info' | 'hasAsked'> & {
      readonly coin: { readonly displayScale: number } | null;
    };
    readonly commands: Pick<WithdrawFormModel['commands'], 'startAnew'>;
  };
  /** The form. `fieldCount` gives its placeholder the same height. */
  readonly form: ReactNode;
  readonly fieldCount: number;
  /** The dialogs over the form. */
  readonly steps: ReactNode;
  /** What is below the form; shown once the form has its height. */
  readonly children: ReactNode;
}

/** The page of an outgoing payment: the form with facts beside it, its dialogs, and the result in the form's place. */
export function MoneyOutPlace({ model, form, fieldCount, steps, children }: MoneyOutPlaceProps) {
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
          <Loaded load={view.load} skeleton={<FormSkeleton fields={fieldCount} />}>
            {form}
          </Loaded>
        </MoneyOutPanel>
        {view.load.state === 'ready' && (
          <FactsBeside info={view.info} displayScale={view.coin?.displayScale ?? 8} hasAsked={view.hasAsked} />
        )}
        {steps}
      </div>
      {view.load.state === 'ready' && children}
    </>
  );
}
