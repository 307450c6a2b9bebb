import { Badge } from '../../../../kit/badge.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { Copy } from '../../../../kit/copy.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { Picture } from '../../../../lib/picture.tsx';
import { type CaseDetail, lookAtScreenshot } from '../../api/cases.ts';

/** What the person reported, and what the chain shows. */
export function CaseFacts({ detail, maySeePicture }: { readonly detail: CaseDetail; readonly maySeePicture: boolean }) {
  return (
    <div data-room="recovery/parts/case-facts" className="flex flex-col gap-4">
      <Asked detail={detail} maySeePicture={maySeePicture} />
      <Card title={t('console.recovery.onChain')}>
        <Claims claims={detail.claims} />
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
          { label: t('console.recovery.account'), value: <Account detail={detail} /> },
          {
            label: t('console.recovery.confirmed'),
            value: t(detail.isConfirmed ? 'console.recovery.yes' : 'console.recovery.no'),
          },
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
      {detail.signedBy && <Long label={t('console.recovery.signedBy')} text={detail.signedBy} />}
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

/** Warns of a frozen account, which is paid nothing, and of a lock, under which nothing leaves. */
function Account({ detail }: { readonly detail: CaseDetail }) {
  if (detail.isFrozen) return <Badge tone="danger">{t('console.recovery.account.frozen')}</Badge>;
  if (detail.lockedUntilMs === null) return <>{t('console.recovery.account.free')}</>;
  return <Badge tone="warn">{t('console.recovery.account.locked', { time: formatTime(detail.lockedUntilMs) })}</Badge>;
}

function Claims({ claims }: Pick<CaseDetail, 'claims'>) {
  if (claims.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice tone="warn">
        {t('console.recovery.claims', { count: claims.length })}
        <ul className="mt-1">
          {claims.map((claim) => (
            <li key={claim.id} className="break-all">
              <span className="num">
                {formatTime(claim.atMs)} · {claim.uid}
                {claim.isSamePerson && ` (${t('console.recovery.samePerson')})`} · {formatAmount(claim.amount)}{' '}
                {claim.asset}
              </span>{' '}
              · {t(`console.recovery.state.${claim.state}`)} · <span className="code">{claim.returnAddress}</span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
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
          {
            label: t('console.recovery.evidence.credit'),
            value: t(`console.recovery.evidence.${deposit.creditEvidence}`),
          },
          {
            label: t('console.recovery.evidence.return'),
            value: t(`console.recovery.evidence.${deposit.returnEvidence}`),
          },
          {
            label: t('console.recovery.objections'),
            value: (
              <span className="num">
                {deposit.waitsUntilMs === null ? t('console.none') : formatTime(deposit.waitsUntilMs)}
              </span>
            ),
          },
          { label: t('console.recovery.told'), value: <span className="num">{deposit.toldCount}</span> },
        ]}
      />
      {!deposit.isAsAsked && <Notice tone="warn">{t('console.recovery.notAsAsked')}</Notice>}
      <Long label={t('console.deposits.from')} text={deposit.fromAddress ?? t('console.none')} />
      <p className="mt-1">
        <Badge tone={deposit.isSenderReturn ? 'ok' : 'warn'}>
          {t(deposit.isSenderReturn ? 'console.recovery.sender.same' : 'console.recovery.sender.other')}
        </Badge>
      </p>
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
