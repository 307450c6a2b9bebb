import { useMutation, useQuery } from '@tanstack/react-query';
import { pathTo } from '../../../../lib/links.ts';
import { useSession } from '../../../../lib/session.ts';
import { markReadCommand } from '../../api/commands.ts';
import { useLiveNotices } from '../../api/live.ts';
import { bellQuery } from '../../api/queries.ts';
import { useNoticesText } from '../../notices-text.ts';
import { isWorrying, knownKind, type NoticeKind, noticePage, shownParams } from '../../rules/notice-kind.ts';

type NoticeKey = `notices.kind.${NoticeKind}`;

/** The person's newest notices in words, and how many are unread. */
export function useBellModel() {
  const t = useNoticesText();
  // A notice brings its own values; a place without one shows `--`.
  const say = t as (key: NoticeKey, params: Readonly<Record<string, string>>) => string;
  const { state } = useSession();
  useLiveNotices(state === 'person');
  const notices = useQuery({ ...bellQuery(), enabled: state === 'person' });
  const marking = useMutation(markReadCommand());
  const rows = (notices.data?.rows ?? []).map(({ id, kind, params, atMs, read }) => {
    const known = knownKind(kind);
    return {
      id,
      text: known ? say(`notices.kind.${known}`, shownParams(params)) : t('notices.kind.other'),
      isWorrying: known !== null && isWorrying(known),
      atMs,
      read,
      href: pathTo(noticePage(kind)),
    };
  });
  return {
    notices,
    view: { rows, unread: notices.data?.unread ?? 0, isMarking: marking.isPending },
    commands: {
      markAll: () => marking.mutate({}),
      markOne: (id: string) => marking.mutate({ id }),
    },
  };
}
