import { Choice } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { ChangeFields } from '../../../../lib/actions/change-fields.tsx';
import { t } from '../../../../lib/i18n.ts';
import { type CatalogAct, RESUME_HOURS, type useCatalogModel } from '../../screens/catalog/catalog.model.ts';

type Model = Pick<ReturnType<typeof useCatalogModel>, 'form' | 'act'>;

const titleOf = (wanted: CatalogAct): string => {
  if (wanted.act === 'terms') return `${wanted.pair.asset} · ${wanted.pair.networkName}`;
  if (wanted.act === 'confirmations') return wanted.network.name;
  const direction = wanted.direction === 'deposit' ? t('console.catalog.deposits') : t('console.catalog.withdrawals');
  return `${wanted.name} · ${direction}`;
};

/** Asks for a coin's or network's new terms, and the reason. */
export function CatalogDialog({ form, act }: Model) {
  const { wanted } = act;
  if (!wanted) return null;
  const isPause = wanted.act === 'pause';
  const verb = isPause ? (wanted.isPaused ? t('console.resume') : t('console.pause')) : t('console.ask');
  const effect = isPause
    ? wanted.isPaused
      ? t('console.catalog.effect.resume')
      : t('console.catalog.effect.pause')
    : t('console.catalog.effect.ask');
  return (
    <ActionDialog
      title={titleOf(wanted)}
      effect={effect}
      verb={verb}
      isDangerous={isPause && !wanted.isPaused}
      isGood={isPause || (wanted.act === 'terms' ? form.terms : form.confirmations).isGood}
      act={act}
    >
      {isPause && !wanted.isPaused && (
        <Choice
          label={t('console.catalog.resumes')}
          value={form.hours}
          options={RESUME_HOURS.map((value) => ({
            value,
            label: value === '' ? t('console.catalog.unknown') : t('console.catalog.inHours', { count: Number(value) }),
          }))}
          onChange={form.setHours}
        />
      )}
      {wanted.act === 'terms' && <ChangeFields form={form.terms} />}
      {wanted.act === 'confirmations' && <ChangeFields form={form.confirmations} />}
    </ActionDialog>
  );
}
