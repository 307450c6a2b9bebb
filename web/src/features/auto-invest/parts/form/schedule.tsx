import { Button } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { wallTime, weekdayName, zoneName } from '../../rules/zone.ts';
import type { FormModel } from './form.model.ts';
import { FieldProblem } from './problem.tsx';

const PERIODS = ['day', 'week', 'month'] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
/** Every month has the days up to this one. */
const DAY_OF_ALL = 28;
/** A full hour as clocks show it. */
export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface PartProps {
  readonly model: FormModel;
}

/** When a plan runs, by the clock of the person’s own zone; a phone shows the notes where the choice is made known. */
export function Schedule({ model: { view, commands } }: PartProps) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  const { draft } = view;
  const isMonthly = draft.period === 'month';
  return (
    <div className="flex flex-col gap-3">
      <div className={cx('grid items-end gap-3', !isTouch && !isMonthly && 'grid-cols-[minmax(0,1fr)_136px]')}>
        <div className="flex min-w-0 flex-col gap-1.5">
          <span className="text-13 text-text-muted">{t('autoInvest.howOften')}</span>
          <div className={cx('flex items-center', !isTouch && 'h-11')}>
            <Segment
              wide
              label={t('autoInvest.howOften')}
              options={PERIODS.map((value) => ({ value, label: t(`autoInvest.period.${value}`) }))}
              value={draft.period}
              onChange={(period) => commands.set('period', period)}
            />
          </div>
        </div>
        {!isTouch && !isMonthly && <Hour model={{ view, commands }} />}
      </div>
      {draft.period === 'week' && <Weekdays value={draft.weekday} onChange={(day) => commands.set('weekday', day)} />}
      {isMonthly && (
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={t('autoInvest.monthday')}
            options={DAYS.map((day) => ({ value: String(day), label: String(day) }))}
            value={String(draft.day)}
            onChange={(day) => commands.set('day', Number(day))}
          />
          <Hour model={{ view, commands }} />
        </div>
      )}
      {isTouch && !isMonthly && <Hour model={{ view, commands }} />}
      {!isTouch && <ScheduleNotes model={{ view, commands }} />}
    </div>
  );
}

/** Whose clock it is, what of the dates is not plain, and what is wrong with them. */
export function ScheduleNotes({ model: { view, commands } }: PartProps) {
  const t = useAutoInvestText();
  const locale = useLocale();
  const { draft } = view;
  // A zone’s distance from UTC changes twice a year.
  const nowMs = useServerNow(60_000);
  return (
    <>
      <div className="flex flex-col gap-1 text-12 text-text-faint">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {zoneName(draft.zone, locale, nowMs)}
          {draft.zone !== view.zoneHere && (
            <Button kind="link" size="small" onClick={() => commands.set('zone', view.zoneHere)}>
              {t('autoInvest.useZone', { zone: zoneName(view.zoneHere, locale, nowMs) })}
            </Button>
          )}
        </p>
        {draft.period === 'month' && draft.day > DAY_OF_ALL && <p>{t('autoInvest.shortMonths')}</p>}
        <ClockChange model={{ view, commands }} />
      </div>
      {view.refusal.place === 'when' && <FieldProblem text={view.refusal.text} />}
    </>
  );
}

function Hour({ model: { view, commands } }: PartProps) {
  const t = useAutoInvestText();
  return (
    <Select
      label={t('autoInvest.hour')}
      options={HOURS.map((hour) => ({ value: String(hour), label: clock(hour) }))}
      value={String(view.draft.hour)}
      onChange={(hour) => commands.set('hour', Number(hour))}
    />
  );
}

interface WeekdaysProps {
  readonly value: number;
  readonly onChange: (weekday: number) => void;
}

function Weekdays({ value, onChange }: WeekdaysProps) {
  const t = useAutoInvestText();
  const locale = useLocale();
  return (
    <fieldset className="grid grid-cols-7 gap-1">
      <legend className="sr-only">{t('autoInvest.weekday')}</legend>
      {WEEKDAYS.map((weekday) => (
        <button
          key={weekday}
          type="button"
          aria-pressed={weekday === value}
          onClick={() => onChange(weekday)}
          className={cx(
            'h-9 min-w-0 rounded-control border text-12 font-medium touch transition-colors',
            weekday === value
              ? 'border-accent bg-accent-soft text-accent-text'
              : 'border-line-strong text-text-muted hover:bg-hover hover:text-text',
          )}
        >
          {weekdayName(weekday, locale)}
        </button>
      ))}
    </fieldset>
  );
}

/** What the next change of the clocks does to this plan; nothing where there is none. */
function ClockChange({ model: { view } }: PartProps) {
  const t = useAutoInvestText();
  const locale = useLocale();
  const { clockChange, draft } = view;
  if (!clockChange) return null;
  const date = wallTime(clockChange.atMs, draft.zone, locale, { withYear: true, noTime: true });
  const time = clock(draft.hour);
  if (clockChange.kind === 'skips') {
    return <p>{t('autoInvest.clockSkips', { date, time, instead: clockChange.instead })}</p>;
  }
  return (
    <p>{t(clockChange.kind === 'repeats' ? 'autoInvest.clockRepeats' : 'autoInvest.clockChange', { date, time })}</p>
  );
}
