import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { LinkablePayment } from '../../custody/public.ts';
import { findLinkOfWallet } from '../queries/link.query.ts';
import { lockAnnounced } from '../store/session.store.ts';
import { stepSession } from './step-session.ts';

/**
 * Finds the linked wallet that a payment came from, and ends the session that announced it, in the transaction that
 * records the payment. What counts is the address that paid according to the chain, not what the app says.
 *
 * @returns  the link's id; null for a payment from anywhere else
 */
export function createLinkOf(deps: {
  readonly clock: Clock;
}): (tx: Tx, payment: LinkablePayment) => Promise<string | null> {
  return async (tx, { uid, network, family, fromAddress, txHash }) => {
    const link = await findLinkOfWallet(tx, family, fromAddress);
    if (link?.uid !== uid) return null;
    const announced = await lockAnnounced(tx, uid, network, txHash.toLowerCase());
    // An expired session stays so; the deposit is marked all the same.
    if (announced) await stepSession(tx, announced, 'consume', deps.clock.nowMs());
    return link.id;
  };
}
