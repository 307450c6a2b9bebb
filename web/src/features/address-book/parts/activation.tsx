import { useServerNow } from '../../../lib/calls/server-time.ts';
import { countdown, dateTime } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useAddressBookText } from '../address-book-text.ts';

/** When an entry becomes payable in whitelist mode, and how long that is from now. */
export function Activation({ untilMs }: { readonly untilMs: number }) {
  const t = useAddressBookText();
  const locale = useLocale();
  const nowMs = useServerNow();
  return (
    <span className="num">
      {t('addressBook.usableIn', { time: dateTime(untilMs, locale), left: countdown(untilMs - nowMs) })}
    </span>
  );
}
