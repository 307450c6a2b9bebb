import { KeyRound } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { Lease } from '../../screens/jobs/jobs.model.ts';

/** Which process holds each lease. */
export function Leases({ leases }: { readonly leases: readonly Lease[] }) {
  if (leases.length === 0) return <Empty icon={<KeyRound className="size-5" />} text={t('console.jobs.noLeases')} />;
  return (
    <Table
      label={t('console.jobs.leases')}
      rows={leases}
      rowKey={(row) => row.name}
      columns={[
        { key: 'name', head: t('console.jobs.lease'), cell: (row) => <span className="font-medium">{row.name}</span> },
        {
          key: 'holder',
          head: t('console.jobs.holder'),
          cell: (row) => <span className="code text-12 break-all text-text-muted">{row.holder}</span>,
        },
        {
          key: 'epoch',
          isFigure: true,
          head: t('console.jobs.epoch'),
          cell: (row) => <span className="num">{row.epoch}</span>,
        },
        {
          key: 'state',
          head: t('console.alarms.state'),
          cell: (row) => (
            <Badge tone={row.isHeld ? 'ok' : 'warn'}>
              {row.isHeld ? t('console.jobs.held') : t('console.jobs.free')}
            </Badge>
          ),
        },
        {
          key: 'until',
          head: t('console.jobs.until'),
          cell: (row) => <span className="num">{row.isHeld ? formatTime(row.untilMs) : t('console.none')}</span>,
        },
      ]}
    />
  );
}
