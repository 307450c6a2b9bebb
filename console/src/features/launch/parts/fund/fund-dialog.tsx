import { Choice } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { ChangeFields } from '../../../../lib/actions/change-fields.tsx';
import { t } from '../../../../lib/i18n.ts';
import { ProjectAndCoin } from '../list/project-and-coin.tsx';
import { FUND_USES, type FundUse, type useFundModel } from './fund.model.ts';

/** Which token is put aside for which project, and how much of it. */
export function FundDialog({ model }: { readonly model: ReturnType<typeof useFundModel> }) {
  return (
    <ActionDialog
      title={t('console.launch.fund')}
      effect={t('console.launch.effect.fund')}
      verb={t('console.ask')}
      isGood={model.isGood}
      act={model.act}
    >
      <ProjectAndCoin
        project={model.project}
        setProject={model.setProject}
        coinLabel={t('console.actionField.token')}
        coin={model.token}
        setCoin={model.setToken}
      />
      <Choice
        label={t('console.launch.fundFor')}
        value={model.use}
        onChange={(use) => model.setUse(use as FundUse)}
        options={FUND_USES.map((value) => ({ value, label: t(`console.launch.for.${value}`) }))}
      />
      <ChangeFields form={model.form} />
    </ActionDialog>
  );
}
