import type { Queryable } from '../../../platform/db/db.ts';
import type { CustodyDeps } from '../custody-deps.ts';
import { withKeys } from '../own-keys.ts';
import type { ChainAdapter } from '../ports.ts';
import { findUsedOwnAddresses } from '../queries/chain-custody.query.ts';
import { findHouseAddresses, type KeyPlace } from '../queries/house-address.query.ts';
import { findCursor } from '../store/chain-cursor.store.ts';

/** What an address of ours holds of a coin. All deposit addresses of people together are one row without an address. */
export interface Reserve {
  readonly asset: string;
  readonly network: string;
  readonly address: string | null;
  readonly addressCount: number;
  readonly minor: bigint;
}

export interface ReserveReader {
  /** Asks every chain, each at the height that its scanner has reached. @throws ChainFault if one cannot be asked */
  reserves(q: Queryable): Promise<readonly Reserve[]>;
  /** Signs a statement with the key of one of the house's addresses; null if it is not one. */
  sign(network: string, address: string, text: string): Promise<string | null>;
}

/** Reads what our keys hold on every network, address by address. */
export function createReserveReader(deps: Pick<CustodyDeps, 'chains'>): ReserveReader {
  return {
    async reserves(q) {
      const all: Reserve[] = [];
      for (const adapter of deps.chains.values()) all.push(...(await reservesOn(q, adapter)));
      return all;
    },
    async sign(network, address, text) {
      const signed = await deps.chains.get(network)?.signStatement(address, text);
      return signed?.ok ? signed.value : null;
    },
  };
}

async function reservesOn(q: Queryable, adapter: ChainAdapter): Promise<Reserve[]> {
  const { network } = adapter;
  const cursor = await findCursor(q, network);
  if (!cursor) return [];
  const addressesOf = (places: readonly KeyPlace[]) => withKeys(adapter, places).map(({ address }) => address);
  const house = addressesOf(await findHouseAddresses(q, adapter.family));
  const used = addressesOf(await findUsedOwnAddresses(q, network, adapter.family));
  const others = used.filter((address) => !house.includes(address));
  const rows: Reserve[] = [];
  for (const asset of adapter.assets) {
    for (const address of house) {
      const minor = await adapter.balance([address], asset, cursor.height);
      rows.push({ asset, network, address, addressCount: 1, minor });
    }
    const minor = await adapter.balance(others, asset, cursor.height);
    rows.push({ asset, network, address: null, addressCount: others.length, minor });
  }
  return rows.filter(({ minor }) => minor > 0n);
}
