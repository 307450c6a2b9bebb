import { useQuery } from '@tanstack/react-query';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { wholeListOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { useNowMs } from '../../../../lib/time/clock.ts';
import { type Announcement, announcementsQuery, usePublish, useRemove } from '../../api/announcements.ts';
import { useEditorModel } from '../../parts/editor/editor.model.ts';

export type Act = { readonly act: 'publish' } | { readonly act: 'remove'; readonly row: Announcement };
export type AnnouncementState = 'removed' | 'over' | 'ahead' | 'shown';

/** Lists announcements, writes new ones and takes them back. */
export function useAnnouncementsModel() {
  const list = useQuery(announcementsQuery);
  const publishing = usePublish();
  const removing = useRemove();
  const editor = useEditorModel();
  const nowMs = useNowMs();
  const act = useReasonedAction<Act>(
    async (wanted, reason) => {
      if (wanted.act === 'remove') return removing.mutateAsync({ id: wanted.row.id, reason });
      await publishing.mutateAsync({ ...editor.content(), reason });
      editor.commands.clear();
    },
    ({ act: done }) => (done === 'publish' ? t('console.announce.published') : t('console.announce.removed')),
  );
  return {
    list: wholeListOf(list),
    view: {
      mayWrite: useIsOneOf(['product', 'risk']),
      stateOf: ({ removedAtMs, fromMs, untilMs }: Announcement): AnnouncementState => {
        if (removedAtMs !== null) return 'removed';
        if (untilMs !== null && untilMs <= nowMs) return 'over';
        return fromMs > nowMs ? 'ahead' : 'shown';
      },
    },
    editor,
    act,
  } as const;
}
