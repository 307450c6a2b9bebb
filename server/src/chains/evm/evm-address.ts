import { bytesToHex } from 'viem';
import { publicKeyToAddress } from 'viem/utils';
import { type PublicKeys, wholePublicKeyAt } from '../../signer/public.ts';

/** The address of a key, from public halves alone. */
export function evmAddress(keys: PublicKeys, path: string): string {
  return publicKeyToAddress(bytesToHex(wholePublicKeyAt(keys, path)));
}
