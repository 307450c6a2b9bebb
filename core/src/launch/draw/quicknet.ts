import { eightBytes } from '../bytes.ts';

/** drand's chain `quicknet`, as its members have published it: a signature every three seconds, of the round's number alone. */
export const QUICKNET = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
  /** A point of G2, so that the signatures are the short ones, of G1. */
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** Of the scheme bls-unchained-g1-rfc9380. An older scheme of drand hashed signatures of G1 with the tag of G2. */
  tag: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
} as const;

const SIGNATURE_BYTES = 48;

/** The first round that nobody can know before a moment. */
export const quicknetRoundFor = (atMs: number): number =>
  Math.max(1, Math.ceil((atMs - QUICKNET.genesisMs) / QUICKNET.periodMs) + 1);

/** When a round is due. */
export const quicknetDueMs = (round: number): number => QUICKNET.genesisMs + (round - 1) * QUICKNET.periodMs;

/** What the core does not have: hashing, and the curve that signatures are of. */
export interface QuicknetMath {
  readonly sha256: (bytes: Uint8Array) => Uint8Array;
  /** Whether the owner of QUICKNET.publicKey signed these bytes, hashed with QUICKNET.tag. It may throw on bytes that are no point. */
  readonly isSigned: (signature: Uint8Array, digest: Uint8Array) => boolean;
}

/**
 * What quicknet said in a round, by its signature.
 *
 * @param round  from 1
 * @returns      32 bytes, the hash of the signature; null if these members did not sign this round so. There is one signature
 *               for a round, so there is one value: nobody who hands it on can choose
 */
export function quicknetRandomness(
  round: number,
  signature: Uint8Array,
  { sha256, isSigned }: QuicknetMath,
): Uint8Array | null {
  if (!Number.isSafeInteger(round) || round < 1 || signature.length !== SIGNATURE_BYTES) return null;
  try {
    return isSigned(signature, sha256(eightBytes(BigInt(round)))) ? sha256(signature) : null;
  } catch {
    // Bytes that are no point of the curve, or not of the group that signatures are of.
    return null;
  }
}
