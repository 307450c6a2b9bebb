import { CircleCheck } from 'lucide-react';
import { KeyValue } from '../../../../kit/card.tsx';
import { Money } from '../../../../kit/numbers/money.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useConversionText } from '../../conversion-text.ts';
import type { ConvertDialogModel } from './convert-dialog.model.ts';

const usdt = (text: string): string => `${amount(text, { places: 6, trims: true })} USDT`;

/** The quote: what leaves, what arrives and what it costs, while its price holds. */
export function Receipt({ model }: { readonly model: ConvertDialogModel }) {
  const t = useConversionText();
  const { view } = model;
  const { quote } = view;
  if (!quote) return null;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-13 text-text-muted">{t('conversion.gets')}</p>
        <Money size="receipt" text={amount(quote.getsUsdt, { places: 6, trims: true })} unit="USDT" />
      </div>
      <KeyValue
        small
        rows={[
          ...quote.legs.map((leg) => ({
            label: (
              <span className="flex flex-col">
                {leg.asset}
                <span className="num text-12 text-text-faint">{exactAmount(leg.amount)}</span>
              </span>
            ),
            value: <span className="num">{usdt(leg.getsUsdt)}</span>,
          })),
          {
            label: t('conversion.fee', { percent: `${view.terms?.feePercent ?? '--'}%` }),
            value: <span className="num">{usdt(quote.feeUsdt)}</span>,
          },
          { label: t('conversion.account'), value: t('conversion.funding') },
        ]}
      />
      <p className="text-13 text-text-muted" role="timer" aria-live="off">
        {view.isExpired ? t('conversion.expired') : t('conversion.holds', { count: view.leftSeconds })}
      </p>
      {view.refusal && <Notice tone={view.isUnknown ? 'info' : 'danger'}>{view.refusal}</Notice>}
      <p className="text-12 text-text-faint">{t('conversion.final')}</p>
    </div>
  );
}

/** The result of the conversion. */
export function Done({ model }: { readonly model: ConvertDialogModel }) {
  const t = useConversionText();
  const locale = useLocale();
  const { done } = model.view;
  if (!done) return null;
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
      <CircleCheck aria-hidden="true" className="size-12 text-ok" strokeWidth={1.75} />
      <Money size="receipt" text={`+${amount(done.getsUsdt, { places: 6, trims: true })}`} unit="USDT" />
      <p className="text-14 text-text-muted">
        {t('conversion.doneText', { amount: amount(done.getsUsdt, { places: 6, trims: true }) })}
      </p>
      <p className="text-13 text-text-faint">{t('conversion.tooSoon', { time: dateTime(done.nextAtMs, locale) })}</p>
    </div>
  );
}
