import type { TransitReader } from '../../../ledger/ports.ts';
import { HOUSE_UIDS } from '../../balances/public.ts';
import { findTransit } from '../queries/transfer.query.ts';

/** Tells reconciliation what transfers have in transit between the books and the trading core. */
export const transferTransit: TransitReader = {
  transit: (q) => findTransit(q),
  ofHouse: (q) => findTransit(q, HOUSE_UIDS),
};
