import { recordList } from '../../../platform/db/record-list.ts';

/** What a person took part in rounds with, for a report of Compliance. */
export const launchSubscriptions = recordList({
  name: 'launch_subscriptions',
  columns:
    's.id, s.project_id, s.round, s.state, coalesce(b.asset, p.pay_asset) as asset, s.commit_minor, s.got_minor, s.cost_minor, c.worth_minor, c.credit_minor, s.first_at_ms, s.settled_at_ms',
  from: `launch.subscription s join launch.project p on p.id = s.project_id
    left join launch.boost b on b.project_id = s.project_id and b.number = s.round
    left join launch.protection_credit c on c.subscription_id = s.id`,
  where: 's.uid = $1',
  time: 's.first_at_ms',
  id: 's.id',
});

/** What a person answered to surveys, with the questions as they were. */
export const launchSurveys = recordList({
  name: 'launch_surveys',
  columns: `s.id, s.project_id, s.version, s.at_ms, v.questions,
    (select json_agg(json_build_object('question', m.question, 'choice', m.choice, 'words', m.words) order by m.question, m.choice)
       from launch.survey_mark m where m.submission_id = s.id) as answers`,
  from: `launch.survey_submission s join launch.survey v on v.project_id = s.project_id and v.version = s.version`,
  where: 's.uid = $1',
  time: 's.at_ms',
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

/** What snapshots found a person to have, where it was something else than at the one before. */
export const launchSnapshots = recordList({
  name: 'launch_snapshots',
  columns: 'b.asset, b.hour_ms, s.at_ms, b.minor',
  from: 'launch.snapshot_balance b join launch.snapshot s on s.asset = b.asset and s.hour_ms = b.hour_ms',
  where: 'b.uid = $1',
  time: 'b.hour_ms',
  id: 'hashtextextended(b.asset, 0)',
  idType: 'bigint',
});

/** What a person asked for in flash rounds, also what came to nothing, with what their place in the opening follows from. */
export const launchTickets = recordList({
  name: 'launch_tickets',
  columns: `k.id, k.project_id, k.round, k.state, k.reason, k.remaining_lots, k.lots, k.vip_bps, k.cost_minor, p.pay_asset as asset,
    k.opening_place, f.opening_count, f.opened_ms, encode(sha256(f.seed), 'hex') as seed_hash,
    case when f.opened_ms is not null then encode(f.seed, 'hex') end as seed, f.beacon_kind, f.beacon_source, f.beacon_round,
    f.beacon_asked_ms, encode(f.beacon_randomness, 'hex') as beacon_randomness,
    encode(f.beacon_signature, 'hex') as beacon_signature, f.beacon_silent_ms, k.pay_by_ms, k.at_ms, k.ended_ms`,
  from: `launch.ticket k join launch.project p on p.id = k.project_id
    join launch.flash f on f.project_id = k.project_id and f.number = k.round`,
  where: 'k.uid = $1',
  time: 'k.at_ms',
  id: 'k.id',
});
