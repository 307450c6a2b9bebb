import { Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { ChangeFields } from '../../../../lib/actions/change-fields.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { usePayOutModel } from './pay-out.model.ts';

/** How much of which coin leaves which project, and for whom. */
export function PayOutDialog({ model }: { readonly model: ReturnType<typeof usePayOutModel> }) {
  return (
    <ActionDialog
      title={t('console.launch.payOut')}
      effect={t('console.launch.effect.payOut')}
      verb={t('console.ask')}
      isGood={model.isGood}
      act={model.act}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label={t('console.launch.project')}
          value={model.project}
          maxLength={40}
          autoComplete="off"
          onChange={model.setProject}
        />
        <Field
          label={t('console.actionField.asset')}
          value={model.asset}
          maxLength={12}
          autoComplete="off"
          onChange={model.setAsset}
        />
      </div>
      <Field
        label={t('console.launch.payOutTo')}
        value={model.uid}
        maxLength={9}
        inputMode="numeric"
        autoComplete="off"
        hint={t('console.launch.payOutHint')}
        onChange={model.setUid}
      />
      <ChangeFields form={model.form} />
    </ActionDialog>
  );
}
