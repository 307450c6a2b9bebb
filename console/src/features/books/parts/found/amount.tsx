import { cx } from '../../../../kit/cx.ts';
import { formatAmount, formatShortAmount } from '../../../../lib/format.ts';

interface AmountProps {
  readonly text: string;
  readonly asset?: string;
  /** Cuts long decimals off; the tooltip has the whole figure. */
  readonly isShort?: boolean;
}

/** A grouped figure of the books; negative ones also have another colour. */
export function Amount({ text, asset, isShort = false }: AmountProps) {
  return (
    <span title={isShort ? formatAmount(text) : undefined} className={cx('num', text.startsWith('-') && 'text-danger')}>
      {isShort ? formatShortAmount(text) : formatAmount(text)}
      {asset && <span className="text-text-muted"> {asset}</span>}
    </span>
  );
}
