import { MASK } from '@bourse/core/money/display.ts';
import { Wallet } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { amount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useHiddenBalances } from '../../../../lib/person/preferences.ts';
import { useSpotText } from '../../spot-text.ts';
import { useCoinPlaces } from '../coin-places.model.ts';
import { type SpotBalance, useSpotAssets } from './pair-assets.model.ts';

/** Every coin of the spot account: what is free, and what open orders hold. */
export function AssetTable() {
  const t = useSpotText();
  const [isHidden] = useHiddenBalances();
  const placesOf = useCoinPlaces();
  const { query, rowsOf } = useSpotAssets();
  const cell = (asset: string, text: string) => (isHidden ? MASK : amount(text, { places: placesOf(asset) }));
  const columns: Column<SpotBalance>[] = [
    { key: 'coin', head: t('spot.assets.coin'), cell: ({ asset }) => <span className="font-medium">{asset}</span> },
    {
      key: 'available',
      head: t('spot.form.available'),
      align: 'right',
      cell: ({ asset, available }) => cell(asset, available),
    },
    { key: 'held', head: t('spot.assets.inOrders'), align: 'right', cell: ({ asset, held }) => cell(asset, held) },
  ];
  const shape = {
    label: t('spot.assets.tab'),
    columns,
    rowKey: ({ asset }: SpotBalance) => asset,
    height: 44,
  } as const;
  const empty = (
    <Empty
      icon={<Wallet />}
      text={t('spot.assets.none')}
      action={
        <Link href={pathTo('deposits.deposit', { asset: 'USDT' })} className={buttonClass({ kind: 'secondary' })}>
          {t('spot.assets.deposit', { asset: 'USDT' })}
        </Link>
      }
    />
  );
  return (
    <Loaded query={query} isMoney skeleton={<Table {...shape} rows={[]} loading={3} />}>
      {(data) => <Table {...shape} rows={rowsOf(data)} empty={empty} />}
    </Loaded>
  );
}
