import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { type LaunchProject, useProtect } from '../../api/projects.ts';

/** Asking for the last known price to count for a price protection. */
export function useProtectModel() {
  const asking = useProtect();
  const act = useReasonedAction<LaunchProject>(
    ({ id }, reason) => asking.mutateAsync({ project: id, reason }),
    () => t('console.asked'),
  );
  return { act, start: (project: LaunchProject) => act.start(project) } as const;
}
