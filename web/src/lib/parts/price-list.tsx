import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { Change } from '../../kit/badge.tsx';
import { List, ListRow, ListSkeleton } from '../../kit/list.tsx';
import { CoinIcon } from '../../kit/pictures/coin-icon.tsx';
import { clockTime, directionOf, percent, price } from '../format.ts';
import { endpointQuery } from '../query.ts';
import { ratesQuery } from '../rates.ts';
import { useShellText } from '../shell-text.ts';
import { Loaded } from './loaded.tsx';

const ROWS_MAX = 6;
/** The coin that prices are quoted in; its own price is always one. */
const QUOTE = 'USDT';
const COINS_STALE_MS = MINUTE_MS;
const changeClass = 'w-20 shrink-0 text-right';

/** The current price of each coin; an old price shows its time. */
export function PriceList({ title }: { readonly title: string }) {
  const t = useShellText();
  const rates = useQuery(ratesQuery());
  const coins = useQuery(endpointQuery('assets.coins', {}, { staleTime: COINS_STALE_MS }));
  const nameOf = (asset: string) => coins.data?.coins.find((coin) => coin.asset === asset)?.name;
  const skeleton = <ListSkeleton rows={ROWS_MAX - 1} />;
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{title}</h2>
      <p aria-hidden="true" className="flex gap-3 pb-1 text-12 text-text-faint">
        <span className="flex-1">{t('shell.price.coin')}</span>
        <span>{`${t('shell.price.last')}, ${QUOTE}`}</span>
        <span className={changeClass}>{t('shell.price.change')}</span>
      </p>
      <Loaded query={rates} skeleton={skeleton}>
        {/* The names come with a later answer, so their line is reserved; otherwise rows would grow and push others. */}
        {({ prices }) =>
          coins.isPending ? (
            skeleton
          ) : (
            <List label={title}>
              {prices
                .filter(({ asset }) => asset !== QUOTE)
                .slice(0, ROWS_MAX)
                .map(({ asset, priceUsdt, change24hPercent, atMs, delayed }) => (
                  <ListRow
                    key={asset}
                    icon={<CoinIcon coin={asset} size={32} />}
                    title={asset}
                    sub={delayed ? t('shell.price.delayed', { time: clockTime(atMs) }) : nameOf(asset)}
                    value={<span className={delayed ? 'num text-text-faint' : 'num'}>{price(priceUsdt)}</span>}
                    end={
                      <span className={changeClass}>
                        <Change text={percent(change24hPercent)} direction={directionOf(change24hPercent)} />
                      </span>
                    }
                  />
                ))}
            </List>
          )
        }
      </Loaded>
    </section>
  );
}
