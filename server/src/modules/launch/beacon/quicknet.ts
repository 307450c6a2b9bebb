import { QUICKNET, quicknetRandomness as randomnessOf } from '@bourse/core/launch/draw/quicknet.ts';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256Bytes } from '../../../platform/crypto/digest.ts';

const PUBLIC_KEY = Buffer.from(QUICKNET.publicKey, 'hex');
const { shortSignatures } = bls12_381;

/** What quicknet said in a round, by its signature; null if its members did not sign this round so. */
export const quicknetRandomness = (round: number, signature: Uint8Array): Uint8Array | null =>
  randomnessOf(round, signature, {
    sha256: (bytes) => Uint8Array.from(sha256Bytes(bytes)),
    isSigned: (signed, digest) =>
      shortSignatures.verify(signed, shortSignatures.hash(digest, QUICKNET.tag), PUBLIC_KEY),
  });
