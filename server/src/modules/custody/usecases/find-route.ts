import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Assets, Coin, CoinNetwork, Network } from '../../assets/public.ts';
import type { AddressRules } from '../custody-deps.ts';

/** A coin on a network that we serve. */
export interface Route {
  readonly coin: Coin;
  readonly pair: CoinNetwork;
  readonly network: Network;
}

interface RouteDeps {
  readonly assets: Pick<Assets, 'coin' | 'coinNetwork' | 'network'>;
  /** Address rules by network. */
  readonly chains: ReadonlyMap<string, AddressRules>;
}

/** Finds the coin and its network. @refuses COIN_UNKNOWN | NETWORK_UNKNOWN */
export function findRoute(
  deps: RouteDeps,
  asset: string,
  networkId: string,
): Result<Route, 'COIN_UNKNOWN' | 'NETWORK_UNKNOWN'> {
  const coin = deps.assets.coin(asset);
  if (!coin) return refuse('COIN_UNKNOWN', { asset });
  const pair = deps.assets.coinNetwork(asset, networkId);
  const network = deps.assets.network(networkId);
  if (!pair || !network || !deps.chains.has(networkId)) return refuse('NETWORK_UNKNOWN', { asset, network: networkId });
  return ok({ coin, pair, network });
}

/**
 * The memo in the form that is compared; null if there is none. @refuses MEMO_INVALID if the network takes no memo, or
 * not this one
 */
export function readMemo(
  deps: Pick<RouteDeps, 'chains'>,
  network: string,
  memo: string | undefined,
): Result<string | null, 'MEMO_INVALID'> {
  if (memo === undefined) return ok(null);
  const rules = deps.chains.get(network);
  if (!rules?.memo) return refuse('MEMO_INVALID', { pattern: '' });
  if (memo.length > rules.memo.lengthMax || !new RegExp(rules.memo.pattern).test(memo)) {
    return refuse('MEMO_INVALID', { pattern: rules.memo.pattern });
  }
  return ok(rules.normaliseMemo(memo));
}
