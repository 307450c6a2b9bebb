import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { type LaunchProject, useCancel } from '../../api/projects.ts';

/** Asking for a project to be cancelled, and everybody to be paid back. */
export function useCancelModel() {
  const asking = useCancel();
  const act = useReasonedAction<LaunchProject>(
    ({ id }, reason) => asking.mutateAsync({ project: id, reason }),
    () => t('console.asked'),
  );
  return { act, start: (project: LaunchProject) => act.start(project) } as const;
}
