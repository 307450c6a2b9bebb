import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A surface with a border and no shadow. */
export function Card({ title, action, children }: CardProps) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface px-5 py-4">
      {(title || action) && (
        <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
          <h2 className="text-16 font-semibold">{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

export interface Pair {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Labels with their values, one or two pairs per row. */
export function Pairs({ rows, columns = 1 }: { readonly rows: readonly Pair[]; readonly columns?: 1 | 2 }) {
  return (
    <dl className={columns === 2 ? 'grid grid-cols-2 gap-x-8 text-13' : 'text-13'}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and never move.
        <div key={index} className="flex min-h-8 items-center justify-between gap-4">
          <dt className="min-w-0 text-text-muted">{row.label}</dt>
          <dd className="min-w-0 text-right has-[.num]:shrink-0">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
