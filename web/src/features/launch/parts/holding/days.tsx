import { useId, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { clockTime, dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { HoldingDay, HoldingHour } from '../../api/holding.ts';
import { useLaunchText } from '../../launch-text.ts';

interface DaysProps {
  readonly coin: string;
  readonly days: readonly HoldingDay[];
}

/** The days of a period, each with its hours for whoever opens it. */
export function HoldingDays({ coin, days }: DaysProps) {
  const t = useLaunchText();
  return (
    <ul aria-label={t('launch.holding.days')} className="flex flex-col divide-y divide-line">
      {days.map((day) => (
        <li key={day.fromMs} className="py-2">
          <Day coin={coin} day={day} />
        </li>
      ))}
    </ul>
  );
}

function Day({ coin, day }: { readonly coin: string; readonly day: HoldingDay }) {
  const t = useLaunchText();
  const locale = useLocale();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const date = dateTime(day.fromMs, locale, { withYear: true, noTime: true });
  if (day.figures !== 'SHOWN') {
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-13">
        <span className="num">{date}</span>
        <span className="text-text-muted">
          {day.figures === 'LATER'
            ? t('launch.holding.soon', { time: dateTime(day.publicAtMs, locale, { withYear: true }) })
            : t(day.figures === 'TIDIED' ? 'launch.holding.tidied' : 'launch.holding.none')}
        </span>
        <Seed day={day} />
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-13">
        <Button kind="link" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <span className="num">{date}</span>
        </Button>
        <span className="num">{day.average === null ? '--' : `${exactAmount(day.average)} ${coin}`}</span>
        {day.lost > 0 && (
          <span className="w-full text-12 text-text-muted">{t('launch.holding.lost', { count: day.lost })}</span>
        )}
      </div>
      <div id={id}>
        {isOpen && (
          <>
            <Hours coin={coin} date={date} hours={day.hours} />
            <Seed day={day} />
          </>
        )}
      </div>
    </>
  );
}

function Hours({
  coin,
  date,
  hours,
}: {
  readonly coin: string;
  readonly date: string;
  readonly hours: readonly HoldingHour[];
}) {
  const t = useLaunchText();
  const columns: readonly Column<HoldingHour>[] = [
    {
      key: 'hour',
      head: t('launch.holding.hour'),
      cell: ({ fromMs }) => <span className="num">{clockTime(fromMs).slice(0, 5)}</span>,
    },
    {
      key: 'read',
      head: t('launch.holding.readAt'),
      cell: ({ atMs }) =>
        atMs === null ? t('launch.holding.missing') : <span className="num">{clockTime(atMs)}</span>,
    },
    {
      key: 'amount',
      head: coin,
      align: 'right',
      cell: ({ amount }) => <span className="num">{amount === null ? '--' : exactAmount(amount)}</span>,
    },
  ];
  return (
    <Table
      label={t('launch.holding.hoursOf', { date })}
      columns={columns}
      rows={hours}
      rowKey={({ fromMs }) => String(fromMs)}
    />
  );
}

/** What the seconds of a day follow from: its hash beforehand, itself once the day is public. */
function Seed({ day: { seed, seedHash } }: { readonly day: HoldingDay }) {
  const t = useLaunchText();
  const text = seed ?? seedHash;
  if (text === null) return null;
  return (
    <p className="w-full text-12 text-text-faint">
      {t(seed === null ? 'launch.holding.seedHash' : 'launch.holding.seed')}{' '}
      <span className="num break-all">{text}</span>
    </p>
  );
}
