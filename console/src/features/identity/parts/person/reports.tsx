import { FileLock2 } from 'lucide-react';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { List } from '../../../../kit/list-page.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { REPORT_FILES, type ReportFile, type ReportFiles, useReports } from './reports.model.ts';

/** Report files about a person, and making more. The person never learns of them. */
export function Reports({ uid }: { readonly uid: string }) {
  const { list, act, linkOf, ...model } = useReports(uid);
  return (
    <>
      {model.mayMake && (
        <div>
          <Button kind="secondary" onClick={model.start}>
            {t('console.report.make')}
          </Button>
        </div>
      )}
      <List
        label={t('console.person.tab.reports')}
        {...list}
        emptyIcon={<FileLock2 className="size-5" />}
        words={listWords(t('console.report.none'), t('console.report.failed'))}
        rowKey={({ id }) => id}
        columns={columns(linkOf)}
      />
      {act.wanted && (
        <ActionDialog
          title={`${t('console.report.make')}: ${uid}`}
          effect={t('console.report.effect')}
          verb={t('console.report.make')}
          act={act}
          isGood={model.isOrdered}
        >
          <div className="flex items-start gap-3">
            <Field
              label={t('console.audit.filter.from')}
              type="date"
              hint={t('console.report.days')}
              value={model.from}
              onChange={model.setFrom}
            />
            <Field
              label={t('console.audit.filter.to')}
              type="date"
              value={model.to}
              onChange={model.setTo}
              error={model.isOrdered ? undefined : t('console.refusal.DOSSIER_RANGE')}
            />
          </div>
        </ActionDialog>
      )}
    </>
  );
}

type LinkOf = (id: string, file: ReportFile) => string;

const columns = (linkOf: LinkOf): Column<ReportFiles>[] => [
  {
    key: 'time',
    head: t('console.audit.time'),
    cell: ({ createdAtMs }) => <span className="num whitespace-nowrap">{formatTime(createdAtMs)}</span>,
  },
  { key: 'staff', head: t('console.audit.staff'), cell: ({ staff }) => staff },
  {
    key: 'range',
    head: t('console.report.range'),
    cell: ({ fromMs, toMs }) => (
      <span className="num">
        {fromMs === null ? t('console.report.wholePast') : formatTime(fromMs)} – {formatTime(toMs - 1)}
      </span>
    ),
  },
  { key: 'reason', head: t('console.audit.reason'), cell: ({ reason }) => reason },
  ...REPORT_FILES.map(
    (file): Column<ReportFiles> => ({
      key: file,
      head: t(`console.report.${file}`),
      cell: (row) => <File row={row} file={file} link={linkOf(row.id, file)} />,
    }),
  ),
];

const TONES: Readonly<Record<ReportFiles['details']['state'], Tone>> = {
  WAITING: 'info',
  RUNNING: 'info',
  DONE: 'ok',
  FAILED: 'danger',
  DELETED: 'neutral',
};

/** One file: its progress, or a link while it can be fetched. */
function File({ row, file, link }: { readonly row: ReportFiles; readonly file: ReportFile; readonly link: string }) {
  const { state, rowsDone, rowsTotal, deleteAtMs } = row[file];
  const counted = [rowsDone, ...(rowsTotal === null ? [] : [rowsTotal])].map((rows) => formatAmount(String(rows)));
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={TONES[state]}>{t(`console.report.state.${state}`)}</Badge>
      {state !== 'DELETED' && (
        <span className="num text-12 text-text-muted">
          {t('console.report.rows', { rows: state === 'DONE' ? counted[0]! : counted.join(' / ') })}
        </span>
      )}
      {state === 'DONE' && deleteAtMs !== null && (
        <>
          <span className="num text-12 text-text-muted">
            {t('console.report.until', { time: formatTime(deleteAtMs) })}
          </span>
          <a
            href={link}
            download
            aria-label={`${t('console.report.download')}: ${t(`console.report.${file}`)}, ${formatTime(row.createdAtMs)}`}
            className="text-13 font-medium text-accent-text underline-offset-4 hover:underline"
          >
            {t('console.report.download')}
          </a>
        </>
      )}
    </span>
  );
}
