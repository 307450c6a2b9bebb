import { type Column, Table } from '../../../../kit/table.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { actColumn, pairColumn, pairKey } from '../../../../lib/lists/columns.tsx';
import type { CatalogPair } from '../../api/catalog.ts';
import { type CatalogAct, TERMS } from '../../screens/catalog/catalog.model.ts';
import { PauseCell } from './pause-cell.tsx';

interface PairTableProps {
  readonly pairs: readonly CatalogPair[];
  readonly isRisk: boolean;
  readonly isFinance: boolean;
  readonly onAct: (act: CatalogAct) => void;
}

/** Coins by network: limits, fee, and whether deposits and withdrawals run. */
export function PairTable({ pairs, isRisk, isFinance, onAct }: PairTableProps) {
  const pause = (direction: 'deposit' | 'withdraw') => (row: CatalogPair) => {
    const pause = direction === 'deposit' ? row.depositPaused : row.withdrawPaused;
    const { network, asset } = row;
    const name = `${asset} · ${row.networkName}`;
    const turn = () => onAct({ act: 'pause', network, asset, name, direction, isPaused: pause !== null });
    return <PauseCell pause={pause} onTurn={isRisk ? turn : undefined} />;
  };
  const columns: Column<CatalogPair>[] = [
    pairColumn(),
    ...TERMS.map((name) => ({
      key: name,
      isFigure: true,
      head: t(`console.actionField.${name}`),
      cell: (row: CatalogPair) => <span className="num">{formatAmount(row[name])}</span>,
    })),
    { key: 'deposit', head: t('console.catalog.deposits'), cell: pause('deposit') },
    { key: 'withdraw', head: t('console.catalog.withdrawals'), cell: pause('withdraw') },
    ...actColumn(isFinance, t('console.change'), (pair: CatalogPair) => onAct({ act: 'terms', pair })),
  ];
  return <Table label={t('console.catalog.coins')} rows={pairs} rowKey={pairKey} columns={columns} />;
}
