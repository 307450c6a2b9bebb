import { FigureField } from '../../kit/figure-field.tsx';
import { formatAmount } from '../format.ts';
import { t } from '../i18n.ts';
import type { FigureName, useChangeForm } from './change-form.ts';

type ChangeForm<Name extends FigureName> = Pick<ReturnType<typeof useChangeForm<Name>>, 'fields' | 'set'>;

/** The fields of a change; one that was edited shows its present value. */
export function ChangeFields<Name extends FigureName>({ form }: { readonly form: ChangeForm<Name> }) {
  return form.fields.map(({ name, before, text, fault }) => (
    <FigureField
      key={name}
      label={t(`console.actionField.${name as FigureName}`)}
      value={text}
      error={fault}
      hint={
        text === before
          ? undefined
          : `${t('console.audit.before')}: ${before === '' ? t('console.none') : formatAmount(before)}`
      }
      onChange={(next) => form.set(name, next)}
    />
  ));
}
