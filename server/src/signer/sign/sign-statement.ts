import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { bytesToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** Signs a personal message for account chains (EIP-191); 65 bytes in hex. */
export const signAccountStatement = (text: string, privateKey: Uint8Array): Promise<string> =>
  privateKeyToAccount(bytesToHex(privateKey)).signMessage({ message: text });

/**
 * The first byte of a signature says which key it is and how its address is made: 39 and up is a native witness
 * address.
 */
const WITNESS_HEADER = 39;
const MAGIC = '\u0018Bitcoin Signed Message:\n';

/** Signs a Bitcoin message with the key of a native witness address (BIP-137), in base64. */
export function signCoinStatement(text: string, privateKey: Uint8Array): string {
  const bytes = utf8ToBytes(text);
  if (bytes.length > 252) throw new RangeError('a statement is at most 252 bytes long');
  const digest = sha256(sha256(concatBytes(utf8ToBytes(MAGIC), Uint8Array.of(bytes.length), bytes)));
  const signed = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' });
  // `signed` has the recovery number of the key first, then r and s.
  return base64.encode(concatBytes(Uint8Array.of(WITNESS_HEADER + signed[0]!), signed.slice(1)));
}
