import type { addressEntry } from '@bourse/contract/address-book.ts';
import type { z } from 'zod';
import type { AddressBookDeps } from './address-book-deps.ts';
import type { AddressEntry } from './queries/address-entry.query.ts';
import { usableAtMs } from './usecases/judge-whitelist.ts';

/** An entry as the API shows it. */
export function entryOut(deps: Pick<AddressBookDeps, 'assets'>, row: AddressEntry): z.output<typeof addressEntry> {
  return {
    id: row.id,
    kind: row.kind,
    asset: row.asset,
    network: row.network,
    networkName: row.network === null ? null : (deps.assets.network(row.network)?.name ?? row.network),
    address: row.address,
    memo: row.memo === '' ? null : row.memo,
    accountType: row.accountType,
    account: row.account,
    remark: row.remark,
    source: row.source,
    createdAtMs: row.createdAtMs,
    usableAtMs: usableAtMs(row.activeFromMs),
  };
}
