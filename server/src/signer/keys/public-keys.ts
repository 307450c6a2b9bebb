import { secp256k1 } from '@noble/curves/secp256k1.js';
import { HDKey } from '@scure/bip32';
import { bytesToHex } from 'viem';
import { publicKeyToAddress } from 'viem/utils';
import type { PublicKeys } from '../ports.ts';
import { splitPath } from './key-paths.ts';

/** The compressed public key at a path, from the account's extended public key alone. */
export function publicKeyAt(keys: PublicKeys, path: string): Uint8Array {
  const { account, rest } = splitPath(path);
  let node = HDKey.fromExtendedKey(keys.xpub(account));
  for (const index of rest) node = node.deriveChild(index);
  return node.publicKey!;
}

/** The same key with both coordinates, from which addresses of account chains are made. */
function wholePublicKeyAt(keys: PublicKeys, path: string): Uint8Array {
  return secp256k1.Point.fromBytes(publicKeyAt(keys, path)).toBytes(false);
}

/** The address of a key on account chains. */
export function accountAddress(keys: PublicKeys, path: string): string {
  return publicKeyToAddress(bytesToHex(wholePublicKeyAt(keys, path)));
}
