import { join } from 'node:path';
import type { NetworkParams } from '../networks/network-params.ts';
import type { DbOptions, Queryable } from '../platform/db/db.ts';
import type { LogLevel } from '../platform/log/log.ts';
import { Ceilings } from './guard/ceilings.ts';
import { GuardedSigner } from './guard/guarded-signer.ts';
import { SigningLog } from './guard/signing-log.ts';
import { type KeystoreOptions, openKeystore, resealKeystore, sealMnemonic } from './keys/keystore.ts';
import { knownKeysOf, watchOnly } from './keys/known-keys.ts';
import type { Served } from './line/serve-signer.ts';
import type { Signer } from './ports.ts';
import { findApprovedPayment } from './queries/approved-payment.query.ts';
import { LocalSigner } from './sign/local-signer.ts';

/** Everything that a signer needs, as it can be handed to a thread. */
export interface SignerPlace {
  readonly seed: KeystoreOptions;
  readonly networks: readonly NetworkParams[];
  /** Every network whose public keys are told; `networks` are those that it signs for. */
  readonly known: readonly NetworkParams[];
  /** Where the signer keeps what it has signed, and its ceilings. */
  readonly folder: string;
  readonly sealKey: Uint8Array;
  /** The signer's own way to the database. */
  readonly db: DbOptions;
  readonly logLevel: LogLevel;
}

/**
 * Opens the sealed seed, and answers with the signer over it, which judges for itself. The phrase and the keys stay in this room:
 * whoever has the signer can ask for public keys and for what it allows.
 *
 * @throws OperatorFault when the seed does not open, may not hold the keys of these networks, or the signer's own files are damaged
 */
export async function openServed(place: SignerPlace, db: Queryable): Promise<Omit<Served, 'log'>> {
  const keys = new LocalSigner(await openKeystore(place.seed), place.networks);
  return { signer: guard(keys, place.networks, { ...place, db }), known: knownKeysOf(keys, place.known) };
}

interface GuardOptions extends Pick<SignerPlace, 'folder' | 'sealKey'> {
  readonly db: Queryable;
}

export function guard(keys: LocalSigner, networks: readonly NetworkParams[], options: GuardOptions): GuardedSigner {
  const { folder, sealKey, db } = options;
  return new GuardedSigner({
    keys,
    networks,
    sealKey,
    // Not the demo's clock: whoever moves that would move the ceilings.
    nowMs: Date.now,
    log: new SigningLog(join(folder, 'signer-log.jsonl')),
    ceilings: new Ceilings(join(folder, 'signer-ceilings.json'), networks),
    findApproved: (order) => findApprovedPayment(db, order),
  });
}

/** Keys without a judge, for commands that sign statements of reserves alone. @throws OperatorFault as openServed */
export async function openSigner(seed: KeystoreOptions, networks: readonly NetworkParams[]): Promise<Signer> {
  const keys = new LocalSigner(await openKeystore(seed), networks);
  return { ...watchOnly(keys), signStatement: (statement) => keys.signStatement(statement) };
}

/** The phrase itself, for paper: whoever reads it has the coins. */
export const readPhrase = (seed: Omit<KeystoreOptions, 'mayMake'>): Promise<string> =>
  openKeystore({ ...seed, mayMake: false });

/** Seals a phrase that was kept on paper; refuses to replace a seed. */
export const restorePhrase = sealMnemonic;

/** Seals it by another passphrase; the phrase stays the same. */
export const resealPhrase = resealKeystore;
