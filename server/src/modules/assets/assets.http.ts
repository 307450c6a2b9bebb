import type { assets as assetsContract } from '@bourse/contract/assets.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Assets } from './assets.ts';
import type { Coin, CoinNetwork, Network, Pause } from './catalog.ts';

type CoinOut = OutputOf<typeof assetsContract.coins>['coins'][number];
type NetworkOut = CoinOut['networks'][number];

/** Says what a payment costs now, in minor units of the coin; null if the node cannot say. */
export type NetworkCost = (asset: string, network: string) => bigint | null;

export interface AssetsHttpDeps {
  readonly assets: Assets;
  readonly networkCost: NetworkCost;
}

export function assetsHttp(deps: AssetsHttpDeps): Handlers<typeof assetsContract> {
  return {
    coins: async () => ok({ coins: deps.assets.coins().map((coin) => coinOut(deps, coin)) }),
  };
}

function coinOut(deps: AssetsHttpDeps, coin: Coin): CoinOut {
  const pairs = deps.assets.networksOf(coin.asset);
  const open = pairs.filter((pair) => !withdrawPause(pair, networkOf(deps, pair)));
  const lowest = open.reduce<bigint | null>(
    (fee, pair) => (fee === null || pair.withdrawFeeMinor < fee ? pair.withdrawFeeMinor : fee),
    null,
  );
  return {
    asset: coin.asset,
    name: coin.name,
    ledgerScale: coin.ledgerScale,
    displayScale: coin.displayScale,
    sort: coin.sort,
    networks: pairs.map((pair) =>
      networkOut(deps, coin, pair, open.length > 1 && open.includes(pair) && pair.withdrawFeeMinor === lowest),
    ),
  };
}

function networkOut(deps: AssetsHttpDeps, coin: Coin, pair: CoinNetwork, lowestFee: boolean): NetworkOut {
  const network = networkOf(deps, pair);
  const amount = (minor: bigint): string => formatAmount(minor, coin.ledgerScale);
  const cost = deps.networkCost(coin.asset, pair.network);
  return {
    network: pair.network,
    name: network.name,
    standard: pair.standard,
    family: network.family,
    contractEnd: pair.contract === null ? null : pair.contract.slice(-6),
    scale: pair.scale,
    memo: pair.memo,
    depositMin: amount(pair.depositMinMinor),
    withdrawMin: amount(pair.withdrawMinMinor),
    withdrawMax: amount(pair.withdrawMaxMinor),
    withdrawFee: amount(pair.withdrawFeeMinor),
    networkCost: cost === null ? null : amount(cost),
    lowestFee,
    confirmationsCredit: network.creditConfirmations,
    confirmationsUnlock: network.unlockConfirmations,
    blockSeconds: network.blockSeconds,
    depositPaused: pair.depositPaused ?? network.depositPaused,
    withdrawPaused: withdrawPause(pair, network),
    explorerTx: network.explorerTx,
  };
}

function withdrawPause(pair: CoinNetwork, network: Network): Pause | null {
  return pair.withdrawPaused ?? network.withdrawPaused;
}

function networkOf(deps: AssetsHttpDeps, pair: CoinNetwork): Network {
  const network = deps.assets.network(pair.network);
  if (!network) throw new Error(`the catalog has ${pair.asset} on ${pair.network}, a network it does not have`);
  return network;
}
