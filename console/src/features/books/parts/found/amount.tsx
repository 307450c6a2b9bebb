import { cx } from '../../../../kit/cx.ts';
import { formatAmount, formatShortAmount } from '../../../../lib/format.ts';

interface AmountProps {
  readonly text: string;
  readonly asset?: string;
  /** Cuts long decimals off; the whole figure is in its tip. */
  readonly isShort?: boolean;
}

/** A figure of the books, grouped; a minus is a sign and a colour. */
export function Amount({ text, asset, isShort = false }: AmountProps) {
  return (
    <span title={isShort ? formatAmount(text) : undefined} className={cx('num', text.startsWith('-') && 'text-danger')}>
      {isShort ? formatShortAmount(text) : formatAmount(text)}
      {asset && <span className="text-text-muted"> {asset}</span>}
    </span>
  );
}
