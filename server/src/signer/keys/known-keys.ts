import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { NetworkParams } from '../../networks/network-params.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { PublicKeys, Signer } from '../ports.ts';
import {
  bitcoinDeposits,
  bitcoinHot,
  EVM_DEPOSITS,
  evmHot,
  HOT_GENERATIONS_MAX,
  splitPath,
  tempoHot,
} from './key-paths.ts';

const shape = z.record(z.string(), z.string().min(1));

const GENERATIONS = Array.from({ length: HOT_GENERATIONS_MAX + 1 }, (_, generation) => generation);

/** The account parts of all paths at which these networks have keys. */
function accountPathsOf(networks: readonly NetworkParams[]): readonly string[] {
  const paths = networks.flatMap((params) =>
    params.adapter === 'bitcoin'
      ? [bitcoinDeposits(params.coinType), ...GENERATIONS.map((each) => bitcoinHot(params.coinType, each))]
      : [EVM_DEPOSITS, ...GENERATIONS.flatMap((each) => [evmHot(each), tempoHot(each)])],
  );
  return [...new Set(paths.map((path) => splitPath(path).account))].sort();
}

/** Extended public keys by path, as sent over a line or stored in a file. */
export type KnownKeys = Readonly<Record<string, string>>;

export function knownKeysOf(keys: PublicKeys, networks: readonly NetworkParams[]): KnownKeys {
  return Object.fromEntries(accountPathsOf(networks).map((path) => [path, keys.xpub(path)]));
}

/** Public keys without a seed: enough to derive and recognise addresses. */
export function publicKeysFrom(known: KnownKeys): PublicKeys {
  return {
    xpub(accountPath) {
      const xpub = known[accountPath];
      if (xpub === undefined) throw new Error(`there is no public key at ${accountPath}`);
      return xpub;
    },
  };
}

/** Stores the public keys with the server's own files, so that commands recognise addresses without the seed. */
export function keepKnownKeys(path: string, known: KnownKeys): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/** @throws OperatorFault if the file is damaged; null if no server has written it */
export function readKnownKeys(path: string): KnownKeys | null {
  if (!existsSync(path)) return null;
  try {
    return shape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new OperatorFault(`${path} is damaged. Remove it: the next start of the server writes it again.`);
  }
}

/** A signer that only knows public keys, for recognising addresses. Asking it for a signature is a bug. */
export function watchOnly(keys: PublicKeys): Signer {
  const refuse = (): never => {
    throw new Error('only the server asks for signatures');
  };
  return { xpub: (path) => keys.xpub(path), sign: async () => refuse(), signStatement: async () => refuse() };
}
