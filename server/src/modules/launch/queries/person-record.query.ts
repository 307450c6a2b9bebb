import { recordList } from '../../../platform/db/record-list.ts';

/** What a person took part in rounds with, for a report of Compliance. */
export const launchSubscriptions = recordList({
  name: 'launch_subscriptions',
  columns:
    's.id, s.project_id, s.round, s.state, s.commit_minor, s.got_minor, s.cost_minor, s.first_at_ms, s.settled_at_ms',
  from: 'launch.subscription s',
  where: 's.uid = $1',
  time: 's.first_at_ms',
  id: 's.id',
});

/** What a person got out of a project whose account is theirs. */
export const launchPayouts = recordList({
  name: 'launch_payouts',
  columns: 'o.id, o.project_id, o.account, o.asset, o.amount_minor, o.at_ms',
  from: 'launch.payout o',
  where: 'o.uid = $1',
  time: 'o.at_ms',
  id: 'o.id',
});

/** What a person asked for in flash rounds, also what came to nothing. */
export const launchTickets = recordList({
  name: 'launch_tickets',
  columns: `k.id, k.project_id, k.round, k.state, k.reason, k.remaining_lots, k.lots, k.vip_bps, k.cost_minor, p.pay_asset as asset,
    k.opening_place, k.pay_by_ms, k.at_ms, k.ended_ms`,
  from: 'launch.ticket k join launch.project p on p.id = k.project_id',
  where: 'k.uid = $1',
  time: 'k.at_ms',
  id: 'k.id',
});
