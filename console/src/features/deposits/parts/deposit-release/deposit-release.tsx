import { Pairs } from '../../../../kit/card.tsx';
import { Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { useDepositsModel } from '../../screens/deposits/deposits.model.ts';
import { reasonBadge } from './deposit-facts.tsx';

/** Lets a deposit pass or sends it back, after saying what that does and asking why. */
export function DepositRelease({ act, form }: Pick<ReturnType<typeof useDepositsModel>, 'act' | 'form'>) {
  if (!act.wanted) return null;
  const { way, deposit } = act.wanted;
  const words = { amount: formatAmount(deposit.amount), asset: deposit.asset };
  return (
    <ActionDialog
      title={t(`console.deposits.${way}Title`, words)}
      effect={t(`console.deposits.${way}Effect`)}
      verb={t(`console.deposits.${way}`)}
      isGood={!form.needsAddress || form.address.trim() !== ''}
      act={act}
    >
      <Pairs
        rows={[
          { label: t('console.user.uid'), value: <span className="num">{deposit.uid}</span> },
          { label: t('console.alarms.network'), value: deposit.networkName },
          { label: t('console.alarms.why'), value: reasonBadge(deposit) },
        ]}
      />
      <div className="text-13">
        <p className="text-text-muted">{t('console.deposits.from')}</p>
        <p className="code mt-1 break-all">{deposit.fromAddress ?? t('console.none')}</p>
      </div>
      {form.needsAddress && (
        <Field
          label={t('console.deposits.returnAddress')}
          maxLength={120}
          value={form.address}
          onChange={form.setAddress}
        />
      )}
    </ActionDialog>
  );
}
