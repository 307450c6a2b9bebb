import { amount, exactAmount } from '../../../../lib/format.ts';
import { factorsFor, limitAfter, ReceiptDialog, SecurityStep } from '../../../withdrawals/public.ts';
import { useTransfersText } from '../../transfers-text.ts';
import type { SendFormModel } from './send-form.model.ts';

/** The dialogs between the form and the result: the receipt and the security check. */
export function SendSteps({ out, view }: SendFormModel) {
  const t = useTransfersText();
  const { stage } = out;
  const { info } = view;
  if (!info || (stage.name !== 'receipt' && stage.name !== 'security')) return null;
  const { plan } = stage;
  const label = t('transfers.send.submitAmount', {
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
        place={t('deposits.way.internal')}
      />
    );
  }
  return (
    <ReceiptDialog
      plan={plan}
      title={t('transfers.send.checkTitle')}
      confirmLabel={label}
      feeUsdt={null}
      facts={[
        { label: t('withdrawals.from'), value: t('deposits.fundingAccount') },
        { label: t('withdrawals.arrives'), value: t('withdrawals.arrivesAtOnce') },
        {
          label: t('withdrawals.limitAfter'),
          value: (
            <span className="num">
              {t('withdrawals.usdtLeft', { amount: amount(limitAfter(info, plan.valueUsdt), { places: 2 }) })}
            </span>
          ),
        },
      ]}
      recipient={
        <p className="flex items-center justify-between gap-3">
          <span className="text-13 text-text-muted">{t('transfers.send.to')}</span>
          <span className="text-16 font-semibold">{plan.to}</span>
        </p>
      }
      warning={t('withdrawals.final')}
      onBack={out.leave}
      onConfirm={() => out.goOn(plan)}
    />
  );
}
