import type { Tx } from '../../../platform/db/db.ts';
import { updateContract } from '../store/catalog.store.ts';

/**
 * Sets the contract address of a token on a dev chain, which is created at the first start.
 *
 * @returns false if the catalog has no such pair, or has this address already
 */
export function setContract(tx: Tx, asset: string, network: string, address: string): Promise<boolean> {
  return updateContract(tx, { asset, network, contract: address });
}
