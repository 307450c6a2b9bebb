import { HDKey } from '@scure/bip32';
import type { PublicKeys } from '../modules/custody/ports.ts';
import { splitPath } from './key-paths.ts';

/** The compressed public key at a path, from the account's extended public key alone. */
export function publicKeyAt(keys: PublicKeys, path: string): Uint8Array {
  const { account, rest } = splitPath(path);
  let node = HDKey.fromExtendedKey(keys.xpub(account));
  for (const index of rest) node = node.deriveChild(index);
  return node.publicKey!;
}
