import { memo, type ReactNode } from 'react';
import { Change } from '../../../../kit/badge.tsx';
import { cx } from '../../../../kit/cx.ts';
import { numClass } from '../../../../kit/numbers/num.ts';
import { amount, directionOf, percent } from '../../../../lib/format.ts';
import { useIsLive } from '../../../../lib/live/live-socket.ts';
import { useMarketsText } from '../../markets-text.ts';
import { pairName, type Ticker } from '../../rules/market.ts';
import { wholeOf, wholeText } from '../../rules/whole.ts';
import { useSpotText } from '../../spot-text.ts';
import { abbreviated } from '../abbreviated.ts';
import { DIRECTION_INK, type LastPriceProps, useLastPrice } from '../last-price.model.ts';
import { useFavourites } from '../pair-list/pair-list.model.ts';
import { StarButton } from '../pair-list/pair-list.tsx';
import { PairPicker } from '../pair-list/pair-picker.tsx';

interface MarketBarProps extends LastPriceProps {
  readonly onPick: (symbol: string) => void;
}

/** The pair, its last price, its 24 hour figures, and whether these are live. */
export const MarketBar = memo(function MarketBar({ market, ticker, tape, onPick }: MarketBarProps) {
  const t = useSpotText();
  const m = useMarketsText();
  const { list, toggle } = useFavourites();
  const price = (text: string | null | undefined) => amount(text, { places: market.priceScale });
  return (
    <section
      aria-label={pairName(market)}
      data-room="spot/parts/market-bar"
      className="flex h-14 shrink-0 items-center gap-4 border-b border-line bg-surface px-4"
    >
      <h1 className="sr-only">{t('spot.trade.title', { pair: pairName(market) })}</h1>
      <PairPicker market={market} onPick={onPick} />
      <StarButton pair={pairName(market)} isOn={list.includes(market.symbol)} onToggle={() => toggle(market.symbol)} />
      <LastPrice market={market} ticker={ticker} tape={tape} />
      <dl className="flex min-w-0 gap-6 overflow-x-auto [scrollbar-width:none]">
        <Figure label={m('spot.markets.column.change')}>
          <Change text={dayChange(ticker, market.priceScale)} direction={directionOf(ticker?.changePercent)} />
        </Figure>
        <Figure label={m('spot.markets.column.high')}>{price(ticker?.high24h)}</Figure>
        <Figure label={m('spot.markets.column.low')}>{price(ticker?.low24h)}</Figure>
        <Figure label={t('spot.day.volume', { asset: market.base })}>{abbreviated(ticker?.baseVolume24h)}</Figure>
        <Figure label={t('spot.day.turnover', { asset: market.quote })}>{abbreviated(ticker?.quoteVolume24h)}</Figure>
      </dl>
      <LiveMark />
    </section>
  );
});

function LastPrice(props: LastPriceProps) {
  const { shown, direction } = useLastPrice(props);
  return (
    <span className={cx(numClass(shown), 'min-w-24 text-20 font-semibold', DIRECTION_INK[direction])}>{shown}</span>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="shrink-0">
      <dt className="text-12 whitespace-nowrap text-text-faint">{label}</dt>
      <dd className={cx(numClass(children), 'text-13')}>{children}</dd>
    </div>
  );
}

/** `+1,650.5 +1.84%` */
function dayChange(ticker: Ticker | null, places: number): string {
  const { last, open24h, changePercent } = ticker ?? {};
  if (!last || !open24h) return percent(changePercent);
  const change = wholeOf(last, places) - wholeOf(open24h, places);
  return `${change > 0 ? '+' : ''}${wholeText(change, places)} ${percent(changePercent)}`;
}

/** Whether the numbers update by themselves. */
function LiveMark() {
  const t = useSpotText();
  const isLive = useIsLive();
  return (
    <span
      role="status"
      className="ml-auto inline-flex shrink-0 items-center gap-1.5 text-12 whitespace-nowrap text-text-muted"
    >
      <span aria-hidden="true" className={cx('size-1.5 rounded-pill', isLive ? 'bg-ok' : 'bg-warn')} />
      {t(isLive ? 'spot.trade.live' : 'spot.trade.notLive')}
    </span>
  );
}
