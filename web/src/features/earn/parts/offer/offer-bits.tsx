import { Link } from 'wouter';
import { Button } from '../../../../kit/button.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { ProgressBar } from '../../../../kit/progress/progress-bar.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, dateTime } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { bpsText } from '../../rules/offer.ts';
import { useTakesNew } from '../../takes-new.ts';

/** The coin and the kind in one line, such as a title. */
export function useOfferTitle(): (offer: Pick<Offer, 'asset' | 'kind'>) => string {
  const t = useEarnText();
  return ({ asset, kind }) => `${asset} ${t(`earn.kind.${kind}`)}`;
}

/** The same, leading to the page of the product. */
export const OfferLink = ({ offer }: { readonly offer: Pick<Offer, 'id' | 'asset' | 'kind'> }) => (
  <Link href={pathTo('earn.product', { product: offer.id })} className="group touch rounded-control">
    <OfferName offer={offer} />
  </Link>
);

/** The coin and the kind. */
export function OfferName({ offer }: { readonly offer: Pick<Offer, 'asset' | 'kind'> }) {
  const t = useEarnText();
  return (
    <span className="inline-flex min-w-0 items-center gap-3">
      <CoinIcon coin={offer.asset} size={32} />
      <span className="flex min-w-0 flex-col">
        <span className="text-14 font-semibold text-text group-hover:underline">{offer.asset}</span>
        <span className="text-12 text-text-muted">{t(`earn.kind.${offer.kind}`)}</span>
      </span>
    </span>
  );
}

export function TermText({ termDays }: Pick<Offer, 'termDays'>) {
  const t = useEarnText();
  return termDays === 0 ? t('earn.anyTime') : t('earn.days', { count: termDays });
}

/** How much is left, and how much is sold: never nearer to its end than it is. */
export function Remaining({ offer }: { readonly offer: Offer }) {
  const t = useEarnText();
  const sold = bpsText(offer.progressBps);
  return (
    <span className="flex min-w-36 flex-col gap-1 text-12">
      <span className="flex justify-between gap-3">
        <span className="num text-text">{amount(offer.remaining, { places: offer.displayScale })}</span>
        <span className="num text-text-muted">{sold}</span>
      </span>
      <ProgressBar percent={offer.progressBps / 100} label={t('earn.sold', { percent: sold })} />
    </span>
  );
}

interface OfferActionProps {
  readonly offer: Offer;
  readonly onChoose: (offer: Offer) => void;
  readonly wide?: boolean;
  /** On the page of the product it is what the page is for. */
  readonly isMain?: boolean;
}

/** Said once on a page, while nothing new is taken: the ways into the form are gone then. */
export function ClosedNotice() {
  const t = useEarnText();
  return useTakesNew() ? null : <Notice tone="info">{t('earn.closed')}</Notice>;
}

/** The way into the form; a product that is not on sale says why in its place. */
export function OfferAction({ offer, onChoose, wide = false, isMain = false }: OfferActionProps) {
  const t = useEarnText();
  const locale = useLocale();
  if (!useTakesNew()) return null;
  if (offer.status === 'UPCOMING') {
    return (
      <span className="text-12 text-text-muted">{t('earn.opens', { time: dateTime(offer.startAtMs, locale) })}</span>
    );
  }
  if (offer.status === 'ENDED') return <span className="text-12 text-text-muted">{t('earn.over')}</span>;
  return (
    <Button
      {...(isMain ? ({ size: wide ? 'large' : 'medium' } as const) : ({ kind: 'secondary', size: 'small' } as const))}
      wide={wide}
      onClick={() => onChoose(offer)}
    >
      {t('earn.subscribe')}
    </Button>
  );
}
