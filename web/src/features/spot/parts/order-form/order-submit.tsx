import { formatAmount } from '@bourse/core/money/amount.ts';
import { ArrowLeftRight } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { None } from '../../../../kit/numbers/none.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import type { Market } from '../../rules/market.ts';
import { shownDerived, shownMinor, shownTyped } from '../../rules/shown-amount.ts';
import { useSpotText } from '../../spot-text.ts';
import type { FundingOffer } from './funding/funding.model.ts';
import type { OrderFormModel } from './order-form.model.ts';
import { problemSentence } from './problem-sentence.ts';

interface ViewProps {
  readonly market: Market;
  readonly view: OrderFormModel['view'];
}

export function Available({ market, view, onTransfer }: ViewProps & { readonly onTransfer: () => void }) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { draft, funds } = view;
  const isBuy = draft.side === 'buy';
  const asset = isBuy ? market.quote : market.base;
  const text =
    funds &&
    (isBuy
      ? shownMinor(funds.quoteMinor, market.quoteScale, view.places.quote, 'down')
      : shownMinor(funds.baseMinor, market.baseScale, view.places.base, 'down'));
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-2', isTouch ? 'text-12' : 'text-13')}>
      <span className="text-text-muted">{t(isTouch ? 'spot.form.inSpot' : 'spot.form.available')}</span>
      <span className="ml-auto flex items-center gap-1.5">
        <span className="num">
          {text ?? <None />} {asset}
        </span>
        {view.session === 'person' && (
          <button
            type="button"
            aria-label={t('spot.assets.transfer')}
            title={t('spot.assets.transfer')}
            className="touch text-accent-text"
            onClick={onTransfer}
          >
            <ArrowLeftRight aria-hidden="true" className="size-3.5" />
          </button>
        )}
      </span>
    </div>
  );
}

/** Warnings before the button: a halted market, a token above its value. */
export function Warnings({ market, view }: ViewProps) {
  const t = useSpotText();
  const { premium, token, draft } = view;
  const percent = amount(token?.premiumPercent, { places: 2, trims: true });
  return (
    <>
      {view.isHalted && (
        <Notice tone="warn">{t('spot.form.halted', { pair: `${market.base}/${market.quote}` })}</Notice>
      )}
      {draft.side === 'buy' && premium !== 'fair' && (
        <Notice tone={premium === 'blocked' ? 'danger' : 'warn'}>
          {t(premium === 'blocked' ? 'spot.token.blocked' : 'spot.token.dear', { percent })}
        </Notice>
      )}
    </>
  );
}

/** The decimal places of the coin that pays the order. */
export const coinPlaces = ({ draft, places }: OrderFormModel['view']): number =>
  draft.side === 'buy' ? places.quote : places.base;

interface FundingNoticeProps extends ViewProps {
  readonly offer: FundingOffer;
}

/** Says what is missing, and what the funding account can do about it. */
export function FundingNotice({ market, view, offer }: FundingNoticeProps) {
  const t = useSpotText();
  const { asset } = offer;
  const places = coinPlaces(view);
  if (offer.kind === 'too-little') {
    return (
      <Notice tone="warn">
        {`${t('spot.fund.tooLittle', { missing: shownDerived(offer.missing, places, 'up'), asset })} `}
        <Link
          href={pathTo('deposits.deposit', { asset })}
          className="touch whitespace-nowrap text-accent-text underline"
        >
          {t('spot.assets.deposit', { asset })}
        </Link>
      </Notice>
    );
  }
  const missing = formatAmount(offer.short.missingMinor, offer.short.scale);
  const problem = { code: 'INSUFFICIENT_BALANCE', details: { missing } } as const;
  return (
    <Notice tone="info" icon={<ArrowLeftRight aria-hidden="true" />}>
      <span className="block">{problemSentence(t, problem, market, places, view.draft.side === 'buy')}</span>
      <span className="block font-medium">
        {t('spot.fund.inFunding', { amount: shownDerived(offer.there, places, 'down'), asset })}
      </span>
    </Notice>
  );
}

export function Submit({ market, model }: { readonly market: Market; readonly model: OrderFormModel }) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { view } = model;
  const { draft, sending, session } = view;
  if (session === 'visitor') {
    return (
      <Link
        href={pathTo('identity.login', { forwardUrl: `${location.pathname}${location.search}` })}
        className={buttonClass({ kind: 'secondary', size: 'large', wide: true })}
      >
        {t('spot.form.logIn')}
      </Link>
    );
  }
  const { offer } = view;
  const shown =
    draft.quantity && view.errorAt('quantity') === undefined
      ? `${exactAmount(draft.quantity.replace(/[,\s]/g, '') || null)} `
      : '';
  const isFunded = offer?.kind === 'enough';
  const words = isFunded
    ? t(`spot.fund.submit.${draft.side}`, { amount: shownTyped(offer.amount, coinPlaces(view)) })
    : t(`spot.form.submit.${draft.side}`, { amount: `${shown}${market.base}` });
  return (
    <>
      <Button
        type="submit"
        kind={draft.side === 'buy' ? 'buy' : 'sell'}
        size="large"
        wide
        busy={sending !== 'idle'}
        disabled={view.isHalted || view.isBlocked}
      >
        <span className="truncate">{words}</span>
      </Button>
      <p role="status" className={cx('text-center text-12 text-text-muted', isTouch ? 'min-h-8' : 'min-h-4')}>
        {sending === 'checking' ? t('spot.form.checking') : isFunded && t('spot.fund.note')}
      </p>
    </>
  );
}
