import type { Queryable } from '../../../platform/db/db.ts';

/** An address that the books call ours, and the path of its key on record. */
export interface KeyPlace {
  readonly address: string;
  readonly keyPath: string;
}

/** A family's addresses that belong only to the house: hot wallets and change addresses. */
export async function findHouseAddresses(q: Queryable, family: string): Promise<readonly KeyPlace[]> {
  return q.query<KeyPlace>(
    `select distinct on (address) address, key_path as "keyPath" from wallet.deposit_address
     where family = $1 and purpose <> 'user' order by address, key_path`,
    [family],
  );
}

/** For each key of the house, the address that was recorded for it first. */
export async function findFirstHouseAddresses(q: Queryable): Promise<readonly (KeyPlace & { family: string })[]> {
  return q.query<KeyPlace & { family: string }>(
    `select distinct on (family, key_path) family, key_path as "keyPath", address from wallet.deposit_address
     where purpose <> 'user' order by family, key_path, created_at_ms, id`,
  );
}
