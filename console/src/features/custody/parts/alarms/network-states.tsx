import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import type { StaffOutput } from '../../../../lib/client.ts';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { NetworkState } from '../../screens/alarms/alarms.model.ts';
import { alarmText } from './alarm-text.ts';

/** Says whether withdrawals are stopped as a whole, because the books do not balance or could not be compared. */
export function BooksNotice({ haltedBy }: { readonly haltedBy: string | null }) {
  if (haltedBy === null) return <Notice tone="ok">{t('console.alarms.booksRun')}</Notice>;
  return <Notice tone="danger">{BOOKS[haltedBy]?.() ?? t('console.alarms.haltedBy', { by: haltedBy })}</Notice>;
}

const BOOKS: Readonly<Record<string, () => string>> = {
  reconcile: () => t('console.alarms.booksHalted'),
  unproven: () => t('console.alarms.booksUnproven'),
};

interface NetworkStatesProps {
  readonly chains: StaffOutput<'staffAlarms.chains'>;
  readonly mayAct: boolean;
  readonly onResume: (network: NetworkState) => void;
}

/** How far each network was read, and what is stopped. */
export function NetworkStates({ chains, mayAct, onResume }: NetworkStatesProps) {
  const columns: Column<NetworkState>[] = [
    {
      key: 'network',
      head: t('console.alarms.network'),
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    { key: 'block', head: t('console.alarms.block'), cell: (row) => <Height row={row} /> },
    {
      key: 'scanned',
      head: t('console.alarms.scanned'),
      cell: ({ lastBlockAtMs }) =>
        lastBlockAtMs === null ? t('console.none') : <span className="num">{formatTime(lastBlockAtMs)}</span>,
    },
    { key: 'state', head: t('console.alarms.state'), cell: (row) => <State row={row} /> },
    {
      key: 'act',
      head: '',
      cell: (row) =>
        mayAct &&
        isHalted(row) && (
          <Button kind="secondary" small onClick={() => onResume(row)}>
            {t('console.alarms.resume')}
          </Button>
        ),
    },
  ];
  return (
    <Table
      label={t('console.alarms.networks')}
      rows={chains.networks}
      rowKey={(row) => row.network}
      columns={columns}
    />
  );
}

const isHalted = (row: NetworkState): boolean => row.scanHaltedReason !== null || row.creditHaltedReason !== null;

function Height({ row }: { readonly row: NetworkState }) {
  const behind = Math.max(0, row.headHeight - row.height);
  return (
    <>
      <span className="num block">{formatAmount(String(row.height))}</span>
      {behind > 0 && (
        <span className="block text-12 text-text-muted">{t('console.alarms.behind', { count: behind })}</span>
      )}
    </>
  );
}

function State({ row }: { readonly row: NetworkState }) {
  const reason = row.scanHaltedReason ?? row.creditHaltedReason;
  if (reason === null) return row.unprovenSinceMs === null ? <Running /> : <Unproven sinceMs={row.unprovenSinceMs} />;
  return (
    <>
      <Badge tone="danger">
        {row.scanHaltedReason === null ? t('console.alarms.creditHalted') : t('console.alarms.scanHalted')}
      </Badge>
      <span className="mt-1 block text-12 text-text-muted">
        {alarmText(reason)}
        {row.haltedAtMs !== null && ` · ${formatTime(row.haltedAtMs)}`}
      </span>
    </>
  );
}

const Running = () => <Badge tone="ok">{t('console.alarms.running')}</Badge>;

/** Says since when the network could not be compared with the books, for which its withdrawals wait. */
function Unproven({ sinceMs }: { readonly sinceMs: number }) {
  return (
    <>
      <Badge tone="danger">{t('console.alarms.unproven')}</Badge>
      <span className="mt-1 block text-12 text-text-muted">
        {t('console.alarms.unprovenSince', { time: formatTime(sinceMs) })}
      </span>
    </>
  );
}
