import type { ReactNode } from 'react';
import { MoneyOutPlace } from '../money-out/money-out-place.tsx';
import { WithdrawFields } from './withdraw-fields.tsx';
import { useWithdrawFormModel } from './withdraw-form.model.ts';
import { WithdrawSteps } from './withdraw-steps.tsx';

/** An on-chain withdrawal, and what is below its form. */
export function WithdrawForm({ children }: { readonly children: ReactNode }) {
  const model = useWithdrawFormModel();
  return (
    <MoneyOutPlace
      model={model}
      form={<WithdrawFields {...model} />}
      fieldCount={5}
      steps={<WithdrawSteps {...model} />}
    >
      {children}
    </MoneyOutPlace>
  );
}
