import { countdown, dateTime } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useServerNow } from '../../../lib/server-time.ts';
import { useWalletText } from '../wallet-text.ts';

/** The time from which an entry of the address book can be paid in whitelist mode, and how long that still is. */
export function Activation({ untilMs }: { readonly untilMs: number }) {
  const t = useWalletText();
  const locale = useLocale();
  const nowMs = useServerNow();
  return (
    <span className="num">
      {t('wallet.book.usableIn', { time: dateTime(untilMs, locale), left: countdown(untilMs - nowMs) })}
    </span>
  );
}
