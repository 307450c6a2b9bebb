import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { numClass } from './numbers/num.ts';
import { Skeleton } from './skeleton.tsx';

interface RowProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  readonly value?: ReactNode;
  readonly valueSub?: ReactNode;
  readonly onClick?: () => void;
  /** A separate link or button at the end. */
  readonly end?: ReactNode;
  readonly leads?: boolean;
}

/** A list with rows at least 56 px high and hairlines between them. */
export function List({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}

/** One row: icon, name and sub-line at the left, value and estimate at the right. */
export function ListRow({ icon, title, sub, value, valueSub, onClick, end, leads = false }: RowProps) {
  const inner = (
    <>
      {icon}
      <span className="flex min-w-0 flex-1 flex-col items-start text-left">
        <span className="max-w-full text-14 font-medium text-text">{title}</span>
        {sub && <span className="max-w-full text-12 text-text-faint">{sub}</span>}
      </span>
      {(value || valueSub) && (
        <span className="flex flex-col items-end text-right">
          <span className={cx(numClass(value), 'text-14 font-medium text-text')}>{value}</span>
          {valueSub && (
            <span className={cx(numClass(valueSub), 'text-12 text-text-faint [&_svg]:size-3')}>{valueSub}</span>
          )}
        </span>
      )}
      {end}
      {leads && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-text-faint" />}
    </>
  );
  const shape = 'flex min-h-14 w-full items-center gap-3 py-2';
  return (
    <li>
      {onClick ? (
        <button type="button" onClick={onClick} className={cx(shape, 'hover:bg-row-hover')}>
          {inner}
        </button>
      ) : (
        <div className={shape}>{inner}</div>
      )}
    </li>
  );
}

/** Placeholders in the shape of ListRow. */
export function ListSkeleton({ rows, hasIcon = true }: { readonly rows: number; readonly hasIcon?: boolean }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no identity.
        <div key={index} className="flex min-h-14 items-center gap-3 py-2">
          {hasIcon && <Skeleton width={32} height={32} isRound />}
          <span className="flex-1">
            <Skeleton width={64} lines={2} />
          </span>
          <Skeleton width={96} lines={2} />
        </div>
      ))}
    </div>
  );
}
