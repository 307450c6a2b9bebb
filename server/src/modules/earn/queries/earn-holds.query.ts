import type { HoldOwner } from '../../../ledger/ports.ts';

/** Tells reconciliation which coins are held until their redemption is paid. */
export const redemptionHolds: HoldOwner = {
  reason: 'EARN_REDEEMING',
  openHoldsSql: `select 'earn-redeem:' || id as key, amount_minor as minor from earn.redemption where state <> 'PAID'`,
};
