import { Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { ChangeFields } from '../../../../lib/actions/change-fields.tsx';
import { t } from '../../../../lib/i18n.ts';
import { ProjectAndCoin } from '../list/project-and-coin.tsx';
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
      <ProjectAndCoin
        project={model.project}
        setProject={model.setProject}
        coinLabel={t('console.actionField.asset')}
        coin={model.asset}
        setCoin={model.setAsset}
      />
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
