import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import type { Assets } from './assets.ts';

/** An amount of USDT, from minor units with six places, as text. */
export const usdtText = (minor: bigint): string => formatAmount(minor, USDT_SCALE);

/** An amount of a coin as text; in minor units if the coin has left the catalog. */
export function amountText(deps: { readonly assets: Pick<Assets, 'coin'> }, asset: string, minor: bigint): string {
  return formatAmount(minor, deps.assets.coin(asset)?.ledgerScale ?? 0);
}

export function explorerUrl(
  deps: { readonly assets: Pick<Assets, 'network'> },
  network: string | null,
  txId: string | null,
): string | null {
  const template = network === null ? null : (deps.assets.network(network)?.explorerTx ?? null);
  return template === null || !txId ? null : template.replace('{txid}', txId);
}
