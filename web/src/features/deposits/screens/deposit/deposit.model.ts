import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { amount } from '../../../../lib/format.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { notify } from '../../../../lib/notify.ts';
import { moneyWays } from '../../../../lib/products.ts';
import type { MoneyWay } from '../../../../lib/slots.tsx';
import { statusQuery } from '../../../../lib/status.ts';
import { chosenNetwork, findCoin, useCoins } from '../../../assets/public.ts';
import { loadOf, recentCoins, rememberCoin, useMoneyLive, useRecordsLoad } from '../../../balances/public.ts';
import { commands as send } from '../../api/commands.ts';
import { useDepositAddress, useDeposits } from '../../api/queries.ts';
import { useDepositsText } from '../../deposits-text.ts';
import { isOnItsWay } from '../../rules/deposit-status.ts';

const RECENT_SHOWN = 4;
const ON_ITS_WAY_SHOWN = 3;
/** Enough to try everything; each is far above the minimum. */
const DEMO_AMOUNTS: Readonly<Record<string, string>> = { BTC: '0.1', ETH: '1' };
const DEMO_AMOUNT = '1000';

/** The way to an address: choose coin and network and, where a memo is needed, promise to include it. */
export function useDepositModel() {
  const t = useDepositsText();
  const [query, setQuery] = useQueryState();
  const status = useQuery(statusQuery());
  const isDemo = status.data?.demo ?? false;
  const coins = useCoins();
  const [promised, setPromised] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useMoneyLive();
  const list = coins.data?.coins ?? [];
  const coin = findCoin(list, query.get('asset'));
  const network = chosenNetwork(coin, query.get('network'));
  const isPaused = network !== null && network.depositPaused !== null;
  const address = useDepositAddress(isPaused ? null : (coin?.asset ?? null), network?.network ?? null);
  const deposits = useDeposits({});
  const { load: recordsLoad } = useRecordsLoad(deposits);
  const rows = deposits.data?.rows ?? [];
  const place = `${coin?.asset}/${network?.network}`;
  const demoAmount = DEMO_AMOUNTS[coin?.asset ?? ''] ?? DEMO_AMOUNT;

  // The demo's coins are shown above the facts. The page waits to know whether there are any, so that they push nothing down.
  const catalog = loadOf(coins);
  const isWaiting = catalog.state === 'ready' && status.isPending;

  const rotate = async () => {
    if (!coin || !network || isBusy) return;
    setIsBusy(true);
    const attempt = await send.rotateAddress({ asset: coin.asset, network: network.network });
    setIsBusy(false);
    if (attempt.ok) notify({ tone: 'ok', title: t('deposits.newDone') });
    else notify({ tone: 'danger', title: t('deposits.newFailed'), text: attempt.failure.message });
  };
  const takeDemoCoins = async () => {
    if (!coin || !network || isBusy) return;
    setIsBusy(true);
    const attempt = await send.faucet({ asset: coin.asset, network: network.network, amount: demoAmount });
    setIsBusy(false);
    const words = { amount: amount(demoAmount, { trims: true }), asset: coin.asset };
    if (attempt.ok) notify({ tone: 'ok', title: t('deposits.demoDone', words) });
    else notify({ tone: 'danger', title: t('deposits.demoFailed'), text: attempt.failure.message });
  };

  return {
    view: {
      /** The coin that the address names, while the catalog is still loading. */
      awaited: coins.isPending ? query.get('asset') : null,
      /** A product's own way to deposit, which draws itself; null for an address on a chain. */
      productWay: productWayOf(query.get('way')),
      load: isWaiting ? { ...catalog, state: 'loading' as const } : catalog,
      coins: list,
      coin,
      network,
      pause: network?.depositPaused ?? null,
      addressLoad: loadOf(address),
      address: isPaused ? null : (address.data ?? null),
      /** Where a memo is needed, the address stays hidden until the person has promised to include it. */
      needsPromise: network?.memo?.required ?? false,
      hasPromised: promised === place,
      recent: recentCoins()
        .filter((asset) => asset !== coin?.asset && findCoin(list, asset) !== null)
        .slice(0, RECENT_SHOWN),
      recordsLoad,
      /** Whether it is known which deposits are under way; they are shown above the records and would push them down. */
      isSettled: !deposits.isPending,
      records: rows,
      onItsWay: rows.filter(isOnItsWay).slice(0, ON_ITS_WAY_SHOWN),
      demo: isDemo && coin && network && !isPaused ? { amount: amount(demoAmount, { trims: true }) } : null,
      isBusy,
    },
    commands: {
      setCoin: (asset: string) => {
        rememberCoin(asset);
        setQuery({ asset, network: null }, false);
      },
      setNetwork: (next: string) => setQuery({ network: next }, false),
      setPromise: (isGiven: boolean) => setPromised(isGiven ? place : null),
      rotate: () => void rotate(),
      takeDemoCoins: () => void takeDemoCoins(),
    },
  };
}
export type DepositModel = ReturnType<typeof useDepositModel>;

function productWayOf(asked: string | null): MoneyWay | null {
  const way = moneyWays().find((each) => each === asked) ?? null;
  return way === 'onchain' || way === 'internal' ? null : way;
}
