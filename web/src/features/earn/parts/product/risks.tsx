import { type Risk, risksOf } from '@bourse/core/earn/said.ts';
import { Card } from '../../../../kit/card.tsx';
import type { Offer } from '../../api/queries.ts';
import { type EarnText, useEarnText } from '../../earn-text.ts';

/** Where the yield comes from, and what can go wrong. */
export function Risks({ offer }: { readonly offer: Offer }) {
  const t = useEarnText();
  return (
    <>
      <Card title={t('earn.source')} room="earn/parts/product/source">
        <p className="text-14">{t(`earn.source.${offer.source}`)}</p>
      </Card>
      <Card title={t('earn.risks')} room="earn/parts/product/risks">
        <ul className="flex list-disc flex-col gap-2 pl-5 text-14 text-text-muted">
          {risksOf(offer).map((risk) => (
            <li key={risk}>{riskText(t, risk, offer)}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function riskText(t: EarnText, risk: Risk, { asset, reward }: Offer): string {
  if (risk === 'reward') return t('earn.risk.reward', { coin: reward?.asset ?? '' });
  if (risk === 'price' || risk === 'staking') return t(`earn.risk.${risk}`, { asset });
  return t(`earn.risk.${risk}`);
}
