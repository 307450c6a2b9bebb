import { EARN_KINDS } from '@bourse/core/earn/product.ts';
import { Choice, Field } from '../../../../kit/field.tsx';
import { FigureField } from '../../../../kit/figure-field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { SOURCES } from '../../rules/action-value.ts';
import { READINGS, type TermName } from '../../rules/terms.ts';
import { ProductPreview } from './product-preview.tsx';
import type { useTermsModel } from './terms.model.ts';

type Model = ReturnType<typeof useTermsModel>;

const VIP_LEVELS = ['0', '1', '2', '3', '4', '5', '6'];
const KYC_LEVELS = ['none', 'primary', 'advanced'] as const;

/** The terms of a product, only those that its kind needs. */
export function TermsDialog({ model }: { readonly model: Model }) {
  const { act } = model;
  const product = act.wanted?.product;
  return (
    <ActionDialog
      title={product ? t('console.earn.changeOf', { id: product.id }) : t('console.earn.new')}
      effect={t('console.earn.effect.product')}
      verb={t('console.ask')}
      isGood={model.isGood}
      act={act}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        {model.fields.map((name) => (
          <Term key={name} name={name} model={model} />
        ))}
      </div>
      <ProductPreview terms={model.terms} sold={product?.sold ?? '0'} />
    </ActionDialog>
  );
}

function Term({ name, model }: { readonly name: TermName; readonly model: Model }) {
  const reading = READINGS[name];
  const field = {
    label: t(`console.actionField.${name}`),
    value: model.terms[name],
    onChange: (text: string) => model.set(name, text),
    error: model.isWrong(name) ? t('console.refusal.FIELD_INVALID') : undefined,
  };
  if (reading === 'choice') return <Choice {...field} options={optionsOf(name)} />;
  if (reading === 'word') return <Field {...field} maxLength={40} autoComplete="off" hint={hintOf(name)} />;
  if (reading === 'time' || reading === 'noTime') return <Field {...field} type="datetime-local" hint={hintOf(name)} />;
  return <FigureField {...field} hint={hintOf(name)} />;
}

function hintOf(name: TermName): string | undefined {
  if (name === 'id') return t('console.earn.idHint');
  if (READINGS[name] === 'percent') return t('console.earn.percentHint');
  return ['optional', 'noTime'].includes(READINGS[name]) ? t('console.earn.noneHint') : undefined;
}

function optionsOf(name: TermName) {
  if (name === 'kind') return EARN_KINDS.map((value) => ({ value, label: t(`console.earn.kind.${value}`) }));
  if (name === 'source') return SOURCES.map((value) => ({ value, label: t(`console.earn.source.${value}`) }));
  if (name === 'vipMin') return VIP_LEVELS.map((value) => ({ value, label: value }));
  if (name === 'kycMin') {
    return KYC_LEVELS.map((level, at) => ({ value: String(at), label: t(`console.kycLevel.${level}`) }));
  }
  return [
    { value: 'false', label: t('console.no') },
    { value: 'true', label: t('console.yes') },
  ];
}
