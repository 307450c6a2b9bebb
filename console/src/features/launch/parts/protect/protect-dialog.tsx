import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { LaunchProject } from '../../api/projects.ts';
import type { useProtectModel } from './protect.model.ts';

interface Props {
  readonly model: ReturnType<typeof useProtectModel>;
  readonly project: LaunchProject;
}

/** Which price counts for a price protection that no hour tells, before it is asked for. */
export function ProtectDialog({ model, project }: Props) {
  return (
    <ActionDialog
      title={t('console.launch.protectOf', { id: project.id })}
      effect={t('console.launch.effect.protect')}
      verb={t('console.ask')}
      isGood
      act={model.act}
    />
  );
}
