import type { Queryable } from '../../platform/db/db.ts';

/** Whether the books already know an address of the house, which means that a seed was in use. */
export async function hasHouseAddress(q: Queryable): Promise<boolean> {
  return (await q.query('select 1 from wallet.house_address limit 1')).length > 0;
}

/** Whether the signer has recorded its log's head before. @throws if the tables are from an older release */
export async function hasHeads(q: Queryable): Promise<boolean> {
  return (await q.query('select 1 from wallet.signer_head limit 1')).length > 0;
}

export interface HouseKey {
  readonly family: string;
  readonly keyPath: string;
  readonly address: string;
}

/** The addresses that the books call the house's, with the paths of their keys on record. */
export function findHouseKeys(q: Queryable): Promise<HouseKey[]> {
  return q.query<HouseKey>('select family, key_path as "keyPath", address from wallet.house_address');
}

/** Some of the tables that this account may read or write although the signer does not need them. */
export async function findSignerRights(q: Queryable): Promise<readonly string[]> {
  const rows = await q.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'v', 'm', 'p')
       and has_schema_privilege(n.oid, 'usage')
       and has_table_privilege(c.oid, 'select, insert, update, delete, truncate')
       and (n.nspname, c.relname) not in (('wallet', 'approved_payment'), ('wallet', 'house_address'))
       and not (c.oid = 'wallet.signer_head'::regclass
         and not has_table_privilege(c.oid, 'update, delete, truncate'))
     order by 1 limit 5`,
  );
  return rows.map(({ name }) => name);
}
