import { Button } from '../../../../kit/button.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { Aside } from '../../api/projects.ts';

interface Props {
  readonly rows: readonly Aside[];
  readonly mayPayOut: boolean;
  readonly onPayOut: (row: Aside) => void;
}

/** What was put aside and is not sold, so that it is not forgotten: it belongs to the owners, and no project shows it. */
export function AsideList({ rows, mayPayOut, onPayOut }: Props) {
  if (rows.length === 0) return null;
  const title = t('console.launch.aside');
  return (
    <section data-room="launch/parts/list/aside" className="flex flex-col gap-2">
      <h2 className="mt-2 text-16 font-semibold">{title}</h2>
      <p className="text-13 text-text-muted">{t('console.launch.asideText')}</p>
      <div className="rounded-card border border-line bg-surface">
        <Table
          label={title}
          rows={rows}
          rowKey={({ project, asset }) => `${project}/${asset}`}
          columns={[
            { key: 'project', head: t('console.launch.project'), cell: ({ project }) => project },
            { key: 'asset', head: t('console.actionField.asset'), cell: ({ asset }) => asset },
            {
              key: 'amount',
              head: t('console.actionField.amount'),
              isFigure: true,
              cell: ({ amount }) => <span className="num">{formatAmount(amount)}</span>,
            },
            {
              key: 'act',
              head: '',
              cell: (row) =>
                mayPayOut && (
                  <Button kind="link" onClick={() => onPayOut(row)}>
                    {t('console.launch.payOut')}
                  </Button>
                ),
            },
          ]}
        />
      </div>
    </section>
  );
}
