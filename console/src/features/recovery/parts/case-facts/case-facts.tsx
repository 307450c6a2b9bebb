import { Badge } from '../../../../kit/badge.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { Copy } from '../../../../kit/copy.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { Picture } from '../../../../lib/picture.tsx';
import { type CaseDetail, lookAtScreenshot } from '../../api/cases.ts';

/** What the person says, and what the chain says of it. */
export function CaseFacts({ detail, maySeePicture }: { readonly detail: CaseDetail; readonly maySeePicture: boolean }) {
  return (
    <div data-room="recovery/parts/case-facts" className="flex flex-col gap-4">
      <Asked detail={detail} maySeePicture={maySeePicture} />
      <Card title={t('console.recovery.onChain')}>
        {detail.otherCases > 0 && (
          <div className="mb-3">
            <Notice tone="warn">{t('console.recovery.others', { count: detail.otherCases })}</Notice>
          </div>
        )}
        {detail.deposits.length === 0 ? (
          <p className="text-13 text-text-muted">{t('console.recovery.nothing')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {detail.deposits.map((deposit) => (
              <li key={deposit.id} className="py-2">
                <Arrived deposit={deposit} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function Asked({ detail, maySeePicture }: { readonly detail: CaseDetail; readonly maySeePicture: boolean }) {
  return (
    <Card
      title={`${formatAmount(detail.amount)} ${detail.asset}`}
      action={
        <Badge tone={detail.state === 'SUBMITTED' ? 'warn' : 'neutral'}>
          {t(`console.recovery.state.${detail.state}`)}
        </Badge>
      }
    >
      <Pairs
        columns={2}
        rows={[
          { label: t('console.user.uid'), value: <Code text={detail.uid} /> },
          { label: t('console.user.email'), value: detail.emailMasked ?? detail.phoneMasked ?? t('console.none') },
          { label: t('console.recovery.problem'), value: t(`console.recovery.problem.${detail.problem}`) },
          {
            label: t('console.recovery.decideBy'),
            value: <span className="num">{formatTime(detail.decideByMs)}</span>,
          },
          { label: t('console.alarms.network'), value: detail.networkName },
          {
            label: t('console.recovery.free'),
            value: t(detail.isFree ? 'console.recovery.yes' : 'console.recovery.no'),
          },
        ]}
      />
      <Long label={t('console.alarms.tx')} text={detail.txId} />
      <Long
        label={t('console.recovery.returnAddress')}
        text={detail.returnAddress + (detail.returnMemo ? ` · ${detail.returnMemo}` : '')}
      />
      {detail.note && (
        <p className="mt-2 text-13">
          <span className="text-text-muted">{t('console.recovery.note')}: </span>
          <span className="break-words">{detail.note}</span>
        </p>
      )}
      {detail.screenshotId && maySeePicture && (
        <div className="mt-3">
          <Picture name={t('console.recovery.picture')} id={detail.screenshotId} look={lookAtScreenshot} />
        </div>
      )}
      {detail.explanation && (
        <p className="mt-3 text-13">
          <span className="text-text-muted">{t('console.recovery.explanation')}: </span>
          {detail.explanation}
        </p>
      )}
    </Card>
  );
}

function Arrived({ deposit }: { readonly deposit: CaseDetail['deposits'][number] }) {
  const money = (text: string | null) => (text === null ? t('console.none') : `${formatAmount(text)} ${deposit.asset}`);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <span className="num text-14 font-medium">{money(deposit.amount)}</span>
        <Badge tone={deposit.canRecover ? 'ok' : 'neutral'}>
          {t(deposit.canRecover ? 'console.recovery.canRecover' : 'console.recovery.cannotRecover')}
        </Badge>
      </div>
      <Pairs
        columns={2}
        rows={[
          { label: t('console.alarms.why'), value: deposit.reason ?? deposit.state },
          {
            label: t('console.recovery.owner'),
            value: deposit.uid === null ? t('console.none') : <Code text={deposit.uid} />,
          },
          {
            label: t('console.recovery.value'),
            value: (
              <span className="num">
                {deposit.valueUsdt === null ? t('console.none') : `${formatAmount(deposit.valueUsdt)} USDT`}
              </span>
            ),
          },
          {
            label: t('console.deposits.confirmations'),
            value: (
              <span className="num">
                {deposit.confirmations}/{deposit.confirmationsUnlock}
              </span>
            ),
          },
          { label: t('console.recovery.creditFee'), value: <span className="num">{money(deposit.creditFee)}</span> },
          { label: t('console.recovery.returnFee'), value: <span className="num">{money(deposit.returnFee)}</span> },
        ]}
      />
      <Long label={t('console.deposits.from')} text={deposit.fromAddress ?? t('console.none')} />
      <Long
        label={t('console.recovery.arrivedAt')}
        text={deposit.address + (deposit.memo ? ` · ${deposit.memo}` : '')}
      />
    </>
  );
}

const Code = ({ text }: { readonly text: string }) => (
  <span className="num inline-flex items-center gap-1">
    {text}
    <Copy text={text} label={t('console.copy')} />
  </span>
);

const Long = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <p className="mt-2 text-13">
    <span className="text-text-muted">{label}: </span>
    <span className="code break-all">{text}</span>
  </p>
);
