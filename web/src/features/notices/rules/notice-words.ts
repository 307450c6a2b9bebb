import { pathTo } from '../../../lib/links.ts';
import type { NoticeKind } from '../../../lib/products.ts';
import type { NoticesText } from '../notices-text.ts';
import { isWorrying, knownKind, noticePage, noticeQuery, shownParams } from './notice-kind.ts';

type NoticeKey = `notices.kind.${NoticeKind}`;

interface Told {
  readonly id: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  readonly atMs: number;
  readonly read: boolean;
}

/** A notice in words, with the page that it links to. */
export function worded(t: NoticesText, { id, kind, params, atMs, read }: Told) {
  // `t` for a key known only at run time, so values cannot be checked by type. A missing one shows as `--`.
  const say = t as (key: NoticeKey, params: Readonly<Record<string, string>>) => string;
  const known = knownKind(kind);
  return {
    id,
    text: known ? say(`notices.kind.${known}`, shownParams(params)) : t('notices.kind.other'),
    isWorrying: known !== null && isWorrying(known),
    atMs,
    read,
    href: pathTo(noticePage(kind), noticeQuery(kind, params)),
  };
}
