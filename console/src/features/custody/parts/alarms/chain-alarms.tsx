import { BellOff } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import type { ChainAlarm, useAlarmsModel } from '../../screens/alarms/alarms.model.ts';
import { alarmDetailText, alarmText, networkText } from './alarm-text.ts';

type Model = ReturnType<typeof useAlarmsModel>;

/** Alarms about the chains. A stuck payment can be given up here. */
export function ChainAlarms({ chains, alarms, mayAct, maySee, act }: Model) {
  return (
    <>
      <h2 className="mt-2 text-16 font-semibold">{t('console.alarms.chain')}</h2>
      <List
        label={t('console.alarms.chain')}
        {...alarms}
        emptyIcon={<BellOff className="size-5" />}
        words={listWords(t('console.alarms.empty'), t('console.alarms.failed'))}
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
          {
            key: 'network',
            head: t('console.alarms.network'),
            cell: (row) => networkText(chains.data, row.network),
          },
          { key: 'details', head: t('console.alarms.details'), cell: (row) => <Details alarm={row} /> },
          {
            key: 'act',
            head: '',
            cell: (row) => (
              <span className="flex flex-wrap items-center justify-end gap-2">
                {mayAct && row.canRelease && (
                  <Button kind="danger" small onClick={() => act.start({ kind: 'release', alarm: row })}>
                    {t('console.alarms.release')}
                  </Button>
                )}
                {row.endedAtMs !== null && (
                  <span className="text-12 text-text-muted">
                    {t('console.alarms.ended', { time: formatTime(row.endedAtMs) })}
                  </span>
                )}
                {row.seenBy === null && row.endedAtMs === null && maySee && (
                  <Button kind="secondary" small onClick={() => act.start({ kind: 'see', alarm: row })}>
                    {t('console.alarms.see')}
                  </Button>
                )}
                {row.seenBy !== null && (
                  <span className="text-12 text-text-muted">{t('console.alarms.seenBy', { staff: row.seenBy })}</span>
                )}
              </span>
            ),
          },
        ]}
      />
    </>
  );
}

function Details({ alarm }: { readonly alarm: ChainAlarm }) {
  return (
    <span className="block max-w-100 text-12 break-all text-text-muted">
      {alarm.subject}
      {Object.entries(alarm.details).map(([name, value]) => (
        <span key={name} className="block">
          <span className="text-text-faint">{alarmDetailText(name)}</span> {value}
        </span>
      ))}
    </span>
  );
}
