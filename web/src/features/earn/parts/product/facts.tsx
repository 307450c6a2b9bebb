import { Card, KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { exactAmount, percent } from '../../../../lib/format.ts';
import type { Offer } from '../../api/queries.ts';
import { type EarnText, useEarnText } from '../../earn-text.ts';
import { comparedRate, isFlexible } from '../../rules/offer.ts';
import { Remaining, TermText } from '../offer/offer-bits.tsx';
import { RateText } from '../offer/rate-text.tsx';

/** What a product asks and gives, in numbers. */
export function Facts({ offer }: { readonly offer: Offer }) {
  const t = useEarnText();
  return (
    <Card room="earn/parts/product">
      <p className="text-12 text-text-muted">{t('earn.rate')}</p>
      <div className="mt-0.5 mb-3 text-20">
        <RateText offer={offer} />
      </div>
      <KeyValue rows={factsOf(t, offer)} />
    </Card>
  );
}

function factsOf(t: EarnText, offer: Offer): readonly KeyValueRow[] {
  const coins = (text: string) => <span className="num">{`${exactAmount(text)} ${offer.asset}`}</span>;
  const compared = comparedRate(offer);
  const bound = (label: string, text: string | null) => (text === null ? [] : [{ label, value: coins(text) }]);
  const needs = needsOf(t, offer);
  return [
    ...(compared === null
      ? []
      : [{ label: t('earn.effective'), value: <span className="num">{percent(compared, false)}</span> }]),
    { label: t('earn.term'), value: <TermText termDays={offer.termDays} /> },
    ...(offer.fixedAmount === null ? bound(t('earn.min'), offer.min) : []),
    ...bound(t('earn.onlyAmount'), offer.fixedAmount),
    ...bound(t('earn.maxOrder'), offer.maxOrder),
    ...bound(t('earn.maxPerson'), offer.maxPerson),
    { label: t('earn.remaining'), value: <Remaining offer={offer} /> },
    ...(isFlexible(offer)
      ? []
      : [{ label: t('earn.renewal'), value: t(offer.canRenew ? 'earn.renewal.yes' : 'earn.renewal.no') }]),
    ...(needs.length === 0 ? [] : [{ label: t('earn.needs'), value: needs.join(' · ') }]),
  ];
}

const needsOf = (t: EarnText, { kycMin, vipMin, isForNewPeople }: Offer): readonly string[] => [
  ...(kycMin > 0 ? [t('earn.needs.kyc', { level: kycMin })] : []),
  ...(vipMin > 0 ? [t('earn.needs.vip', { level: vipMin })] : []),
  ...(isForNewPeople ? [t('earn.needs.new')] : []),
];
