import type { ReactNode } from 'react';
import { cx } from '../../../kit/cx.ts';

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: 'up' | 'down' | 'none';
  /** The one that the others explain. */
  readonly isFirst?: boolean;
}

const INK = { up: 'text-up', down: 'text-down', none: 'text-text' } as const;

/** One figure with its name above and what belongs to it below. */
export function Figure({ label, value, note, tone = 'none', isFirst = false }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-12 text-text-muted">{label}</dt>
      <dd className="flex min-w-0 flex-col">
        <span className={cx('num font-semibold', isFirst ? 'text-28' : 'text-16 leading-9', INK[tone])}>{value}</span>
        {note && <span className="text-12 text-text-muted tabular-nums">{note}</span>}
      </dd>
    </div>
  );
}
