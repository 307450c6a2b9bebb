import { Scale } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { WhenReady } from '../../../../kit/page.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords, waitWords } from '../../../../lib/lists/list-words.ts';
import { type Run, useCompareModel } from '../../screens/books/books.model.ts';
import { RunReport } from './run-report.tsx';

const REPORT_BONES = { rows: 4, height: 44 };

/** Compares the books with themselves, the products, the trading core and the chains. */
export function Compare() {
  const model = useCompareModel();
  const { asking } = model;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-13 text-text-muted">{t('console.books.compareHint')}</p>
        <Button small disabled={model.isRunning} onClick={() => asking.start(true)}>
          {t('console.books.compareNow')}
        </Button>
      </div>
      <List
        label={t('console.books.tab.compare')}
        {...model.list}
        emptyIcon={<Scale className="size-5" />}
        words={listWords(t('console.books.noRuns'), t('console.books.failed'))}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'time',
            head: t('console.alarms.time'),
            cell: (row) => (
              <Button kind="link" aria-pressed={row.id === model.openId} onClick={() => model.select(row.id)}>
                <span className="num">{formatTime(row.askedAtMs)}</span>
              </Button>
            ),
          },
          { key: 'by', head: t('console.audit.staff'), cell: (row) => staffText(row.askedBy) },
          { key: 'state', head: t('console.alarms.state'), cell: (row) => <State run={row} /> },
        ]}
      />
      {model.openState !== 'none' && (
        <WhenReady
          state={model.openState}
          words={waitWords(t('console.books.failed'))}
          onRetry={model.retryOpen}
          bones={REPORT_BONES}
        >
          {model.open && <RunReport run={model.open} />}
        </WhenReady>
      )}
      {asking.wanted && (
        <ActionDialog
          title={t('console.books.compareNow')}
          effect={t('console.books.compareEffect')}
          verb={t('console.books.compareNow')}
          act={asking}
        />
      )}
    </>
  );
}

/** A login, or the words for the job. */
const staffText = (login: string): string => (login === 'system' ? t('console.books.byJob') : login);

function State({ run }: { readonly run: Run }) {
  if (run.state === 'FAILED') return <Badge tone="danger">{t('console.books.runFailed')}</Badge>;
  if (run.state !== 'DONE') {
    return (
      <span className="flex items-center gap-3">
        <progress
          aria-label={t('console.books.running')}
          max={run.steps}
          value={run.step}
          className="h-1.5 w-40 accent-(--accent)"
        />
        <span className="num text-12 text-text-muted">
          {run.step}/{run.steps}
        </span>
      </span>
    );
  }
  if (run.balanced) return <Badge tone="ok">{t('console.books.balanced')}</Badge>;
  return <Badge tone="danger">{t('console.books.differences', { count: run.differences ?? 0 })}</Badge>;
}
