import { cx } from '../../../../kit/cx.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useIdentityText } from '../../identity-text.ts';

type Login = CallOutput<'identity.loginHistory'>['rows'][number];

/** One log-in: time, device, place and, if it failed, why. */
export function LoginLine({ row }: { readonly row: Login }) {
  const t = useIdentityText();
  const hasFailed = row.outcome !== 'ok';
  return (
    <li className="flex min-h-8 items-baseline justify-between gap-4 py-1.5 text-13">
      <span className="num text-text-muted">{dateTime(row.atMs, t.locale, { noSuffix: true })}</span>
      <span className={cx('min-w-0 text-right', hasFailed ? 'text-danger' : 'text-text-muted')}>
        {row.device} · <span className={cx(!hasFailed && 'text-text')}>{row.place ?? row.ip}</span>
        {row.outcome !== 'ok' && ` · ${t(`identity.logins.${row.outcome}`)}`}
      </span>
    </li>
  );
}
