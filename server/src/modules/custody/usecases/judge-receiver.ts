import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { isNobodysAddress } from '@bourse/core/wallet/nobodys-address.ts';
import type { Assets } from '../../assets/public.ts';

export type ReceiverRefusal = 'ADDRESS_BURNS' | 'ADDRESS_IS_TOKEN';

/**
 * Whether coins sent to an address could ever be used again: nobody has the key of some addresses, and the contract of
 * a listed token gives nothing back. All networks of the family are checked, because an address is valid on all of
 * them.
 *
 * @param address  in the canonical spelling
 * @refuses        ADDRESS_IS_TOKEN (asset) | ADDRESS_BURNS
 */
export function judgeReceiver(
  { assets }: { readonly assets: Pick<Assets, 'coinNetworks' | 'networks'> },
  family: string,
  address: string,
): Result<true, ReceiverRefusal> {
  const networks = new Set(assets.networks().flatMap((each) => (each.family === family ? [each.network] : [])));
  const token = assets
    .coinNetworks()
    .find(({ network, contract }) => networks.has(network) && contract?.toLowerCase() === address.toLowerCase());
  if (token) return refuse('ADDRESS_IS_TOKEN', { asset: token.asset });
  return isNobodysAddress(family, address) ? refuse('ADDRESS_BURNS') : ok(true);
}
