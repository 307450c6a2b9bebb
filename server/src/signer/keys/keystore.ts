import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateMnemonic, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { OperatorFault } from '../../platform/process/operator-fault.ts';

/** The stored seed phrase: scrypt derives the key from the passphrase, AES-256-GCM encrypts and authenticates. */

interface SealedSeed {
  readonly version: 1;
  readonly n: number;
  readonly salt: string;
  readonly iv: string;
  readonly tag: string;
  readonly sealed: string;
}

/** About a second and 128 MB per try, which an attacker with the file must spend for each guess. */
const SCRYPT_N = 2 ** 17;
const AAD = Buffer.from('bourse hot wallet seed v1');

export interface KeystoreOptions {
  readonly path: string;
  readonly passphrase: string;
  /** False if a seed has been in use: a new one would make every address unusable. */
  readonly mayMake: boolean;
  /** Lower only in tests. */
  readonly scryptN?: number;
}

/**
 * Opens the sealed seed phrase. If there is none, makes one of 24 words, if that is allowed.
 *
 * @throws OperatorFault if there is none and none may be made, for a wrong passphrase, and for a changed file
 */
export async function openKeystore(options: KeystoreOptions): Promise<string> {
  if (!existsSync(options.path)) {
    if (!options.mayMake) {
      throw new OperatorFault(
        `There is no wallet seed at ${options.path}, and this database has addresses of one. Copy wallet-seed.json there from ` +
          'the data folder that has it, together with the secret that seals it, or restore it from its phrase with ' +
          '"npm run -s bourse -- seed restore". No new seed was made: it could not spend what those addresses hold.',
      );
    }
    const mnemonic = generateMnemonic(wordlist, 256);
    await sealMnemonic(options, mnemonic);
    return mnemonic;
  }
  const sealed = JSON.parse(readFileSync(options.path, 'utf8')) as SealedSeed;
  const key = await deriveKey(options.passphrase, Buffer.from(sealed.salt, 'base64'), sealed.n);
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64'));
  decipher.setAAD(AAD);
  decipher.setAuthTag(Buffer.from(sealed.tag, 'base64'));
  try {
    return Buffer.concat([decipher.update(Buffer.from(sealed.sealed, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    throw new OperatorFault(
      `The wallet seed in ${options.path} does not open with the passphrase of this installation.`,
    );
  }
}

/** Seals a phrase that was made elsewhere (a restored wallet). Refuses to replace an existing one. */
export async function sealMnemonic(options: Omit<KeystoreOptions, 'mayMake'>, mnemonic: string): Promise<void> {
  if (existsSync(options.path)) throw new OperatorFault(`${options.path} already holds a wallet seed.`);
  if (!validateMnemonic(mnemonic, wordlist)) throw new OperatorFault('The seed phrase is not a valid BIP-39 phrase.');
  await writeSealed(options, mnemonic);
}

/** Seals the phrase with another passphrase. @throws OperatorFault if it does not open */
export async function resealKeystore(options: Omit<KeystoreOptions, 'mayMake'>, passphrase: string): Promise<void> {
  const mnemonic = await openKeystore({ ...options, mayMake: false });
  await writeSealed({ ...options, passphrase }, mnemonic);
}

async function writeSealed(options: Omit<KeystoreOptions, 'mayMake'>, mnemonic: string): Promise<void> {
  const n = options.scryptN ?? SCRYPT_N;
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(options.passphrase, salt, n), iv);
  cipher.setAAD(AAD);
  const sealed = Buffer.concat([cipher.update(mnemonic, 'utf8'), cipher.final()]);
  const file: SealedSeed = {
    version: 1,
    n,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    sealed: sealed.toString('base64'),
  };
  mkdirSync(dirname(options.path), { recursive: true, mode: 0o700 });
  writeFileSync(`${options.path}.new`, JSON.stringify(file), { mode: 0o600, flush: true });
  renameSync(`${options.path}.new`, options.path);
}

function deriveKey(passphrase: string, salt: Buffer, n: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, 32, { N: n, r: 8, p: 1, maxmem: 256 * n * 8 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
