import { EMPTY } from '@bourse/core/money/display.ts';
import { CalendarDays } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { useBookingsText } from '../../bookings-text.ts';

interface DayRangeProps {
  /** ISO days, `2026-11-20`. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (days: { readonly from?: string; readonly to?: string }) => void;
}

/** The first and last day, in one box. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const t = useBookingsText();
  const isTouch = useDensity() === 'touch';
  return (
    <span
      className={cx(
        isTouch ? 'h-11' : 'h-9',
        'inline-flex items-center gap-1.5 rounded-control border border-line-strong bg-surface-field pr-2 pl-3 text-13 focus-within:border-focus hover:border-n9',
      )}
    >
      <CalendarDays aria-hidden="true" className="mr-0.5 size-4 shrink-0 text-text-faint" />
      <Day label={t('bookings.history.from')} value={from} onChange={(day) => onChange({ from: day })} />
      <span aria-hidden="true" className="text-text-faint">
        –
      </span>
      <Day label={t('bookings.history.to')} value={to} onChange={(day) => onChange({ to: day })} />
    </span>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/**
 * The browser's own calendar, with the reader's first day of the week, under a date in this app's format: browsers write
 * dates in their own language, not in the chosen one.
 */
function Day({ label, value, onChange }: DayProps) {
  return (
    <span className="relative rounded-badge px-1 py-0.5 hover:bg-hover has-focus-visible:bg-accent-soft has-focus-visible:text-accent-text">
      <span aria-hidden="true" className="num">
        {value === '' ? EMPTY : value.replaceAll('-', '/')}
      </span>
      <input
        type="date"
        aria-label={label}
        value={value}
        required
        onClick={(event) => event.currentTarget.showPicker?.()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.showPicker?.()}
        onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
        className="absolute inset-x-0 -inset-y-2.5 w-full cursor-pointer opacity-0"
      />
    </span>
  );
}
