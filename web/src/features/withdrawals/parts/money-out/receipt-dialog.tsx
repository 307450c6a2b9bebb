import type { ReactNode } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { Money } from '../../../../kit/numbers/money.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import { clockTime, exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useMoneyLook } from '../../../balances/public.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import type { Plan } from './money-out.model.ts';

interface ReceiptDialogProps {
  readonly plan: Plan;
  readonly title: string;
  readonly confirmLabel: string;
  /** Rows that this kind of payment adds: network, account, arrival, limit. */
  readonly facts: readonly KeyValueRow[];
  readonly feeUsdt: string | null;
  /** The full address, or the person. */
  readonly recipient: ReactNode;
  readonly warning: string;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The receipt before a payment: what leaves, what it costs, what arrives, where and when, and that it is final. */
export function ReceiptDialog(props: ReceiptDialogProps) {
  const { plan } = props;
  const t = useWithdrawalsText();
  const shell = useShellText();
  const look = useMoneyLook();
  const isInternal = plan.payment.kind === 'INTERNAL';
  return (
    <Overlay
      open
      onClose={props.onBack}
      title={props.title}
      closeLabel={shell('shell.action.close')}
      footer={
        <>
          <span className="grid w-[120px] shrink-0">
            <Button kind="secondary" size="large" wide onClick={props.onBack}>
              {shell('shell.action.back')}
            </Button>
          </span>
          <span className="flex flex-1 *:flex-1">
            <Button size="large" onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </span>
        </>
      }
    >
      <div data-room="withdrawals/parts/money-out">
        <div className="mb-3 flex items-center gap-3">
          <CoinIcon coin={plan.asset} size={48} />
          <div className="min-w-0">
            <p className="text-12 text-text-muted">{t('withdrawals.youSend')}</p>
            <Money size="receipt" text={exactAmount(plan.amount)} unit={plan.asset} />
            {plan.valueUsdt !== null && (
              <p className="num text-12 text-text-muted">
                {t('withdrawals.rateAt', {
                  value: look.fiat(plan.valueUsdt).replace(/^≈ /u, ''),
                  time: clockTime(serverNowMs()),
                })}
              </p>
            )}
          </div>
        </div>
        <KeyValue
          rows={[
            {
              label: isInternal ? t('withdrawals.send.feeLabel') : t('withdrawals.fee'),
              value: (
                <span className="num">
                  {plan.fee === '0' ? t('withdrawals.send.free') : `${exactAmount(plan.fee)} ${plan.asset}`}{' '}
                  {plan.fee !== '0' && props.feeUsdt !== null && (
                    <span className="text-text-muted">{look.fiat(props.feeUsdt)}</span>
                  )}
                </span>
              ),
            },
            {
              label: t('withdrawals.gets'),
              value: (
                <span className="num font-semibold">
                  {exactAmount(plan.gets)} {plan.asset}
                </span>
              ),
            },
          ]}
        />
        <div className="my-2 border-t border-line" />
        <KeyValue rows={props.facts} />
        <div className="mt-3 rounded-control border border-line p-3">{props.recipient}</div>
        <div className="mt-3">
          <Notice tone="warn">{props.warning}</Notice>
        </div>
      </div>
    </Overlay>
  );
}
