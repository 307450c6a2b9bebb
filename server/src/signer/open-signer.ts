import { join } from 'node:path';
import type { Refusal } from '@bourse/core/result.ts';
import type { NetworkParams } from '../networks/network-params.ts';
import type { DbOptions, Queryable } from '../platform/db/db.ts';
import type { LogLevel } from '../platform/log/log.ts';
import { Ceilings } from './guard/ceilings.ts';
import { GuardedSigner } from './guard/guarded-signer.ts';
import { type LogHead, SigningLog } from './guard/signing-log.ts';
import { type KeystoreOptions, openKeystore, resealKeystore, sealMnemonic } from './keys/keystore.ts';
import { knownKeysOf, watchOnly } from './keys/known-keys.ts';
import type { Served } from './line/serve-signer.ts';
import type { Signer, SignRefusal } from './ports.ts';
import { findApprovedPayment } from './queries/approved-payment.query.ts';
import { LocalSigner } from './sign/local-signer.ts';
import { findNewestHead, insertHead } from './store/signer-head.store.ts';

const LOG_FILE = 'signer-log.jsonl';

/** Everything that a signer needs, in a form that can be sent to a thread. */
export interface SignerPlace {
  readonly seed: KeystoreOptions;
  readonly networks: readonly NetworkParams[];
  /** All networks whose public keys are given out; `networks` are those for which it signs. */
  readonly known: readonly NetworkParams[];
  /** The folder for the signer's log and its ceilings. */
  readonly folder: string;
  readonly sealKey: Uint8Array;
  /** The signer's own connection to the database. */
  readonly db: DbOptions;
  readonly logLevel: LogLevel;
}

/**
 * Opens the sealed seed and returns a signer that judges for itself. The phrase and the keys stay in this folder's
 * code: with the signer one can only ask for public keys and for signatures that it allows.
 *
 * @throws OperatorFault if the seed does not open, may not be used for these networks, or the signer's own files are
 *   damaged
 */
export async function openServed(place: SignerPlace, db: Queryable): Promise<Opened> {
  const keys = new LocalSigner(await openKeystore(place.seed), place.networks);
  const signer = guard(keys, place.networks, { ...place, db });
  const memory = await signer.judgeMemory();
  return { signer, known: knownKeysOf(keys, place.known), refusal: memory.ok ? null : memory.refusal };
}

type Opened = Omit<Served, 'log'> & {
  /** Why it signs nothing at present. It gives out public keys all the same, and judges again each time. */
  readonly refusal: Refusal<SignRefusal> | null;
};

/** The log of a stopped signer. @throws OperatorFault if it is damaged */
export const openSigningLog = (folder: string): SigningLog => new SigningLog(join(folder, LOG_FILE));

export interface LostLines {
  /** How many lines the log has, and when the last one was written; null if there is none. */
  readonly lines: number;
  readonly lastAtMs: number | null;
  /** The newest head that the database was told. */
  readonly known: LogHead & { readonly atMs: number };
  /** At least one, because a log of the same length may have different content. */
  readonly missing: number;
}

/** The lines that the database was told of but the log lacks; null if nothing is missing. */
export async function findLost(log: SigningLog, db: Queryable): Promise<LostLines | null> {
  const { head: known } = await findNewestHead(db);
  if (!known || log.contains(known)) return null;
  const { lines } = log.head;
  return { lines, lastAtMs: log.lastAtMs, known, missing: Math.max(1, known.lines - lines) };
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
    // Not the demo's clock, because somebody who moves that would move the ceilings.
    nowMs: Date.now,
    log: new SigningLog(join(folder, LOG_FILE)),
    ceilings: new Ceilings(join(folder, 'signer-ceilings.json'), networks),
    findApproved: (order) => findApprovedPayment(db, order),
    findNewestHead: () => findNewestHead(db),
    keepHead: (head, nowMs) => insertHead(db, head, nowMs),
  });
}

/** Keys without a judge, for commands that only sign statements of reserves. @throws OperatorFault as openServed */
export async function openSigner(seed: KeystoreOptions, networks: readonly NetworkParams[]): Promise<Signer> {
  const keys = new LocalSigner(await openKeystore(seed), networks);
  return { ...watchOnly(keys), signStatement: (statement) => keys.signStatement(statement) };
}

/** The phrase itself, to keep on paper: whoever reads it has the coins. */
export const readPhrase = (seed: Omit<KeystoreOptions, 'mayMake'>): Promise<string> =>
  openKeystore({ ...seed, mayMake: false });

/** Seals a phrase that was kept on paper; refuses to replace a seed. */
export const restorePhrase = sealMnemonic;

/** Seals the same phrase with another passphrase. */
export const resealPhrase = resealKeystore;
