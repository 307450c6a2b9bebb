import { ScrollText } from 'lucide-react';
import { Page, Paged } from '../../../../kit/page.tsx';
import { Table } from '../../../../kit/table.tsx';
import type { StaffOutput } from '../../../../lib/client.ts';
import { formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { useAuditModel } from './audit.model.ts';

const SHORT = 8;
const short = (id: string) => (
  <span className="code text-text-muted" title={id}>
    {id.slice(0, SHORT)}
  </span>
);
/** What was acted on: its kind and, for a member of staff, the login; the whole id below. */
function subject({ subject: text, subjectLogin }: StaffOutput<'staffApprovals.auditLog'>['rows'][number]) {
  const [kind, ...rest] = text.split(':');
  const id = rest.join(':');
  if (id === '') return <span className="break-all">{text}</span>;
  return (
    <>
      <span className="block">
        {kind} {subjectLogin && <span className="font-medium">{subjectLogin}</span>}
      </span>
      <span className="block text-12 break-all text-text-muted">{id}</span>
    </>
  );
}
/** The endpoint's id, which may break after its capability. */
function action({ action: id }: { readonly action: string }) {
  const [group, ...rest] = id.split('.');
  return (
    <>
      {group}.<wbr />
      {rest.join('.')}
    </>
  );
}
const roleText = (role: string): string => {
  const key = `console.role.${role}`;
  return hasText(key) ? t(key as 'console.role.auditor') : role;
};

export function AuditDesktop() {
  const { view, commands } = useAuditModel();
  return (
    <Page title={t('console.audit.title')} room="approvals/screens/audit">
      <Paged
        state={view.state}
        isEmpty={view.rows.length === 0}
        emptyIcon={<ScrollText className="size-5" />}
        emptyText={t('console.audit.empty')}
        failedText={t('console.audit.failed')}
        retryLabel={t('console.retry')}
        onRetry={commands.retry}
        moreLabel={t('console.more')}
        hasMore={view.hasMore}
        isLoadingMore={view.isLoadingMore}
        onMore={commands.more}
      >
        <Table
          label={t('console.audit.title')}
          rows={view.rows}
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
            {
              key: 'action',
              head: t('console.audit.action'),
              cell: action,
            },
            {
              key: 'subject',
              head: t('console.audit.subject'),
              cell: subject,
            },
            { key: 'reason', head: t('console.audit.reason'), cell: (row) => row.reason ?? t('console.none') },
            { key: 'request', head: t('console.audit.request'), cell: (row) => short(row.requestId) },
            { key: 'hash', head: t('console.audit.hash'), cell: (row) => short(row.hash) },
          ]}
        />
      </Paged>
    </Page>
  );
}
