import { join } from 'node:path';
import { ensureHouseAddresses } from '../../modules/custody/public.ts';
import type { NetworkParams } from '../../networks/network-params.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { readPassphraseFile } from '../../platform/config/passphrase-file.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { openSigner, readPhrase, resealPhrase, restorePhrase } from '../../signer/open-signer.ts';
import { keepKnownKeys, type Signer } from '../../signer/public.ts';
import type { ChainSide } from './chain-side.ts';

export const seedPath = (dataDir: string): string => join(dataDir, 'wallet-seed.json');
/** The file of public keys, for commands on a server whose seed is elsewhere. */
export const knownKeysPath = (dataDir: string): string => join(dataDir, 'wallet-public-keys.json');

interface SeedPlace {
  readonly config: Pick<Config, 'dataDir' | 'signer'>;
  readonly secrets: Secrets;
}

/**
 * Where the sealed seed is and what opens it: in production a passphrase file outside the data folder, in the demo the
 * installation's secret.
 */
export const sealedSeed = ({ config, secrets }: SeedPlace) => ({
  path: seedPath(config.dataDir),
  passphrase: passphraseOf(config.signer.passphraseFile) ?? secrets.key('wallet.keystore').toString('hex'),
});

const passphraseOf = (file: string | null): string | null =>
  file === null ? null : readPassphraseFile(file, 'the wallet seed');

/** For commands: a signer that signs only statements of reserves. @throws OperatorFault if the seed does not open */
export function openSeed(place: SeedPlace, networks: readonly NetworkParams[]): Promise<Signer> {
  return openSigner({ ...sealedSeed(place), mayMake: false }, networks);
}

/** The wallet's phrase, to keep on paper. @throws OperatorFault if there is none, or it does not open */
export const readSeedPhrase = (place: SeedPlace): Promise<string> => readPhrase(sealedSeed(place));

/**
 * Seals a phrase from paper, if there is no seed. @throws OperatorFault for an invalid phrase, and if there is a seed
 */
export const restoreSeedPhrase = (place: SeedPlace, phrase: string): Promise<void> =>
  restorePhrase(sealedSeed(place), phrase);

/**
 * Seals the seed with the passphrase file instead of the installation's secret. @throws OperatorFault if it does not
 * open
 */
export async function resealSeed({ config, secrets }: SeedPlace): Promise<void> {
  if (config.signer.passphraseFile === null) {
    throw new OperatorFault(
      'Name the file with the new passphrase: SIGNER_PASSPHRASE_FILE=/etc/bourse-signer.passphrase',
    );
  }
  const path = seedPath(config.dataDir);
  const before = { path, passphrase: secrets.key('wallet.keystore').toString('hex') };
  await resealPhrase(before, sealedSeed({ config, secrets }).passphrase);
}

/**
 * Records the house's addresses in the database, and the public keys in a file.
 *
 * @throws OperatorFault if the database belongs to another seed; then nothing was changed
 */
export async function claimHouseAddresses(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { every, known }: Pick<ChainSide, 'every' | 'known'>,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  const foreign = await ensureHouseAddresses({ db, clock, chains: every });
  if (!foreign) return keepKnownKeys(knownKeysPath(dataDir), known);
  throw new OperatorFault(
    `The wallet's seed is not the one of this database: the house's address on ${foreign.family} is ` +
      `${foreign.booked}, and this seed makes ${foreign.derived}. Copy wallet-seed.json there from the data folder of the server ` +
      'that made the database, together with the secret that seals it, or restore it from its phrase with ' +
      '"npm run -s bourse -- seed restore". Nothing was changed.',
  );
}
