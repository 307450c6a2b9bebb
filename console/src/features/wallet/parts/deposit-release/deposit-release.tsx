import { Button } from '../../../../kit/button.tsx';
import { Pairs } from '../../../../kit/card.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { useDepositsModel } from '../../screens/deposits/deposits.model.ts';
import { reasonBadge } from './deposit-facts.tsx';

/** Lets a deposit pass, or sends it back; says first what that does, and asks why. */
export function DepositRelease({ view, commands }: ReturnType<typeof useDepositsModel>) {
  const { wanted } = view;
  if (!wanted) return null;
  const amount = formatAmount(wanted.amount);
  const isReturn = view.way === 'return';
  return (
    <Dialog
      title={t(isReturn ? 'console.deposits.returnTitle' : 'console.deposits.releaseTitle', {
        amount,
        asset: wanted.asset,
      })}
      closeLabel={t('console.close')}
      onClose={commands.stop}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void commands.decide();
        }}
      >
        <Pairs
          rows={[
            { label: t('console.user.uid'), value: <span className="num">{wanted.uid}</span> },
            { label: t('console.alarms.network'), value: wanted.networkName },
            { label: t('console.alarms.why'), value: reasonBadge(wanted) },
          ]}
        />
        <div className="text-13">
          <p className="text-text-muted">{t('console.deposits.from')}</p>
          <p className="code mt-1 break-all">{wanted.fromAddress ?? t('console.none')}</p>
        </div>
        <Notice tone="warn">{t(isReturn ? 'console.deposits.returnEffect' : 'console.deposits.releaseEffect')}</Notice>
        {isReturn && wanted.fromAddress === null && (
          <Field
            label={t('console.deposits.returnAddress')}
            maxLength={120}
            value={view.address}
            onChange={commands.setAddress}
          />
        )}
        <Field label={t('console.user.reason')} maxLength={200} value={view.reason} onChange={commands.setReason} />
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={commands.stop}>
            {t('console.back')}
          </Button>
          <Button type="submit" busy={view.isBusy} disabled={!view.canDecide}>
            {t(isReturn ? 'console.deposits.return' : 'console.deposits.release')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
