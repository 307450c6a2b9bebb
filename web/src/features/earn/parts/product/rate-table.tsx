import { Card } from '../../../../kit/card.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import type { Offer } from '../../api/queries.ts';
import { type EarnText, useEarnText } from '../../earn-text.ts';
import { bpsText } from '../../rules/offer.ts';

/** The rows of a product, each with the slice of the principal that earns it. */
export function RateTable({ offer }: { readonly offer: Offer }) {
  const t = useEarnText();
  return (
    <Card title={t('earn.rates')} room="earn/parts/product/rate-table">
      <table aria-label={t('earn.rates')} className="w-full text-14">
        <thead className="text-12 text-text-muted">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              {`${t('earn.slice')} (${offer.asset})`}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {t('earn.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {offer.tiers.map(({ upTo, rateBps }, index) => (
            <tr key={upTo ?? 'rest'} className="h-9 border-t border-line">
              <th scope="row" className="num text-left font-normal">
                {sliceName(t, offer.tiers[index - 1]?.upTo ?? null, upTo)}
              </th>
              <td className="num text-right font-semibold">{bpsText(rateBps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {offer.tiers.length > 1 && <p className="mt-2 text-12 text-text-muted">{t('earn.ratesNote')}</p>}
    </Card>
  );
}

function sliceName(t: EarnText, from: string | null, upTo: string | null): string {
  if (upTo !== null) return `${exactAmount(from ?? '0')} \u2013 ${exactAmount(upTo)}`;
  return from === null ? t('earn.wholeAmount') : t('earn.sliceOver', { from: exactAmount(from) });
}
