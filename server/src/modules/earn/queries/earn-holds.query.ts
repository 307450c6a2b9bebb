import type { HoldOwner } from '../../../ledger/ports.ts';

/** Tells reconciliation which coins are held until their redemption is paid. */
export const redemptionHolds: HoldOwner = {
  reason: 'EARN_REDEEMING',
  async openHolds(q) {
    const rows = await q.query<{ key: string; minor: string }>(
      `select 'earn-redeem:' || id as key, amount_minor as minor from earn.redemption where state <> 'PAID'`,
    );
    return new Map(rows.map(({ key, minor }) => [key, BigInt(minor)]));
  },
};
