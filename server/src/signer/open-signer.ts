import type { NetworkParams } from '../networks/network-params.ts';
import { type KeystoreOptions, openKeystore, sealMnemonic } from './keystore.ts';
import { LocalSigner } from './local-signer.ts';
import type { Signer } from './ports.ts';

/**
 * Opens the sealed seed, and answers with the signer over it. The phrase and the keys stay in this room: whoever has the
 * signer can ask for public keys and for what its policy allows.
 *
 * @throws OperatorFault when the seed does not open, or may not hold the keys of these networks
 */
export async function openSigner(seed: KeystoreOptions, networks: readonly NetworkParams[]): Promise<Signer> {
  return new LocalSigner(await openKeystore(seed), networks);
}

/** The phrase itself, for paper: whoever reads it has the coins. */
export const readPhrase = (seed: Omit<KeystoreOptions, 'mayMake'>): Promise<string> =>
  openKeystore({ ...seed, mayMake: false });

/** Seals a phrase that was kept on paper; refuses to replace a seed. */
export const restorePhrase = sealMnemonic;
