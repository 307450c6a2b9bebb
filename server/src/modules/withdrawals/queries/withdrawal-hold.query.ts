import type { HoldOwner } from '../../../ledger/ports.ts';
import { IS_UNDER_WAY } from './withdrawal-states.ts';

/** Tells reconciliation which holds unfinished withdrawals still need. */
export const withdrawalHoldOwner: HoldOwner = {
  reason: 'WITHDRAWAL',
  openHoldsSql: `
    select hold_key as key, amount_minor as minor from wallet.withdrawal where hold_key is not null and ${IS_UNDER_WAY}`,
};
