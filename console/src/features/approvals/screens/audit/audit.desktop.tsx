import { ScrollText } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { ListPage } from '../../../../kit/list-page.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { AuditFilters } from '../../parts/log/audit-filters.tsx';
import { actionText, idStart, subjectText } from '../../parts/log/audit-text.tsx';
import { ChainNotice } from '../../parts/log/chain-notice.tsx';
import { Diff } from '../../parts/log/diff.tsx';
import { roleText } from '../../parts/log/role-text.ts';
import { useAuditModel } from './audit.model.ts';

export function AuditDesktop() {
  const model = useAuditModel();
  const { list, commands } = model;
  return (
    <ListPage
      title={t('console.audit.title')}
      room="approvals/screens/audit"
      top={
        <>
          <AuditFilters {...model} />
          <ChainNotice chain={model.chain} />
        </>
      }
      {...list}
      emptyIcon={<ScrollText className="size-5" />}
      words={listWords(
        model.isFiltered ? t('console.audit.noneFound') : t('console.audit.empty'),
        t('console.audit.failed'),
      )}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'time',
          head: t('console.audit.time'),
          cell: (row) => <span className="num">{formatTime(row.atMs)}</span>,
        },
        {
          key: 'staff',
          head: t('console.audit.staff'),
          cell: (row) => (
            <>
              <span className="block font-medium whitespace-nowrap" title={row.staffId}>
                {row.staff}
              </span>
              <span className="block text-12 text-text-muted">{roleText(row.role)}</span>
            </>
          ),
        },
        { key: 'action', head: t('console.audit.action'), cell: (row) => actionText(row.action) },
        { key: 'subject', head: t('console.audit.subject'), cell: subjectText },
        { key: 'reason', head: t('console.audit.reason'), cell: (row) => row.reason ?? t('console.none') },
        { key: 'hash', head: t('console.audit.hash'), cell: (row) => idStart(row.hash) },
        {
          key: 'open',
          head: '',
          cell: (row) => (
            <Button kind="link" onClick={() => commands.show(row)}>
              {t('console.audit.changes')}
            </Button>
          ),
        },
      ]}
    >
      {model.open && <Diff row={model.open} onClose={commands.close} />}
    </ListPage>
  );
}
