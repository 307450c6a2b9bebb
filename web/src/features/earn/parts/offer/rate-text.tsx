import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Offer } from '../../api/queries.ts';
import { type EarnText, useEarnText } from '../../earn-text.ts';
import { bpsText, type Headline, headlineOf } from '../../rules/offer.ts';

/** What a product says that it earns. A rate of one slice never stands without its slice, and two coins are never one number. */
export function RateText({ offer }: { readonly offer: Offer }) {
  const t = useEarnText();
  const locale = useLocale();
  const headline = headlineOf(offer);
  const rate = <strong className="num font-semibold text-text">{bpsText(headline.rateBps)}</strong>;
  if (offer.reward) {
    const { asset: coin, rateBps, endedAtMs } = offer.reward;
    const bps = endedAtMs === null ? rateBps : 0;
    const reward = <strong className="num font-semibold text-text">{`\u2248${bpsText(bps)}`}</strong>;
    return (
      <span className="flex flex-col">
        <span>{t.rich('earn.hybridRate', { rate, asset: offer.asset, reward, coin })}</span>
        {endedAtMs !== null && (
          <span className="text-12 text-text-muted">
            {t('earn.rewardEnded', { coin, time: dateTime(endedAtMs, locale) })}
          </span>
        )}
      </span>
    );
  }
  const slice = sliceWords(t, headline, offer.asset);
  return slice === null ? (
    rate
  ) : (
    <span className="flex flex-col">
      <span>{t.rich('earn.upTo', { rate })}</span>
      <span className="text-12 text-text-muted">{slice}</span>
    </span>
  );
}

function sliceWords(t: EarnText, { from, upTo }: Headline, asset: string): string | null {
  if (from === null && upTo === null) return null;
  if (from === null) return t('earn.onFirst', { amount: exactAmount(upTo), asset });
  if (upTo === null) return t('earn.onAbove', { amount: exactAmount(from), asset });
  return t('earn.onBetween', { from: exactAmount(from), to: exactAmount(upTo), asset });
}
