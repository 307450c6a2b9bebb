import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../lib/person/session.ts';
import { markReadCommand } from '../../api/commands.ts';
import { useLiveNotices } from '../../api/live.ts';
import { bellQuery } from '../../api/queries.ts';
import { useNoticesText } from '../../notices-text.ts';
import { worded } from '../../rules/notice-words.ts';

/** The person's newest notices in words, and how many are unread. */
export function useBellModel() {
  const t = useNoticesText();
  const { state } = useSession();
  useLiveNotices(state === 'person');
  // The list opens without redrawing the bell. What it shows is read here, so that the bell redraws when that changes.
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...bellQuery(), enabled: state === 'person' });
  const marking = useMutation(markReadCommand());
  const rows = (data?.rows ?? []).map((row) => worded(t, row));
  return {
    notices: { data, error, isPending, isFetching, refetch },
    view: { rows, unread: data?.unread ?? 0, isMarking: marking.isPending },
    commands: {
      markAll: () => marking.mutate({}),
      markOne: (id: string) => marking.mutate({ id }),
    },
  };
}
