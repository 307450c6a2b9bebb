import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { Paged } from '../../../../kit/page.tsx';
import { ReasonDialog } from '../../../../kit/reason-dialog.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords, reasonWords } from '../../../../lib/list-words.ts';
import { type PersonSession, useLogins, useSessions } from './person.model.ts';

/** Where a person is logged in, and ending it in one place or everywhere. */
export function Sessions({ uid }: { readonly uid: string }) {
  const { state, rows, mayEnd, retry, act } = useSessions(uid);
  const words = listWords(t('console.person.noSessions'), t('console.person.failed'));
  return (
    <>
      {mayEnd && rows.length > 0 && (
        <div>
          <Button kind="danger" small onClick={() => act.start('all')}>
            {t('console.person.endAll')}
          </Button>
        </div>
      )}
      <Paged
        state={state}
        isEmpty={rows.length === 0}
        emptyIcon={<MonitorSmartphone className="size-5" />}
        emptyText={words.empty}
        failedText={words.failed}
        retryLabel={words.retry}
        onRetry={retry}
        moreLabel={words.more}
        hasMore={false}
        isLoadingMore={false}
        onMore={retry}
      >
        <Table
          label={t('console.person.tab.sessions')}
          rows={rows}
          rowKey={({ sessionId }) => sessionId}
          columns={columns(mayEnd, act.start)}
        />
      </Paged>
      {act.wanted && (
        <ReasonDialog
          title={act.wanted === 'all' ? t('console.person.endAll') : t('console.person.end')}
          effect={t('console.person.endEffect')}
          words={reasonWords(t('console.person.end'))}
          isDangerous
          {...act.dialog}
        />
      )}
    </>
  );
}

function columns(mayEnd: boolean, onEnd: (row: PersonSession) => void): Column<PersonSession>[] {
  return [
    {
      key: 'device',
      head: t('console.person.device'),
      cell: ({ device, os, browser }) => `${device} · ${os} · ${browser}`,
    },
    {
      key: 'ip',
      head: t('console.person.ip'),
      cell: ({ ip, place }) => (
        <span className="num">
          {ip} {place}
        </span>
      ),
    },
    {
      key: 'seen',
      head: t('console.person.lastSeen'),
      cell: ({ lastSeenAtMs }) => <span className="num">{formatTime(lastSeenAtMs)}</span>,
    },
    {
      key: 'act',
      head: '',
      cell: (row) =>
        mayEnd && (
          <Button kind="link" onClick={() => onEnd(row)}>
            {t('console.person.end')}
          </Button>
        ),
    },
  ];
}

/** The log-ins of the last twelve months. */
export function Logins({ uid }: { readonly uid: string }) {
  const list = useLogins(uid);
  return (
    <List
      label={t('console.person.tab.logins')}
      {...list}
      emptyIcon={<MonitorSmartphone className="size-5" />}
      words={listWords(t('console.person.noLogins'), t('console.person.failed'))}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'time',
          head: t('console.audit.time'),
          cell: ({ atMs }) => <span className="num">{formatTime(atMs)}</span>,
        },
        {
          key: 'outcome',
          head: t('console.switches.state'),
          cell: ({ outcome }) => t(`console.loginOutcome.${outcome}`),
        },
        { key: 'device', head: t('console.person.device'), cell: ({ device }) => device },
        {
          key: 'ip',
          head: t('console.person.ip'),
          cell: ({ ip, place }) => (
            <span className="num">
              {ip} {place}
            </span>
          ),
        },
      ]}
    />
  );
}
