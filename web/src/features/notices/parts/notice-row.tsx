import { Link } from 'wouter';
import { cx } from '../../../kit/cx.ts';
import { dateTime } from '../../../lib/format.ts';
import { useNoticesText } from '../notices-text.ts';
import type { worded } from '../rules/notice-words.ts';

interface NoticeRowProps {
  readonly row: ReturnType<typeof worded>;
  readonly onOpen: () => void;
}

/** One notice: what happened, when, whether it was read, and a link. */
export function NoticeRow({ row, onOpen }: NoticeRowProps) {
  const t = useNoticesText();
  return (
    <Link href={row.href} className="flex gap-2.5 rounded-control px-3 py-2.5 hover:bg-hover" onClick={onOpen}>
      <span
        aria-hidden="true"
        className={cx(
          'mt-1.5 size-2 shrink-0 rounded-pill',
          row.read ? 'bg-transparent' : row.isWorrying ? 'bg-warn' : 'bg-accent',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className={cx('block text-13 break-words', row.read ? 'text-text-muted' : 'text-text')}>{row.text}</span>
        <span className="num block text-12 text-text-faint">{dateTime(row.atMs, t.locale)}</span>
      </span>
      {!row.read && <span className="sr-only">{t('notices.unread')}</span>}
    </Link>
  );
}
