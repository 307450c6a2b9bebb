import { formatAmount } from '@bourse/core/money/amount.ts';
import { EMPTY } from '@bourse/core/money/display.ts';
import type { Direction } from '@bourse/core/money/round.ts';
import type { ReactNode } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { numClass } from '../../../../kit/numbers/num.ts';
import { amount } from '../../../../lib/format.ts';
import type { Market } from '../../rules/market.ts';
import { hasLimit } from '../../rules/order-draft.ts';
import { shownMinor } from '../../rules/shown-amount.ts';
import { type SpotText, useSpotText } from '../../spot-text.ts';
import type { OrderFormModel } from './order-form.model.ts';

interface OrderFactsProps {
  readonly market: Market;
  readonly view: OrderFormModel['view'];
}

/** A rate in parts per million as percent, without a float: 1800 is 0.18. */
const ratePercent = (ppm: number): string => formatAmount(BigInt(ppm), 4);
const awayPercent = (bps: number): string => formatAmount(BigInt(bps), 2);

/** What an order costs and brings: the highest fee and, for a market order, the worst price. */
export function OrderFacts({ market, view }: OrderFactsProps) {
  const t = useSpotText();
  const { draft, estimate, feePpm, averagePrice } = view;
  const { base, quote } = market;
  const isTouch = useDensity() === 'touch';
  const isBuy = draft.side === 'buy';
  const isAtMarket = draft.type === 'market';
  // What leaves is rounded up, and what arrives is rounded down.
  const quoteText = (minor: bigint | undefined, direction: Direction) =>
    minor === undefined ? EMPTY : shownMinor(minor, market.quoteScale, view.places.quote, direction);
  const baseText = (minor: bigint | undefined, direction: Direction) =>
    minor === undefined ? EMPTY : shownMinor(minor, market.baseScale, view.places.base, direction);
  const isKnown = estimate !== null && feePpm !== null;
  const feeMinor = isKnown ? estimate.feeMostMinor : null;
  const feeText = feeMinor === null ? EMPTY : isBuy ? baseText(feeMinor, 'up') : quoteText(feeMinor, 'up');
  const getsMinor = isBuy && feeMinor !== null ? (estimate?.baseMinor ?? 0n) - feeMinor : undefined;
  return (
    <dl className="flex flex-col text-13">
      {isAtMarket && (
        <>
          <Fact label={t(isBuy ? 'spot.form.getAbout' : 'spot.form.sellAbout')} unit={base}>
            {`≈ ${baseText(estimate?.baseMinor, 'down')}`}
          </Fact>
          <Fact label={t('spot.form.average')} unit={quote}>
            {`≈ ${amount(averagePrice, { places: market.priceScale })}`}
          </Fact>
        </>
      )}
      {(isAtMarket || estimate?.worst) && (
        <Fact label={t('spot.form.worst')} unit={quote} isHeavy>
          {estimate?.worst
            ? `${amount(estimate.worst.price, { places: market.priceScale })} (${awayPercent(estimate.worst.awayBps)}%)`
            : EMPTY}
        </Fact>
      )}
      {isBuy && hasLimit(draft) && (
        <Fact label={t('spot.form.receiveLeast')} unit={base}>
          {baseText(getsMinor, 'down')}
        </Fact>
      )}
      {((hasLimit(draft) && !isBuy) || isAtMarket || estimate?.worst) && (
        <Fact label={t(netKey(isBuy, isAtMarket))} unit={quote}>
          {isKnown ? `${isAtMarket ? '≈ ' : ''}${quoteText(estimate.netMinor, isBuy ? 'up' : 'down')}` : EMPTY}
        </Fact>
      )}
      <Fact
        label={feePpm === null ? t('spot.form.fee') : feeLabel(t, ratePercent(feePpm), isTouch)}
        unit={isBuy ? base : quote}
      >
        {feeText}
      </Fact>
    </dl>
  );
}

/** A phone has no room for a sentence beside the amount. */
const feeLabel = (t: SpotText, rate: string, isTouch: boolean): string =>
  isTouch ? `${t('spot.form.fee')} ≤ ${rate}%` : t('spot.form.feeUpTo', { rate });

const netKey = (isBuy: boolean, isAtMarket: boolean) =>
  isAtMarket
    ? isBuy
      ? ('spot.form.payAbout' as const)
      : ('spot.form.receiveAbout' as const)
    : isBuy
      ? ('spot.form.payMost' as const)
      : ('spot.form.receiveLeast' as const);

interface FactProps {
  readonly label: string;
  readonly unit: string;
  readonly isHeavy?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, unit, isHeavy, children }: FactProps) {
  const isTouch = useDensity() === 'touch';
  return (
    <div
      className={cx(
        'flex flex-wrap items-baseline justify-between gap-x-3',
        isTouch ? 'min-h-6 py-0.5 text-12' : 'min-h-7 py-1',
      )}
    >
      <dt className="text-text-muted">{label}</dt>
      {/* On a phone it is as wide before an amount is there: its label breaks or not from the beginning. */}
      <dd className={cx(numClass(children), 'ml-auto text-right', isTouch && 'min-w-24', isHeavy && 'font-medium')}>
        {children} <span className="text-text-muted">{unit}</span>
      </dd>
    </div>
  );
}
