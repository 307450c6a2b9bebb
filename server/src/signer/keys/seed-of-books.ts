import { p2wpkh } from '@scure/btc-signer';
import type { NetworkParams } from '../../networks/network-params.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { PublicKeys } from '../ports.ts';
import type { HouseKey } from '../queries/signer-rights.query.ts';
import { bitcoinHot, EVM_HOT, TEMPO_HOT } from './key-paths.ts';
import { accountAddress, publicKeyAt } from './public-keys.ts';

/**
 * Refuses a seed that is not the one of the books, because running servers would go on with the other one's public
 * keys. The first hot wallet of each family is enough to tell, because no two seeds share one.
 *
 * @throws OperatorFault if the books have only other addresses for that key
 */
export function requireSeedOf(books: readonly HouseKey[], keys: PublicKeys, networks: readonly NetworkParams[]): void {
  for (const params of networks) {
    const { family, path, address } = firstHot(keys, params);
    const booked = books.filter((each) => each.family === family && each.keyPath === path);
    if (booked.length === 0 || booked.some((each) => each.address === address)) continue;
    throw new OperatorFault(
      `The wallet's seed is not the one of this database: the house's address on ${family} is ${booked[0]!.address}, and this ` +
        `seed makes ${address}. Put the wallet-seed.json of this installation into the signer's folder, or restore it from its ` +
        'words with "npm run -s bourse -- seed restore". Nothing was changed.',
    );
  }
}

function firstHot(keys: PublicKeys, params: NetworkParams): { family: string; path: string; address: string } {
  if (params.adapter === 'bitcoin') {
    const path = bitcoinHot(params.coinType);
    return { family: 'bitcoin', path, address: p2wpkh(publicKeyAt(keys, path), params.prefixes).address! };
  }
  const [family, path] = params.adapter === 'evm' ? ['evm', EVM_HOT] : ['tempo', TEMPO_HOT];
  return { family, path, address: accountAddress(keys, path) };
}
