import { Notice } from '../../../../kit/states.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { useAuditModel } from '../../screens/audit/audit.model.ts';

/** Says whether every entry's hash follows from the entry before it. */
export function ChainNotice({ chain }: Pick<ReturnType<typeof useAuditModel>, 'chain'>) {
  const { report, failed } = chain;
  if (failed) return <Notice tone="warn">{t('console.audit.verifyFailed')}</Notice>;
  if (report === null) return null;
  if (report.ok) {
    return (
      <Notice tone="ok">
        {t('console.audit.unbroken', { entries: formatAmount(String(report.entries)) })}{' '}
        <span className="code text-12 break-all text-text-muted">{report.lastHash}</span>
      </Notice>
    );
  }
  return <Notice tone="danger">{t('console.audit.broken', { entry: String(report.brokenAtSeq) })}</Notice>;
}
