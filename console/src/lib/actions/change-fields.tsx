import { Field } from '../../kit/field.tsx';
import { formatAmount } from '../format.ts';
import { t } from '../i18n.ts';
import type { FigureName, useChangeForm } from './change-form.ts';

type ChangeForm<Name extends FigureName> = Pick<ReturnType<typeof useChangeForm<Name>>, 'fields' | 'set'>;

/** The figures of a change; one that was touched says what it is as yet. */
export function ChangeFields<Name extends FigureName>({ form }: { readonly form: ChangeForm<Name> }) {
  return form.fields.map(({ name, before, text, isWrong }) => (
    <Field
      key={name}
      label={t(`console.actionField.${name as FigureName}`)}
      inputMode="decimal"
      maxLength={40}
      value={text}
      error={isWrong ? t('console.refusal.AMOUNT_INVALID') : undefined}
      hint={
        text === before
          ? undefined
          : `${t('console.audit.before')}: ${before === '' ? t('console.none') : formatAmount(before)}`
      }
      onChange={(next) => form.set(name, next)}
    />
  ));
}
