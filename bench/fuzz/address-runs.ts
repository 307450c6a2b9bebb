import { createAdapter } from '../../server/src/chains/create-adapter.ts';
import { memoAt } from '../../server/src/modules/custody/usecases/own-address.ts';
import { DEV_BTC, DEV_ETH, DEV_TEMPO } from '../../server/src/networks/dev-networks.ts';
import { LocalSigner } from '../../server/src/signer/sign/local-signer.ts';

export interface AddressRuns {
  readonly family: string;
  readonly addresses: number;
  readonly unique: number;
  /** How many differ when another signer derives them again from the same seed. */
  readonly different: number;
}

const NOWHERE = { url: 'http://127.0.0.1:1' };
const MNEMONIC = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';

/** Derives many deposit addresses of each family twice, and many memos where one address is shared. */
export function runAddresses(count: number): readonly AddressRuns[] {
  const make = () => {
    const signer = new LocalSigner(MNEMONIC, [DEV_ETH, DEV_BTC, DEV_TEMPO]);
    return [DEV_ETH, DEV_BTC, DEV_TEMPO].map((params) => createAdapter(params, NOWHERE, signer));
  };
  const again = make();
  return make().map((adapter, at) => {
    const placeOf = (from: typeof adapter, index: number) => {
      const { address, keyPath } = from.deriveAddress(index);
      return from.memo ? `${address} ${memoAt(index)}` : `${address} ${keyPath}`;
    };
    const places = Array.from({ length: count }, (_, index) => placeOf(adapter, index));
    const unique = new Set(places.map((place) => (adapter.memo ? place : place.split(' ')[0]))).size;
    const different = places.filter((place, index) => placeOf(again[at]!, index) !== place).length;
    return { family: adapter.family, addresses: count, unique, different };
  });
}
