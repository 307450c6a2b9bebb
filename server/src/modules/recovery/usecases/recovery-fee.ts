import { amountForUsdtMinor } from '@bourse/core/money/value.ts';
import { RECOVERY } from '@bourse/core/recovery/recovery-terms.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';

/**
 * What the house keeps of a recovered deposit, in minor units of its coin, rounded up: 10 USDT for the work, and the
 * network's cost if the coins are sent.
 *
 * @refuses  PRICE_UNKNOWN
 */
export function recoveryFee(
  deps: Pick<RecoveryDeps, 'assets' | 'pricing' | 'networkCost'>,
  work: { readonly asset: string; readonly network: string; readonly isFree: boolean; readonly isSent: boolean },
): Result<bigint, 'PRICE_UNKNOWN'> {
  if (work.isFree) return ok(0n);
  const { asset, network } = work;
  const coin = deps.assets.coin(asset);
  const price = deps.pricing.priceUsdt(asset);
  if (!coin || !price || price.price.priceUnits === 0n) return refuse('PRICE_UNKNOWN', { asset });
  const ownMinor = amountForUsdtMinor(RECOVERY.feeMinor, coin.ledgerScale, price.price, 'up');
  if (!work.isSent) return ok(ownMinor);
  // If the node cannot say, the fee of a withdrawal takes its place.
  const costMinor = deps.networkCost(asset, network) ?? deps.assets.coinNetwork(asset, network)?.withdrawFeeMinor ?? 0n;
  return ok(ownMinor + costMinor);
}
