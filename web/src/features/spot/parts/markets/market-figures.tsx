import { abbreviate } from '@bourse/core/money/abbreviate.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { EMPTY } from '@bourse/core/money/display.ts';
import { Badge, Change } from '../../../../kit/badge.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { amount, directionOf, percent, WORKING_SCALE } from '../../../../lib/format.ts';
import { useMarketsText } from '../../markets-text.ts';
import type { PairRow } from '../../rules/pairs.ts';

/** A pair's icon and name, and whether it is halted. */
export function PairLabel({ row, size }: { readonly row: PairRow; readonly size: 20 | 24 }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <CoinIcon coin={row.market.base} size={size} />
      <PairWords row={row} />
    </span>
  );
}

/** A pair's name, and whether it is halted. */
export function PairWords({ row: { market } }: { readonly row: PairRow }) {
  const t = useMarketsText();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate font-medium">
        {market.base}
        <span className="font-normal text-text-faint">{`/${market.quote}`}</span>
      </span>
      {market.status === 'halted' && <Badge tone="warn">{t('spot.markets.halted')}</Badge>}
    </span>
  );
}

/** The last price with its market's decimal places. */
export const lastOf = ({ market, ticker }: PairRow): string => amount(ticker?.last, { places: market.priceScale });

/** The turnover of 24 hours in the quote coin, abbreviated so that a column of them can be compared. */
export const turnoverOf = ({ market, ticker }: PairRow): string =>
  ticker ? `${abbreviate(readAmount(ticker.quoteVolume24h, WORKING_SCALE), WORKING_SCALE)} ${market.quote}` : EMPTY;

/** The change over 24 hours. */
export function DayChange({ row: { ticker }, isBadge }: { readonly row: PairRow; readonly isBadge?: boolean }) {
  return (
    <Change
      text={percent(ticker?.changePercent)}
      direction={directionOf(ticker?.changePercent)}
      {...(isBadge && { isBadge })}
    />
  );
}
