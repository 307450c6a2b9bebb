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
