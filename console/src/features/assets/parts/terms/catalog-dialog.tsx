import { Choice, Field } from '../../../../kit/field.tsx';
import { ReasonDialog } from '../../../../kit/reason-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { reasonWords } from '../../../../lib/list-words.ts';
import { type CatalogAct, RESUME_HOURS, TERMS, type useCatalogModel } from '../../screens/catalog/catalog.model.ts';

type Model = Pick<ReturnType<typeof useCatalogModel>, 'form' | 'act'>;

const titleOf = (wanted: CatalogAct): string => {
  if (wanted.act === 'terms') return `${wanted.pair.asset} · ${wanted.pair.networkName}`;
  if (wanted.act === 'confirmations') return wanted.network.name;
  const direction = wanted.direction === 'deposit' ? t('console.catalog.deposits') : t('console.catalog.withdrawals');
  return `${wanted.name} · ${direction}`;
};

/** Asks what a coin or network should be like, and why. */
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
    <ReasonDialog
      title={titleOf(wanted)}
      effect={effect}
      words={reasonWords(verb)}
      isDangerous={isPause && !wanted.isPaused}
      {...act.dialog}
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
      {wanted.act === 'terms' &&
        TERMS.map((name) => (
          <Field
            key={name}
            label={t(`console.actionField.${name}`)}
            inputMode="decimal"
            maxLength={40}
            value={form.terms[name]}
            onChange={(text) => form.setTerm(name, text)}
          />
        ))}
      {wanted.act === 'confirmations' && (
        <>
          <Field
            label={t('console.actionField.credit')}
            inputMode="numeric"
            maxLength={5}
            value={form.credit}
            onChange={form.setCredit}
          />
          <Field
            label={t('console.actionField.unlock')}
            inputMode="numeric"
            maxLength={5}
            value={form.unlock}
            onChange={form.setUnlock}
          />
        </>
      )}
    </ReasonDialog>
  );
}
