import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { List } from '../../../../kit/list-page.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { actColumn } from '../../../../lib/lists/columns.tsx';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { type PersonSession, useLogins, useSessions } from './person.model.ts';

/** A person's sessions, with buttons to end one or all of them. */
export function Sessions({ uid }: { readonly uid: string }) {
  const { list, mayEnd, act } = useSessions(uid);
  return (
    <>
      {mayEnd && list.view.rows.length > 0 && (
        <div>
          <Button kind="danger" small onClick={() => act.start('all')}>
            {t('console.person.endAll')}
          </Button>
        </div>
      )}
      <List
        label={t('console.person.tab.sessions')}
        {...list}
        emptyIcon={<MonitorSmartphone className="size-5" />}
        words={listWords(t('console.person.noSessions'), t('console.person.failed'))}
        rowKey={({ sessionId }) => sessionId}
        columns={columns(mayEnd, act.start)}
      />
      {act.wanted && (
        <ActionDialog
          title={act.wanted === 'all' ? t('console.person.endAll') : t('console.person.end')}
          effect={t('console.person.endEffect')}
          verb={t('console.person.end')}
          isDangerous
          act={act}
        />
      )}
    </>
  );
}

/** The column with the place that a log-in came from. */
const placeColumn = <Row extends { readonly ip: string; readonly place: string | null }>(): Column<Row> => ({
  key: 'ip',
  head: t('console.person.ip'),
  cell: ({ ip, place }) => (
    <span className="num">
      {ip} {place}
    </span>
  ),
});

function columns(mayEnd: boolean, onEnd: (row: PersonSession) => void): Column<PersonSession>[] {
  return [
    {
      key: 'device',
      head: t('console.person.device'),
      cell: ({ device, os, browser }) => `${device} · ${os} · ${browser}`,
    },
    placeColumn(),
    {
      key: 'seen',
      head: t('console.person.lastSeen'),
      cell: ({ lastSeenAtMs }) => <span className="num">{formatTime(lastSeenAtMs)}</span>,
    },
    ...actColumn(mayEnd, t('console.person.end'), onEnd),
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
        placeColumn(),
      ]}
    />
  );
}
