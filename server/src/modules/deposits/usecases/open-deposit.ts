import { type Result, refuse } from '@bourse/core/result.ts';
import { findRoute, type Route } from '../../custody/public.ts';
import type { DepositsDeps } from '../deposits-deps.ts';

/**
 * A coin on a network, if it takes deposits now.
 *
 * @refuses COIN_UNKNOWN | NETWORK_UNKNOWN | DEPOSIT_PAUSED, with reason and end
 */
export async function openDeposit(
  deps: Pick<DepositsDeps, 'assets' | 'chains' | 'settings'>,
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
