import { join } from 'node:path';
import { ensureHouseAddresses, hasHouseAddresses } from '../../modules/custody/public.ts';
import type { NetworkParams } from '../../networks/network-params.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { openSigner, readPhrase, restorePhrase } from '../../signer/open-signer.ts';
import { keepKnownKeys, type Signer } from '../../signer/public.ts';
import type { ChainSide } from './chain-side.ts';

export const seedPath = (dataDir: string): string => join(dataDir, 'wallet-seed.json');
/** Public keys alone, for commands beside a server that has the seed elsewhere. */
export const knownKeysPath = (dataDir: string): string => join(dataDir, 'wallet-public-keys.json');

interface SeedPlace {
  readonly config: Pick<Config, 'dataDir'>;
  readonly secrets: Secrets;
  readonly mayMake: boolean;
}

const sealedSeed = ({ config, secrets }: Omit<SeedPlace, 'mayMake'>) => ({
  path: seedPath(config.dataDir),
  passphrase: secrets.key('wallet.keystore').toString('hex'),
});

/** @throws OperatorFault where the seed is missing and none may be made, or does not open */
export function openSeed({ mayMake, ...place }: SeedPlace, networks: readonly NetworkParams[]): Promise<Signer> {
  return openSigner({ ...sealedSeed(place), mayMake }, networks);
}

/** The phrase of the wallet, for paper. @throws OperatorFault where there is none, or it does not open */
export const readSeedPhrase = (place: Omit<SeedPlace, 'mayMake'>): Promise<string> => readPhrase(sealedSeed(place));

/** Seals a phrase from paper where there is no seed. @throws OperatorFault for a phrase that is none, and where there is a seed */
export const restoreSeedPhrase = (place: Omit<SeedPlace, 'mayMake'>, phrase: string): Promise<void> =>
  restorePhrase(sealedSeed(place), phrase);

/** Opens the wallet's seed for a server; makes one only for a database that never had one. */
export async function openWalletSeed(
  { db, ...place }: Omit<SeedPlace, 'mayMake'> & { readonly db: Db },
  networks: readonly NetworkParams[],
): Promise<Signer> {
  return openSeed({ ...place, mayMake: !(await hasHouseAddresses(db)) }, networks);
}

/**
 * Writes down the house's addresses, and the public keys beside the server.
 *
 * @throws OperatorFault where the database belongs to another seed; nothing was changed then
 */
export async function claimHouseAddresses(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { every, known }: Pick<ChainSide, 'every' | 'known'>,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  const foreign = await ensureHouseAddresses({ db, clock, chains: every });
  if (!foreign) return keepKnownKeys(knownKeysPath(dataDir), known);
  throw new OperatorFault(
    `The wallet seed ${seedPath(dataDir)} is not the one of this database: the house's address on ${foreign.family} is ` +
      `${foreign.booked}, and this seed makes ${foreign.derived}. Copy wallet-seed.json there from the data folder of the server ` +
      'that made the database, together with the secret that seals it, or restore it from its phrase with ' +
      '"npm run -s bourse -- seed restore". Nothing was changed.',
  );
}
