import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { LaunchProject } from '../../api/projects.ts';
import { amountsText } from '../../rules/action-value.ts';
import type { useCancelModel } from './cancel.model.ts';

interface Props {
  readonly model: ReturnType<typeof useCancelModel>;
  readonly project: LaunchProject;
}

/** What cancelling a project gives back to how many people, before it is asked for. */
export function CancelDialog({ model, project }: Props) {
  const { people, amounts } = project.paidBack;
  return (
    <ActionDialog
      title={t('console.launch.cancelOf', { id: project.id })}
      effect={t('console.launch.effect.cancel', { people, amounts: amountsText(amounts) })}
      verb={t('console.ask')}
      isGood
      act={model.act}
    />
  );
}
