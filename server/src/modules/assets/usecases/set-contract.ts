import type { Tx } from '../../../platform/db/db.ts';
import { updateContract } from '../store/catalog.store.ts';

/**
 * Says where a token lives on a dev chain, which is made anew at a first start.
 *
 * @returns  false where the catalog has no such pair, or already says so
 */
export function setContract(tx: Tx, asset: string, network: string, address: string): Promise<boolean> {
  return updateContract(tx, { asset, network, contract: address });
}
