import { Badge } from '../../../../kit/badge.tsx';
import { Surface } from '../../../../kit/page.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { CloseRow } from '../../api/auto-invest.ts';
import { useClosesModel } from './closes.model.ts';
import { FileCheck } from './file-check.tsx';

/** The daily closes that reference returns are reckoned from. */
export function Closes() {
  const model = useClosesModel();
  const { view, act, retry } = model;
  return (
    <>
      <Surface state={view.state} words={waitWords(t('console.autoInvest.failed'))} onRetry={retry}>
        <Table
          label={t('console.autoInvest.tab.closes')}
          rows={view.rows}
          rowKey={({ asset }) => asset}
          columns={columns()}
        />
      </Surface>
      {view.mayLoad && <FileCheck model={model} />}
      {act.wanted && (
        <ActionDialog
          title={t('console.autoInvest.loadTitle')}
          effect={t('console.autoInvest.effect')}
          verb={t('console.autoInvest.load')}
          act={act}
        />
      )}
    </>
  );
}

const figure = (text: string | number) => <span className="num">{text}</span>;

const columns = (): Column<CloseRow>[] => [
  {
    key: 'asset',
    head: t('console.catalog.coin'),
    cell: ({ asset, isDemo }) => (
      <span className="flex items-center gap-2">
        <span className="font-medium">{asset}</span>
        {isDemo && <Badge tone="warn">{t('console.autoInvest.demo')}</Badge>}
      </span>
    ),
  },
  { key: 'from', head: t('console.autoInvest.from'), cell: ({ from }) => figure(from ?? t('console.autoInvest.none')) },
  { key: 'to', head: t('console.autoInvest.to'), cell: ({ to }) => figure(to ?? t('console.autoInvest.none')) },
  { key: 'days', head: t('console.autoInvest.days'), isFigure: true, cell: ({ days }) => figure(days) },
  { key: 'gaps', head: t('console.autoInvest.gaps'), isFigure: true, cell: ({ gaps }) => figure(gaps) },
];
