import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useDensity } from './density.tsx';

interface CardProps {
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** `form` 24 px, `normal` 20 px, `none` for tables that reach the edge. */
  readonly padding?: 'form' | 'normal' | 'none';
  readonly room?: string;
}

/** A surface with a border and no shadow. On h5 it has no border, and a band of the page separates it from the next. */
export function Card({ title, action, children, padding = 'normal', room }: CardProps) {
  const isTouch = useDensity() === 'touch';
  const edge = isTouch ? 'px-4' : padding === 'form' ? 'px-6' : 'px-5';
  const head = title || action;
  // Below a title, the content needs less space than at the card's other edges.
  const top = head ? 'pt-3' : '';
  const inner = padding === 'none' ? '' : cx(isTouch ? 'p-4' : padding === 'form' ? 'p-6' : 'p-5', top);
  return (
    <section
      data-room={room}
      className={cx('min-w-0 bg-surface', isTouch ? 'border-b-8 border-bg' : 'rounded-card border border-line')}
    >
      {head && (
        <div className={cx('flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-4', edge)}>
          {typeof title === 'string' ? <h2 className="text-16 font-semibold">{title}</h2> : title}
          {action}
        </div>
      )}
      <div className={inner}>{children}</div>
    </section>
  );
}

/** A box inside a card, for receipts or addresses. */
export function Inset({ children }: { readonly children: ReactNode }) {
  return <div className="rounded-control border border-line bg-surface-sunken p-4">{children}</div>;
}

export interface KeyValueRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** For a sum: after a dashed line, and in bold. */
  readonly isSum?: boolean;
}

/** Labels with values, in rows of 36 px. */
export function KeyValue({ rows, small = false }: { readonly rows: readonly KeyValueRow[]; readonly small?: boolean }) {
  return (
    <dl className={small ? 'text-13' : 'text-14'}>
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and never move.
          key={index}
          className={cx(
            'flex items-center justify-between gap-4 py-1',
            small ? 'min-h-8' : 'min-h-9',
            row.isSum && 'mt-1 border-t border-dashed border-line-strong pt-2',
          )}
        >
          <dt className="min-w-[30%] shrink-99 text-text-muted">{row.label}</dt>
          <dd className={cx('min-w-0 text-right', row.isSum && 'font-semibold')}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
