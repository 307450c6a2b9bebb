import { BellOff, Inbox } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Copy } from '../../../../kit/copy.tsx';
import { Page, Paged } from '../../../../kit/page.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { AlarmActionDialog } from '../../parts/alarms/alarm-action.tsx';
import { alarmText, unattributedText } from '../../parts/alarms/alarm-text.ts';
import { BooksNotice, NetworkStates } from '../../parts/alarms/network-states.tsx';
import { type ChainAlarm, type Unattributed, useAlarmsModel } from './alarms.model.ts';

type Model = ReturnType<typeof useAlarmsModel>;

export function AlarmsDesktop() {
  const model = useAlarmsModel();
  const { view, commands, act } = model;
  const { chains } = view;
  return (
    <Page title={t('console.alarms.title')} room="wallet/screens/alarms">
      {chains.data && <BooksNotice haltedBy={chains.data.withdrawalsHaltedBy} />}
      <h2 className="mt-2 text-16 font-semibold">{t('console.alarms.networks')}</h2>
      <section className="rounded-card border border-line bg-surface">
        {chains.state === 'loading' && <Bones rows={4} height={44} />}
        {chains.state === 'failed' && (
          <Failed text={t('console.alarms.failed')} retryLabel={t('console.retry')} onRetry={commands.retryChains} />
        )}
        {chains.data && (
          <NetworkStates
            chains={chains.data}
            mayAct={view.mayAct}
            onResume={(network) => act.start({ kind: 'resume', network })}
          />
        )}
      </section>
      <Alarms {...model} />
      <Deposits {...model} />
      <AlarmActionDialog {...model} />
    </Page>
  );
}

/** A network as people call it. */
const nameOf = ({ chains }: Model['view'], network: string): string =>
  chains.data?.networks.find((each) => each.network === network)?.name ?? network;

function Alarms({ view, commands, act }: Model) {
  return (
    <>
      <h2 className="mt-2 text-16 font-semibold">{t('console.alarms.chain')}</h2>
      <Paged
        state={view.alarms.state}
        isEmpty={view.alarms.rows.length === 0}
        emptyIcon={<BellOff className="size-5" />}
        emptyText={t('console.alarms.empty')}
        failedText={t('console.alarms.failed')}
        retryLabel={t('console.retry')}
        onRetry={commands.retryAlarms}
        moreLabel={t('console.more')}
        hasMore={view.alarms.hasMore}
        isLoadingMore={view.alarms.isLoadingMore}
        onMore={commands.moreAlarms}
      >
        <Table
          label={t('console.alarms.chain')}
          rows={view.alarms.rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'time',
              head: t('console.alarms.time'),
              cell: (row) => <span className="num">{formatTime(row.atMs)}</span>,
            },
            {
              key: 'what',
              head: t('console.alarms.what'),
              cell: (row) => <span className="font-medium">{alarmText(row.code)}</span>,
            },
            { key: 'network', head: t('console.alarms.network'), cell: (row) => nameOf(view, row.network) },
            { key: 'details', head: t('console.alarms.details'), cell: (row) => <Details alarm={row} /> },
            {
              key: 'act',
              head: '',
              cell: (row) =>
                view.mayAct &&
                row.canRelease && (
                  <Button kind="danger" small onClick={() => act.start({ kind: 'release', alarm: row })}>
                    {t('console.alarms.release')}
                  </Button>
                ),
            },
          ]}
        />
      </Paged>
    </>
  );
}

function Details({ alarm }: { readonly alarm: ChainAlarm }) {
  return (
    <span className="block max-w-100 text-12 break-all text-text-muted">
      {alarm.subject}
      {Object.entries(alarm.details).map(([name, value]) => (
        <span key={name} className="block">
          {name}: {value}
        </span>
      ))}
    </span>
  );
}

function Deposits({ view, commands }: Model) {
  return (
    <>
      <h2 className="mt-2 text-16 font-semibold">{t('console.alarms.unattributed')}</h2>
      <Paged
        state={view.deposits.state}
        isEmpty={view.deposits.rows.length === 0}
        emptyIcon={<Inbox className="size-5" />}
        emptyText={t('console.alarms.unattributedEmpty')}
        failedText={t('console.alarms.unattributedFailed')}
        retryLabel={t('console.retry')}
        onRetry={commands.retryDeposits}
        moreLabel={t('console.more')}
        hasMore={view.deposits.hasMore}
        isLoadingMore={view.deposits.isLoadingMore}
        onMore={commands.moreDeposits}
      >
        <Table
          label={t('console.alarms.unattributed')}
          rows={view.deposits.rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'time',
              head: t('console.alarms.time'),
              cell: (row) => <span className="num">{formatTime(row.atMs)}</span>,
            },
            {
              key: 'amount',
              head: t('console.alarms.amount'),
              cell: (row) => (
                <span className="num font-medium">
                  {formatAmount(row.amount)} {row.asset}
                </span>
              ),
            },
            { key: 'network', head: t('console.alarms.network'), cell: (row) => nameOf(view, row.network) },
            { key: 'why', head: t('console.alarms.why'), cell: (row) => unattributedText(row.reason) },
            {
              key: 'memo',
              head: t('console.alarms.memo'),
              cell: (row) => <span className="break-all">{row.memo ?? t('console.none')}</span>,
            },
            { key: 'tx', head: t('console.alarms.tx'), cell: (row) => <Tx deposit={row} /> },
          ]}
        />
      </Paged>
    </>
  );
}

const SHOWN = 8;

function Tx({ deposit }: { readonly deposit: Unattributed }) {
  return (
    <span className="code flex items-center gap-1 text-text-muted" title={deposit.txId}>
      {deposit.txId.slice(0, SHOWN)}…{deposit.txId.slice(-SHOWN)}
      <Copy text={deposit.txId} label={t('console.copy')} />
    </span>
  );
}
