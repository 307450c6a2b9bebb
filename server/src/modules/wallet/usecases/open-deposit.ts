import { type Result, refuse } from '@bourse/core/result.ts';
import type { WalletDeps } from '../wallet-deps.ts';
import { findRoute, type Route } from './judge-address.ts';

/** A coin on a network that takes deposits now. @refuses COIN_UNKNOWN | NETWORK_UNKNOWN | DEPOSIT_PAUSED, with reason and end */
export async function openDeposit(
  deps: WalletDeps,
  asset: string,
  network: string,
): Promise<Result<Route, 'COIN_UNKNOWN' | 'NETWORK_UNKNOWN' | 'DEPOSIT_PAUSED'>> {
  const route = findRoute(deps, asset, network);
  if (!route.ok) return route;
  const stopped = await deps.settings.get('DEPOSITS_PAUSED_REASON');
  if (stopped !== null) return refuse('DEPOSIT_PAUSED', { reason: stopped });
  const pause = route.value.pair.depositPaused ?? route.value.network.depositPaused;
  if (!pause) return route;
  return refuse('DEPOSIT_PAUSED', { reason: pause.reason, ...(pause.untilMs ? { untilMs: pause.untilMs } : {}) });
}
