import type { NetworkParams } from '../../networks/network-params.ts';
import type { SigningIntent, UtxoIntent } from '../ports.ts';

/** Tempo prices gas with 18 places, although the token that pays has 6. */
export const TEMPO_GAS_PLACES = 10n ** 12n;

/** The coin in which a network's fees are paid. */
export function feeAssetOf(params: NetworkParams): string {
  if (params.adapter === 'bitcoin') return params.asset;
  return params.adapter === 'evm' ? params.feeAsset : params.tokens[0].asset;
}

/** The most that a transaction can cost, in ledger minor units of the coin that pays for it, rounded up. */
export function feeMinorOf(params: NetworkParams, intent: SigningIntent): bigint {
  if (intent.scheme === 'utxo') return utxoFee(intent);
  const fee = intent.gas * intent.maxFeePerGas;
  return params.adapter === 'tempo' ? (fee + TEMPO_GAS_PLACES - 1n) / TEMPO_GAS_PLACES : fee;
}

/** The amount of the inputs that no output takes. */
export function utxoFee(intent: UtxoIntent): bigint {
  const inputs = intent.inputs.reduce((sum, coin) => sum + coin.amountMinor, 0n);
  return inputs - intent.amount - (intent.change?.amount ?? 0n);
}
