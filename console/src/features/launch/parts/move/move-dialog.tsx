import { Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { Movable, useMoveModel } from './move.model.ts';

interface Props {
  readonly model: ReturnType<typeof useMoveModel>;
  readonly of: Movable;
}

/** When a round starts instead, before it is asked for. */
export function MoveDialog({ model, of }: Props) {
  return (
    <ActionDialog
      title={t('console.launch.moveOf', { id: of.project, number: of.round })}
      effect={t('console.launch.effect.move')}
      verb={t('console.ask')}
      isGood={model.isGood}
      act={model.act}
    >
      <Field
        type="datetime-local"
        label={t('console.actionField.startAtMs')}
        value={model.start}
        onChange={model.setStart}
      />
    </ActionDialog>
  );
}
