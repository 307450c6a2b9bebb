import { text } from 'node:stream/consumers';
import { readConfig } from '../../platform/config/config.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command, Given } from '../command.ts';
import { secretsOf } from '../installation.ts';

const placeOf = (given: Given) => ({
  config: readConfig(['--data', given.dataDir], process.env),
  secrets: secretsOf(given),
});

export const seedShow: Command = {
  name: 'seed show',
  says: "Prints the wallet's 24 words, for paper. Whoever reads them has the coins: run it where nobody looks and nothing records.",
  async run(given) {
    const { readSeedPhrase } = await import('../../boot/sides/wallet-keys.ts');
    const phrase = await readSeedPhrase(placeOf(given));
    return { json: { phrase }, lines: [phrase] };
  },
};

export const seedRestore: Command = {
  name: 'seed restore',
  says: "Reads the wallet's 24 words from standard input and seals them in the data folder. Never replaces a seed.",
  async run(given) {
    if (process.stdin.isTTY) console.error('Type the words, then press Ctrl-D.');
    const phrase = (await text(process.stdin)).trim().split(/\s+/).join(' ');
    if (phrase === '') throw new OperatorFault('No words came over standard input.');
    const { restoreSeedPhrase, seedPath } = await import('../../boot/sides/wallet-keys.ts');
    await restoreSeedPhrase(placeOf(given), phrase);
    return {
      json: { path: seedPath(given.dataDir) },
      lines: [`Sealed in ${seedPath(given.dataDir)}. The next start compares it with the addresses of the database.`],
    };
  },
};

export const seedReseal: Command = {
  name: 'seed reseal',
  says: 'Seals the wallet by the passphrase in SIGNER_PASSPHRASE_FILE instead of the secret of the installation. The words stay the same.',
  async run(given) {
    const { resealSeed, seedPath } = await import('../../boot/sides/wallet-keys.ts');
    await resealSeed(placeOf(given));
    return {
      json: { path: seedPath(given.dataDir) },
      lines: [`${seedPath(given.dataDir)} opens with the new passphrase.`],
    };
  },
};
