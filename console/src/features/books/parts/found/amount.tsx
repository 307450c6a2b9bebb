import { cx } from '../../../../kit/cx.ts';
import { formatAmount } from '../../../../lib/format.ts';

/** A figure of the books, grouped and whole; a minus is a sign and a colour. */
export function Amount({ text, asset }: { readonly text: string; readonly asset?: string }) {
  return (
    <span className={cx('num', text.startsWith('-') && 'text-danger')}>
      {formatAmount(text)}
      {asset && <span className="text-text-muted"> {asset}</span>}
    </span>
  );
}
