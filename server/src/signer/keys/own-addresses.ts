import { p2wpkh } from '@scure/btc-signer';
import type { NetworkParams } from '../../networks/network-params.ts';
import type { PublicKeys, SigningIntent, SigningOrder } from '../ports.ts';
import { bitcoinChange, bitcoinHot, EVM_HOT, TEMPO_HOT } from './key-paths.ts';
import { accountAddress, publicKeyAt } from './public-keys.ts';

/**
 * Addresses to which the coins of this order may go without leaving the house: hot wallet, change, sender, and the
 * named one.
 */
export function ownAddresses(
  keys: PublicKeys,
  params: NetworkParams,
  intent: SigningIntent,
  { toPath }: Pick<SigningOrder, 'toPath'>,
): ReadonlySet<string> {
  const named = toPath === undefined ? [] : [toPath];
  if (params.adapter === 'bitcoin') {
    const paths = [bitcoinHot(params.coinType), bitcoinChange(params.coinType), ...named];
    return new Set(paths.map((path) => p2wpkh(publicKeyAt(keys, path), params.prefixes).address!));
  }
  const from = intent.scheme === 'evm' ? [intent.keyPath] : [];
  const paths = [params.adapter === 'tempo' ? TEMPO_HOT : EVM_HOT, ...from, ...named];
  return new Set(paths.map((path) => accountAddress(keys, path).toLowerCase()));
}
