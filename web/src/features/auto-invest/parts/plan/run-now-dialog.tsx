import { Button } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { subtractText } from '../../../balances/public.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { feeText } from '../form/next-runs.tsx';
import { useRunNowModel } from './run-now.model.ts';

interface RunNowProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Buys once beside the dates: what leaves which account, the fee and the guard stand there before it is pressed. */
export function RunNowDialog({ plan, onClose }: RunNowProps) {
  const t = useAutoInvestText();
  const shell = useShellText();
  const { view, commands } = useRunNowModel({ plan, onClose });
  const { money } = view;
  const usdt = (text: string) => <span className="num">{`${exactAmount(text)} USDT`}</span>;
  return (
    <Overlay
      open
      onClose={onClose}
      title={t('autoInvest.runNowTitle')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <Button size="large" wide busy={view.isBusy} disabled={money?.isEnough === false} onClick={commands.submit}>
          {t('autoInvest.runNowSubmit', { amount: exactAmount(plan.amount) })}
        </Button>
      }
    >
      <div data-room="auto-invest/parts/plan/run-now-dialog" className="flex flex-col gap-4">
        <p className="text-14 text-text-muted">{t('autoInvest.runNowText')}</p>
        {money?.isEnough && (
          <KeyValue
            small
            rows={[
              { label: t('autoInvest.fromSpot'), value: usdt(subtractText(money.amount, money.missing)) },
              { label: t('autoInvest.fromFunding'), value: usdt(money.missing) },
              { label: t('autoInvest.run.fee'), value: view.takerPpm === null ? '--' : feeText(view.takerPpm) },
            ]}
          />
        )}
        {money?.isEnough === false && (
          <Notice tone="warn">
            {t('AUTO_INVEST_INSUFFICIENT', {
              available: exactAmount(plan.autoTransfer ? money.spotAndFunding : money.spot),
              needed: exactAmount(money.amount),
            })}
          </Notice>
        )}
        <p className="text-12 text-text-muted">
          {t('autoInvest.guardNote', {
            guard: view.guardPercent === null ? '--' : `${exactAmount(view.guardPercent)}%`,
          })}
        </p>
        {view.refusal && <Notice tone="warn">{view.refusal}</Notice>}
      </div>
    </Overlay>
  );
}
