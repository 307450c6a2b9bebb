import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from 'viem';
import { publicKeyToAddress } from 'viem/utils';
import type { PublicKeys } from '../../modules/custody/ports.ts';
import { publicKeyAt } from '../../signer/public-keys.ts';

/** The address of a key, from public halves alone. */
export function evmAddress(keys: PublicKeys, path: string): string {
  const point = secp256k1.Point.fromBytes(publicKeyAt(keys, path));
  return publicKeyToAddress(bytesToHex(point.toBytes(false)));
}
