import { Button } from '../../../../kit/button.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { CatalogNetwork } from '../../api/catalog.ts';
import type { CatalogAct } from '../../screens/catalog/catalog.model.ts';
import { PauseCell } from './pause-cell.tsx';

interface NetworkTableProps {
  readonly networks: readonly CatalogNetwork[];
  readonly mayAct: boolean;
  readonly onAct: (act: CatalogAct) => void;
}

/** Networks: their confirmations, and whether deposits and withdrawals of all their coins run. */
export function NetworkTable({ networks, mayAct, onAct }: NetworkTableProps) {
  const pause = (direction: 'deposit' | 'withdraw') => (row: CatalogNetwork) => {
    const pause = direction === 'deposit' ? row.depositPaused : row.withdrawPaused;
    const { network, name } = row;
    const turn = () => onAct({ act: 'pause', network, asset: null, name, direction, isPaused: pause !== null });
    return <PauseCell pause={pause} onTurn={mayAct ? turn : undefined} />;
  };
  const columns: Column<CatalogNetwork>[] = [
    {
      key: 'network',
      head: t('console.alarms.network'),
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      key: 'confirmations',
      head: t('console.catalog.confirmations'),
      cell: (row) => (
        <span className="flex flex-col items-start gap-1">
          <span className="num">
            {row.creditConfirmations} / {row.unlockConfirmations}
          </span>
          {mayAct && (
            <Button kind="link" onClick={() => onAct({ act: 'confirmations', network: row })}>
              {t('console.change')}
            </Button>
          )}
        </span>
      ),
    },
    { key: 'deposit', head: t('console.catalog.deposits'), cell: pause('deposit') },
    { key: 'withdraw', head: t('console.catalog.withdrawals'), cell: pause('withdraw') },
  ];
  return (
    <Table label={t('console.alarms.networks')} rows={networks} rowKey={({ network }) => network} columns={columns} />
  );
}
