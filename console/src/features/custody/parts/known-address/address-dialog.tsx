import { Choice, Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { FAMILIES, LISTINGS, type useAddressesModel } from '../../screens/addresses/addresses.model.ts';

/** Asks to put an address on a list, or to take it off, and why. */
export function AddressDialog({ form, act }: Pick<ReturnType<typeof useAddressesModel>, 'form' | 'act'>) {
  const { wanted } = act;
  if (!wanted) return null;
  const isNew = wanted === 'new';
  return (
    <ActionDialog
      title={isNew ? t('console.addresses.add') : t('console.addresses.remove')}
      effect={isNew ? t('console.addresses.addEffect') : t('console.addresses.removeEffect')}
      verb={t('console.ask')}
      act={act}
      isGood={!isNew || form.isGood}
    >
      {isNew ? (
        <>
          <Choice
            label={t('console.alarms.network')}
            value={form.family}
            options={FAMILIES.map((value) => ({ value, label: t(`console.family.${value}`) }))}
            onChange={form.setFamily}
          />
          <Field
            label={t('console.withdrawals.address')}
            maxLength={120}
            value={form.address}
            onChange={form.setAddress}
          />
          <Choice
            label={t('console.actionField.listing')}
            value={form.listing}
            options={LISTINGS.map((value) => ({ value, label: t(`console.listing.${value}`) }))}
            onChange={form.setListing}
          />
          <Field label={t('console.actionField.note')} maxLength={200} value={form.note} onChange={form.setNote} />
        </>
      ) : (
        <p className="code text-13 break-all">{wanted.address}</p>
      )}
    </ActionDialog>
  );
}
