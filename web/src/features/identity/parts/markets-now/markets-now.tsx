import { Change } from '../../../../kit/badge.tsx';
import { CoinIcon } from '../../../../kit/coin-icon.tsx';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { amount, clockTime, directionOf, percent } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/loaded.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { useMarketsNow } from './markets-now.model.ts';

const ROWS = 5;
const PRICE_PLACES = 2;

/** Prices of now, beside the log-in. Prices that are old say since when. */
export function MarketsNow() {
  const t = useIdentityText();
  const rates = useMarketsNow();
  return (
    <section className="w-full max-w-144">
      <h2 className="mb-3 text-16 font-semibold">{t('identity.markets.title')}</h2>
      <Loaded query={rates} skeleton={<ListSkeleton rows={ROWS} />}>
        {({ prices }) => (
          <List label={t('identity.markets.title')}>
            {prices.slice(0, ROWS).map(({ asset, priceUsdt, change24hPercent, atMs, delayed }) => (
              <ListRow
                key={asset}
                icon={<CoinIcon coin={asset} size={28} />}
                title={asset}
                sub={delayed && t('identity.markets.delayed', { time: clockTime(atMs) })}
                value={
                  <span className={delayed ? 'text-text-faint' : undefined}>
                    {amount(priceUsdt, { places: PRICE_PLACES })}
                  </span>
                }
                end={
                  <span className="w-20 text-right">
                    <Change text={percent(change24hPercent)} direction={directionOf(change24hPercent)} />
                  </span>
                }
              />
            ))}
          </List>
        )}
      </Loaded>
    </section>
  );
}
