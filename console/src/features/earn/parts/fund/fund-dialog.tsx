import { Choice } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { ChangeFields } from '../../../../lib/actions/change-fields.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { EarnProduct } from '../../api/products.ts';
import type { useFundModel } from './fund.model.ts';

type Model = ReturnType<typeof useFundModel>;

/** Which coin is put aside for a product, and how much of it. */
export function FundDialog({ model, product }: { readonly model: Model; readonly product: EarnProduct }) {
  const coins = product.reward ? [product.asset, product.reward.asset] : [product.asset];
  return (
    <ActionDialog
      title={t('console.earn.fundOf', { id: product.id })}
      effect={t('console.earn.effect.fund')}
      verb={t('console.ask')}
      isGood={model.form.isGood}
      act={model.act}
    >
      <Choice
        label={t('console.actionField.asset')}
        value={model.asset}
        options={coins.map((value) => ({ value, label: value }))}
        onChange={model.setAsset}
      />
      <ChangeFields form={model.form} />
    </ActionDialog>
  );
}
