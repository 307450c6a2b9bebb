import type { ReactNode } from 'react';
import { cx } from '../../../kit/cx.ts';
import { numClass } from '../../../kit/numbers/num.ts';

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: 'up' | 'down' | 'none';
  /** The one that the others explain. */
  readonly isFirst?: boolean;
  /** Its name has room for two lines, as those of its neighbours: their values stand level in every language. */
  readonly isTall?: boolean;
  /** Of a grid it takes the whole row. */
  readonly isWide?: boolean;
}

const INK = { up: 'text-up', down: 'text-down', none: 'text-text' } as const;

/** One figure with its name above and what belongs to it below. */
export function Figure({
  label,
  value,
  note,
  tone = 'none',
  isFirst = false,
  isTall = false,
  isWide = false,
}: FigureProps) {
  return (
    <div className={cx('flex min-w-0 flex-col', isWide && 'col-span-full')}>
      <dt className={cx('text-12 text-text-muted', isTall && 'flex min-h-8 items-end')}>{label}</dt>
      <dd className="flex min-w-0 flex-col">
        <span className={cx(numClass(value), 'font-semibold', isFirst ? 'text-28' : 'text-16 leading-9', INK[tone])}>
          {value}
        </span>
        {note && <span className="text-12 text-text-muted">{note}</span>}
      </dd>
    </div>
  );
}
