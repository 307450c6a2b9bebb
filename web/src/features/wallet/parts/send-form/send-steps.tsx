import { amount, exactAmount } from '../../../../lib/format.ts';
import { useWalletText } from '../../wallet-text.ts';
import { ReceiptDialog } from '../money-out/receipt-dialog.tsx';
import { SecurityStep } from '../money-out/security-step.tsx';
import { factorsFor, limitAfter } from '../withdraw-form/withdraw-steps.tsx';
import type { SendFormModel } from './send-form.model.ts';

/** The windows between the form and the result: receipt, security check. */
export function SendSteps({ out, view }: SendFormModel) {
  const t = useWalletText();
  const { stage } = out;
  const { info } = view;
  if (!info || (stage.name !== 'receipt' && stage.name !== 'security')) return null;
  const { plan } = stage;
  const label = t('wallet.send.submitAmount', {
    amount: exactAmount(plan.amount),
    asset: plan.asset,
  });
  if (stage.name === 'security') {
    return (
      <SecurityStep
        out={out}
        plan={plan}
        confirmLabel={label}
        factorsNeeded={factorsFor(info, plan.valueUsdt)}
        place={t('wallet.withdraw.internal')}
      />
    );
  }
  return (
    <ReceiptDialog
      plan={plan}
      title={t('wallet.send.checkTitle')}
      confirmLabel={label}
      feeUsdt={null}
      facts={[
        { label: t('wallet.withdraw.from'), value: t('wallet.deposit.fundingAccount') },
        { label: t('wallet.withdraw.arrives'), value: t('wallet.withdraw.arrivesAtOnce') },
        {
          label: t('wallet.withdraw.limitAfter'),
          value: (
            <span className="num">
              {t('wallet.withdraw.usdtLeft', { amount: amount(limitAfter(info, plan.valueUsdt), { places: 2 }) })}
            </span>
          ),
        },
      ]}
      recipient={
        <p className="flex items-center justify-between gap-3">
          <span className="text-13 text-text-muted">{t('wallet.send.to')}</span>
          <span className="text-16 font-semibold">{plan.to}</span>
        </p>
      }
      warning={t('wallet.withdraw.final')}
      onBack={out.leave}
      onConfirm={() => out.goOn(plan)}
    />
  );
}
