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
  /** The form, and how many fields it has: its grey stand-in is as high. */
  readonly form: ReactNode;
  readonly fieldCount: number;
  /** The windows over it. */
  readonly steps: ReactNode;
  /** What stands under the form: it comes when the form has its height. */
  readonly children: ReactNode;
}

/** The page where money leaves: the form with its facts beside it, the windows over it, the result in its place. */
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
