import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { numClass } from './num.ts';

interface MoneyProps {
  /** The formatted amount, such as `52,343.16`, `--`, or the mask. */
  readonly text: string;
  readonly unit?: ReactNode;
  /** `total` is 40 px (32 on h5), `figure` 28 or 20 for receipts and facts, `body` for rows. */
  readonly size?: 'total' | 'receipt' | 'figure' | 'body';
  /** Mutes the decimals, for large figures. */
  readonly mutesDecimals?: boolean;
}

const SIZES = {
  total: { figure: 'text-32 font-semibold lg:text-40', unit: 'text-14 lg:text-20' },
  receipt: { figure: 'text-28 font-semibold', unit: 'text-16' },
  figure: { figure: 'text-20 font-semibold', unit: 'text-14' },
  body: { figure: '', unit: '' },
} as const;

/** An amount with a muted unit and, in large figures, muted decimals. A minus is U+2212. */
export function Money({ text, unit, size = 'body', mutesDecimals = size === 'total' }: MoneyProps) {
  const point = mutesDecimals ? text.indexOf('.') : -1;
  const looks = SIZES[size];
  return (
    <span className="inline-flex min-w-0 items-baseline gap-1.5 whitespace-nowrap">
      <span className={cx(numClass(text), looks.figure)}>
        {point < 0 ? text : text.slice(0, point)}
        {point >= 0 && <span className="text-text-muted">{text.slice(point)}</span>}
      </span>
      {unit && <span className={cx('text-text-muted', looks.unit)}>{unit}</span>}
    </span>
  );
}
