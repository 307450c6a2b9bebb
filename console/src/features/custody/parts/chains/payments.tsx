import { CircleCheck } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { List } from '../../../../kit/list-page.tsx';
import type { ListCommands, ListView } from '../../../../kit/page.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { amountColumn } from '../../../../lib/lists/columns.tsx';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { LongId } from '../../../../lib/lists/long-id.tsx';
import type { OpenPayment, PaymentAction } from '../../screens/chains/chains.model.ts';
import { Ago } from './network-card.tsx';

interface PaymentsProps {
  readonly list: { readonly view: ListView<OpenPayment>; readonly commands: ListCommands };
  readonly mayAct: boolean;
  readonly onAct: (action: PaymentAction) => void;
}

const TONES = { SIGNED: 'neutral', SENT: 'info', MINED: 'ok', STUCK: 'danger' } as const;

/** Our payments that are not final, each with every fee that was offered. */
export function Payments({ list, mayAct, onAct }: PaymentsProps) {
  return (
    <List
      label={t('console.chains.payments')}
      {...list}
      emptyIcon={<CircleCheck className="size-5" />}
      words={listWords(t('console.chains.noPayments'), t('console.chains.paymentsFailed'))}
      rowKey={(row) => row.id}
      columns={[
        { key: 'age', head: t('console.chains.age'), cell: (row) => <Ago atMs={row.createdAtMs} /> },
        amountColumn<OpenPayment>((row) => `${t(`console.paymentKind.${row.kind}`)} · ${row.networkName}`),
        { key: 'to', head: t('console.chains.to'), cell: (row) => <LongId id={row.toAddress} /> },
        {
          key: 'state',
          head: t('console.alarms.state'),
          cell: (row) => (
            <span className="flex flex-wrap gap-1">
              <Badge tone={TONES[row.state]}>{t(`console.paymentState.${row.state}`)}</Badge>
              {row.isCancelling && <Badge tone="warn">{t('console.chains.isCancelling')}</Badge>}
            </span>
          ),
        },
        { key: 'fees', head: t('console.chains.attempts'), cell: (row) => <Attempts payment={row} /> },
        {
          key: 'act',
          head: '',
          cell: (row) =>
            mayAct &&
            row.state !== 'MINED' && (
              <span className="flex flex-wrap justify-end gap-2">
                <Button kind="secondary" small onClick={() => onAct({ kind: 'bump', payment: row })}>
                  {t('console.chains.bump')}
                </Button>
                {!row.isCancelling && (
                  <Button kind="danger" small onClick={() => onAct({ kind: 'cancel', payment: row })}>
                    {t('console.chains.cancel')}
                  </Button>
                )}
              </span>
            ),
        },
      ]}
    />
  );
}

/** The attempts, newest first: the most that each could cost, and the node's answer. */
function Attempts({ payment }: { readonly payment: OpenPayment }) {
  return (
    <ol className="flex flex-col gap-0.5 text-12">
      {payment.attempts.map((attempt) => (
        <li key={attempt.no} className="flex items-center gap-2" title={attempt.answer ?? ''}>
          <span className="num">
            {formatAmount(attempt.feeMax, 8)} {attempt.feeAsset}
          </span>
          {attempt.isCancel && <span className="text-warn">{t('console.chains.toOurselves')}</span>}
          <LongId id={attempt.txId} />
        </li>
      ))}
    </ol>
  );
}
