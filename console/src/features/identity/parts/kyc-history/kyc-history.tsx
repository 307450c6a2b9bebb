import { Badge } from '../../../../kit/badge.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { formatShortTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { useKycHistory } from './kyc-history.model.ts';

const TONES = { SUBMITTED: 'info', IN_REVIEW: 'info', APPROVED: 'ok', REJECTED: 'danger', EXPIRED: 'warn' } as const;

const fieldText = (field: string): string => {
  const key = `console.kycField.${field}`;
  return hasText(key) ? t(key as 'console.kycField.selfie') : field;
};

/** A person's earlier verifications: what was submitted, the decision, who made it and why. */
export function KycHistory({ uid, openId }: { readonly uid: string; readonly openId: string }) {
  const { rows, state, retry } = useKycHistory(uid, openId);
  return (
    <section className="flex flex-col gap-2 text-13">
      <h3 className="text-text-muted">{t('console.kyc.earlier')}</h3>
      {state === 'loading' && <Bones rows={1} height={32} />}
      {state === 'failed' && (
        <Failed text={t('console.kyc.earlierFailed')} retryLabel={t('console.retry')} onRetry={retry} />
      )}
      {state === 'ready' && rows.length === 0 && <p>{t('console.kyc.noEarlier')}</p>}
      <ul className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-control bg-hover px-3 py-2">
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate">
                {row.fullName} · {row.documentNumberMasked ?? t('console.none')}
              </span>
              <Badge tone={TONES[row.state]}>{t(`console.kycState.${row.state}`)}</Badge>
            </span>
            <span className="num block text-12 text-text-muted">
              {formatShortTime(row.submittedAtMs)}
              {row.decidedBy !== null && ` · ${row.decidedBy}`}
            </span>
            {row.rejectedReason !== null && (
              <span className="block text-12">
                {row.rejectedField !== null && `${fieldText(row.rejectedField)}: `}
                {row.rejectedReason}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
