import { SearchX } from 'lucide-react';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { List, ListRow, ListSkeleton } from '../../../kit/list.tsx';
import { CoinIcon } from '../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../kit/states.tsx';
import { Chip } from '../../../kit/tabs.tsx';
import { Loaded, SearchBox, useMoneyLook } from '../../balances/public.ts';
import { useHoldingsText } from '../holdings-text.ts';

interface CoinRow {
  readonly asset: string;
  readonly name: string;
  readonly displayScale: number;
  readonly total: string | null;
  readonly valueUsdt: string | null;
  readonly hasNetwork: boolean;
  readonly isPaused: boolean;
}

interface CoinFinderProps {
  readonly load: Parameters<typeof Loaded>[0]['load'];
  readonly target: 'deposit' | 'withdraw' | 'assets';
  readonly search: string;
  readonly rows: readonly CoinRow[];
  readonly recent: readonly string[];
  readonly onSearch: (search: string) => void;
  readonly onChoose: (asset: string) => void;
}

/** A search, the recent coins, and all coins with the person's balances. */
export function CoinFinder(props: CoinFinderProps) {
  const { load, target, search, rows, recent, onSearch, onChoose } = props;
  const t = useHoldingsText();
  const look = useMoneyLook();
  return (
    <div className="flex flex-col gap-4" data-room="holdings/parts/coin-finder">
      <SearchBox value={search} onChange={onSearch} label={t('balances.coins.search')} autoFocus />
      {recent.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-13 text-text-faint">{t('balances.coins.recent')}</span>
          {recent.map((asset) => (
            <Chip key={asset} onClick={() => onChoose(asset)} icon={<CoinIcon coin={asset} size={16} />}>
              {asset}
            </Chip>
          ))}
        </div>
      )}
      <Loaded load={load} skeleton={<ListSkeleton rows={6} />}>
        {rows.length === 0 ? (
          <Empty
            icon={<SearchX />}
            text={t('holdings.nothingFound', { search })}
            action={
              <Button kind="secondary" onClick={() => onSearch('')}>
                {t('balances.action.clearSearch')}
              </Button>
            }
          />
        ) : (
          <List label={t('balances.coins.all')}>
            {rows.map((row) => (
              <ListRow
                key={row.asset}
                icon={<CoinIcon coin={row.asset} size={32} />}
                title={
                  <span className="flex items-center gap-2">
                    {row.asset}
                    {target !== 'assets' && !row.hasNetwork && (
                      <Badge>
                        {t(target === 'deposit' ? 'balances.coins.noDeposit' : 'balances.coins.noWithdraw')}
                      </Badge>
                    )}
                    {target !== 'assets' && row.isPaused && <Badge tone="warn">{t('balances.coins.paused')}</Badge>}
                  </span>
                }
                sub={row.name}
                value={row.total === null ? '' : look.coin(row.total, row.displayScale)}
                valueSub={row.valueUsdt === null ? '' : look.fiat(row.valueUsdt)}
                onClick={() => onChoose(row.asset)}
              />
            ))}
          </List>
        )}
      </Loaded>
    </div>
  );
}
