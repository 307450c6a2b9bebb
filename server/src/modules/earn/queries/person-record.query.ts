import { recordList } from '../../../platform/db/record-list.ts';

/** A person's orders, for a report of Compliance. */
export const earnOrders = recordList({
  name: 'earn_orders',
  columns: `p.id, p.product_id, p.asset, p.state, p.principal_minor, p.interest_minor, p.opened_at_ms, p.matures_at_ms, p.ended_at_ms`,
  from: 'earn.position p',
  where: 'p.uid = $1',
  time: 'p.opened_at_ms',
  id: 'p.id',
});

/** What a person took out of those orders. */
export const earnRedemptions = recordList({
  name: 'earn_redemptions',
  columns:
    'r.id, r.position_id, r.asset, r.kind, r.amount_minor, r.forfeited_minor, r.state, r.asked_at_ms, r.paid_at_ms',
  from: 'earn.redemption r',
  where: 'r.uid = $1',
  time: 'r.asked_at_ms',
  id: 'r.id',
});
