import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { isNobodysAddress } from '@bourse/core/wallet/nobodys-address.ts';
import type { Assets } from '../../assets/public.ts';

export type ReceiverRefusal = 'ADDRESS_BURNS' | 'ADDRESS_IS_TOKEN';

/**
 * Whether there can be somebody at an address: nobody has the key of some, and the contract of a listed token gives nothing back.
 * It is asked of every network of the family, because an address is good on all of them.
 *
 * @param address  canonical spelling
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
