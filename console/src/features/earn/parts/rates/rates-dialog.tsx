import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { FigureField } from '../../../../kit/figure-field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { EarnProduct } from '../../api/products.ts';
import { Preview } from './preview.tsx';
import type { useRatesModel } from './rates.model.ts';

type Model = ReturnType<typeof useRatesModel>;

/** Rows of rates, from when on, and what people will read of them. */
export function RatesDialog({ model, product }: { readonly model: Model; readonly product: EarnProduct }) {
  return (
    <ActionDialog
      title={t('console.earn.ratesOf', { id: product.id })}
      effect={t('console.earn.effect.rates')}
      verb={t('console.ask')}
      isGood={model.isGood}
      act={model.act}
    >
      <Field
        type="datetime-local"
        step={3_600}
        label={t('console.actionField.fromMs')}
        value={model.from}
        error={faultOf(model)}
        hint={t('console.earn.earliest', { time: formatTime(model.earliestMs) })}
        onChange={model.commands.setFrom}
      />
      <Rows model={model} asset={product.asset} />
      {model.sent && <Preview rows={model.sent} product={product} />}
    </ActionDialog>
  );
}

function faultOf({ isFull, isLate, earliestMs }: Model): string | undefined {
  if (!isFull) return t('console.refusal.EARN_RATE_HOUR');
  return isLate ? undefined : t('console.earn.earliest', { time: formatTime(earliestMs) });
}

function Rows({ model, asset }: { readonly model: Model; readonly asset: string }) {
  const { rows, commands } = model;
  return (
    <div className="flex flex-col gap-2">
      {rows.map((row, at) => {
        const isLast = at === rows.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <div key={at} className="flex items-end gap-3">
            {isLast ? (
              <p className="flex h-10 flex-1 items-center text-13 text-text-muted">
                {rows.length === 1 ? t('console.earn.all') : t('console.earn.rest')}
              </p>
            ) : (
              <FigureField
                label={t('console.earn.upTo', { row: at + 1, asset })}
                value={row.upTo}
                onChange={(upTo) => commands.setRow(at, { ...row, upTo })}
              />
            )}
            <FigureField
              label={t('console.earn.percent', { row: at + 1 })}
              value={row.percent}
              onChange={(percent) => commands.setRow(at, { ...row, percent })}
            />
            <Button kind="link" disabled={isLast} onClick={() => commands.removeRow(at)}>
              {t('console.earn.removeRow', { row: at + 1 })}
            </Button>
          </div>
        );
      })}
      <span>
        <Button kind="link" onClick={commands.addRow}>
          {t('console.earn.addRow')}
        </Button>
      </span>
      {model.sent === null && <p className="text-12 text-danger">{t('console.earn.rowsWrong')}</p>}
    </div>
  );
}
