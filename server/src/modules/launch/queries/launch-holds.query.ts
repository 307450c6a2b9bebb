import type { HoldOwner } from '../../../ledger/ports.ts';

/** What is committed to rounds that are not settled. */
export const commitHolds: HoldOwner = {
  reason: 'LAUNCH_COMMIT',
  openHoldsSql: `
    select 'launch-commit:' || id || ':' || version as key, commit_minor as minor from launch.subscription
     where state in ('SUBSCRIBED', 'PENDING_DEDUCTION')`,
};

/** Tokens that were bought and are not unlocked. */
export const lockedHolds: HoldOwner = {
  reason: 'VESTING',
  openHoldsSql: `
    select 'launch-locked:' || u.subscription_id || ':' || u.place as key, u.amount_minor as minor
      from launch.unlock u join launch.subscription s on s.id = u.subscription_id
     where u.unlocked_at_ms is null and s.state = 'COMPLETED'`,
};
