import { useState } from 'react';
import { useQueryState } from '../../../../lib/links.ts';
import { useHiddenBalances } from '../../../../lib/person/preferences.ts';
import { findCoin, useCoins } from '../../../assets/public.ts';
import { isZero, loadOf, useMoneyLive, usePrices } from '../../../balances/public.ts';
import { billRecord } from '../../../bookings/public.ts';
import { useAsset } from '../../api/queries.ts';

/** One coin: the balance, where it is, what is frozen, and the latest records. */
export function useAssetDetailModel() {
  const [query] = useQueryState();
  const coins = useCoins();
  const asset = query.get('asset') ?? coins.data?.coins[0]?.asset ?? '';
  const detail = useAsset(asset);
  const prices = usePrices();
  const [isHidden] = useHiddenBalances();
  const [isTransferring, setIsTransferring] = useState(false);
  useMoneyLive();
  const data = detail.data;
  const price = prices.data?.prices.find((each) => each.asset === asset);
  return {
    view: {
      asset,
      name: findCoin(coins.data?.coins ?? [], asset)?.name ?? asset,
      // Without a coin in the address the first one is shown, and it is known only once the coins are loaded.
      load: loadOf(asset === '' ? coins : detail),
      row: data?.row ?? null,
      accounts: (data?.accounts ?? []).filter(({ available, frozen }) => !isZero(available) || !isZero(frozen)),
      holdCount: data?.holds.length ?? 0,
      records: (data?.records ?? []).map(billRecord),
      /** The time of the price where it is too old to count as current. */
      delayedSinceMs: price?.delayed ? price.atMs : null,
      isTransferring,
      isHidden,
    },
    commands: { openTransfer: () => setIsTransferring(true), closeTransfer: () => setIsTransferring(false) },
  };
}
