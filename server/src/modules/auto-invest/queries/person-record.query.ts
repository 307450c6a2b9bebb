import { recordList } from '../../../platform/db/record-list.ts';

/** A person's plans, for a report of Compliance. */
export const autoInvestPlans = recordList({
  name: 'auto_invest_plans',
  columns: `p.id, p.state, 'USDT' as asset, p.amount_minor, p.assets, p.percents, p.period, p.weekday, p.day, p.hour, p.zone, p.created_at_ms, p.deleted_at_ms`,
  from: 'auto_invest.plan p',
  where: 'p.uid = $1',
  time: 'p.created_at_ms',
  id: 'p.id',
});

/** The runs of those plans, date by date. */
export const autoInvestRuns = recordList({
  name: 'auto_invest_runs',
  columns: `r.id, r.plan_id, r.kind, r.status, r.reason, 'USDT' as asset, r.amount_minor, r.transfer_minor, r.spent_minor, r.scheduled_ms, r.ended_ms`,
  from: 'auto_invest.run r',
  where: 'r.uid = $1',
  time: 'r.scheduled_ms',
  id: 'r.id',
});
