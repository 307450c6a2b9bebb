import { Download, FileText } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { List, ListRow } from '../../../../kit/list.tsx';
import { ProgressBar } from '../../../../kit/progress/progress-bar.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { type ExportRow, fileLink, isOpen, sizeText } from '../../rules/export-file.ts';
import { coversText } from '../../rules/export-words.ts';
import { useStatementText } from '../../statement-text.ts';

interface FileListProps {
  readonly rows: readonly ExportRow[];
  readonly cancelling: ReadonlySet<string>;
  readonly onCancel: (id: string) => void;
}

/** The requested files with their progress, and links to download or cancel them. */
export function FileList({ rows, cancelling, onCancel }: FileListProps) {
  const t = useStatementText();
  if (rows.length === 0) return <p className="py-4 text-center text-13 text-text-muted">{t('statement.none')}</p>;
  return (
    <List label={t('statement.files')}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          icon={<FileText aria-hidden="true" className="size-5 shrink-0 text-text-faint" />}
          title={<span className="break-all">{row.fileName}</span>}
          sub={
            <>
              <span className="block break-all" data-testid="export-covers">
                {coversText(t, row)}
              </span>
              <Line row={row} />
            </>
          }
          end={<Action row={row} isCancelling={cancelling.has(row.id)} onCancel={onCancel} />}
        />
      ))}
    </List>
  );
}

function Line({ row }: { readonly row: ExportRow }) {
  const t = useStatementText();
  const locale = useLocale();
  if (isOpen(row)) {
    const { rowsDone: done, rowsTotal: total } = row;
    const label = total === null ? t('statement.counting') : t('statement.progress', { done, total });
    return (
      <span className="mt-1 flex w-48 max-w-full flex-col gap-1" aria-live="polite" data-testid="export-progress">
        <ProgressBar label={label} percent={total ? Math.floor((done * 100) / total) : 0} />
        <span className="num">{label}</span>
      </span>
    );
  }
  if (row.state !== 'DONE') {
    const tone = row.state === 'FAILED' ? 'danger' : 'neutral';
    return <Badge tone={tone}>{t(`statement.state.${row.state === 'FAILED' ? 'FAILED' : 'CANCELLED'}`)}</Badge>;
  }
  return (
    <span className="flex flex-wrap gap-x-1.5">
      <span className="num">{t('statement.size', { rows: row.rowsDone, size: sizeText(row.bytes) })}</span>
      {row.deleteAtMs !== null && <span>{t('statement.kept', { time: dateTime(row.deleteAtMs, locale) })}</span>}
    </span>
  );
}

function Action({
  row,
  isCancelling,
  onCancel,
}: {
  readonly row: ExportRow;
  readonly isCancelling: boolean;
  readonly onCancel: (id: string) => void;
}) {
  const t = useStatementText();
  if (isOpen(row)) {
    return (
      <Button kind="secondary" size="small" busy={isCancelling} onClick={() => onCancel(row.id)}>
        {t('statement.cancel')}
      </Button>
    );
  }
  if (row.state !== 'DONE') return null;
  return (
    <a
      href={fileLink(row.id)}
      download={row.fileName}
      aria-label={`${t('statement.download')} ${row.fileName}`}
      className={buttonClass({ kind: 'secondary', size: 'small' })}
    >
      <Download aria-hidden="true" />
      {t('statement.download')}
    </a>
  );
}
