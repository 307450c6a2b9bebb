import { List, ListRow } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { clockTime } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { isZero, useMoneyLook } from '../../../balances/public.ts';
import { useOverviewText } from '../../overview-text.ts';
import type { AssetTableModel } from './asset-table.model.ts';
import { AssetsEmpty } from './asset-table.tsx';

/** A person's coins as a list. A row leads to the coin's page, which explains frozen amounts. */
export function AssetList({ model }: { readonly model: AssetTableModel }) {
  const t = useOverviewText();
  const look = useMoneyLook();
  const go = useGo();
  if (model.view.rows.length === 0) return <AssetsEmpty model={model} />;
  return (
    <div data-room="holdings/parts/asset-table">
      <List label={t('holdings.assets')}>
        {model.view.rows.map((row) => (
          <ListRow
            key={row.asset}
            icon={<CoinIcon coin={row.asset} size={32} />}
            title={row.asset}
            sub={
              isZero(row.frozen)
                ? row.name
                : `${t('balances.column.frozen')} ${look.coin(row.frozen, row.displayScale)}`
            }
            value={<span className="font-medium">{look.coin(row.total, row.displayScale)}</span>}
            valueSub={<Worth text={look.fiat(row.valueUsdt)} delayedSinceMs={model.view.delayedSinceMs(row.asset)} />}
            onClick={() => go('holdings.assets', { asset: row.asset })}
          />
        ))}
      </List>
    </div>
  );
}

/** The estimated value and, where the price is old, its time. */
function Worth({ text, delayedSinceMs }: { readonly text: string; readonly delayedSinceMs: number | null }) {
  const t = useOverviewText();
  if (delayedSinceMs === null) return <span className="num">{text}</span>;
  return (
    <span className="num">
      {text} · {t('holdings.asset.priceDelayed', { time: clockTime(delayedSinceMs) })}
    </span>
  );
}
