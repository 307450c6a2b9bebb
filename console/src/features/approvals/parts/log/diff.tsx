import { Pairs } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { Dialog } from '../../../../kit/overlay/dialog.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { type Changed, diffOf } from '../../rules/diff.ts';
import type { AuditRow } from '../../screens/audit/audit.model.ts';
import { actionName } from './audit-text.tsx';
import { roleText } from './role-text.ts';

/** One entry of the log: who, why, and each field before and after. */
export function Diff({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const fields = diffOf(row.before, row.after);
  const long = (text: string) => <span className="code text-12 break-all">{text}</span>;
  return (
    <Dialog title={actionName(row.action)} closeLabel={t('console.close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Pairs
          rows={[
            { label: t('console.audit.time'), value: <span className="num">{formatTime(row.atMs)}</span> },
            { label: t('console.audit.staff'), value: `${row.staff} · ${roleText(row.role)}` },
            { label: t('console.audit.subject'), value: long(row.subject) },
            { label: t('console.audit.reason'), value: row.reason ?? t('console.none') },
            { label: t('console.audit.request'), value: long(row.requestId) },
            { label: t('console.audit.hash'), value: long(row.hash) },
          ]}
        />
        {fields.length === 0 ? (
          <p className="text-13 text-text-muted">{t('console.audit.noChanges')}</p>
        ) : (
          <div className="-mx-5 max-h-80 overflow-auto">
            <Table
              label={t('console.audit.changes')}
              rows={fields}
              rowKey={(field) => field.field}
              columns={[
                { key: 'field', head: t('console.audit.field'), cell: (field) => field.field },
                {
                  key: 'before',
                  head: t('console.audit.before'),
                  cell: (field) => <Side field={field} side="before" />,
                },
                { key: 'after', head: t('console.audit.after'), cell: (field) => <Side field={field} side="after" /> },
              ]}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Side({ field, side }: { readonly field: Changed; readonly side: 'before' | 'after' }) {
  const text = field[side];
  if (text === null) return <span className="text-text-faint">{t('console.none')}</span>;
  const tone = side === 'before' ? 'bg-danger-soft' : 'bg-ok-soft';
  return (
    <span className={cx('code rounded-badge text-12 break-all', field.isChanged && `${tone} px-1 py-0.5`)}>{text}</span>
  );
}
