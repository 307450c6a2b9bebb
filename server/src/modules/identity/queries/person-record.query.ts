import { type PlainRow, type RecordList, recordList, withMore } from '../../../platform/db/record-list.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { documentPlace } from '../usecases/kyc/submit-kyc.ts';

const PROFILE_SQL = `
  select p.uid, k.full_name, k.nationality as country, k.birth_date, p.email, p.phone, p.nickname, p.kyc_level, p.vip_level,
    p.created_at_ms, p.frozen_at_ms, p.lock_until_ms, p.lock_reason, p.whitelist_mode, p.invited_by, p.locale,
    c.totp_secret is not null as has_authenticator, c.trading_password_hash is not null as has_trading_password,
    c.password_changed_at_ms
  from identity.person p join identity.credential c on c.uid = p.uid
    left join lateral (select full_name, nationality, birth_date from identity.kyc_submission
      where uid = p.uid and target = 'primary' and state <> 'REJECTED' order by submitted_at_ms desc, id desc limit 1) k on true
  where p.uid = $1`;

/** The person as they are now, whatever the range is. */
const profile: RecordList = {
  name: 'profile',
  read: async (q, { uid }) => ({ rows: await q.query<PlainRow>(PROFILE_SQL, [uid]), next: null }),
};

const verifications = recordList({
  name: 'verifications',
  columns: `k.id, k.uid, k.target, k.state, k.full_name, k.birth_date, k.nationality, k.document_type, k.document_number,
    k.document_expires_on, k.submitted_at_ms, k.decided_at_ms, k.rejected_field, k.rejected_reason,
    (select coalesce(json_agg(json_build_object('side', d.side, 'mime', d.mime, 'bytes', octet_length(d.bytes),
       'uploaded_at_ms', d.created_at_ms::text) order by d.created_at_ms, d.id), '[]')
     from identity.kyc_document d where d.id = any (k.document_ids)) as photos`,
  from: 'identity.kyc_submission k',
  where: 'k.uid = $1',
  time: 'k.submitted_at_ms',
  since: null,
  id: 'k.id',
});

const devices = recordList({
  name: 'devices',
  columns: `d.id, d.first_seen_at_ms, d.last_seen_at_ms, d.forgotten_at_ms,
    (select coalesce(json_agg(o.uid order by o.uid), '[]') from identity.device o
      where o.token_hash = d.token_hash and o.uid <> d.uid) as other_accounts`,
  from: 'identity.device d',
  where: 'd.uid = $1',
  time: 'd.first_seen_at_ms',
  since: 'd.last_seen_at_ms',
  id: 'd.id',
});

const sessions = recordList({
  name: 'sessions',
  columns: `s.id, s.device_id, s.device, s.os, s.browser, s.ip, s.country, s.created_at_ms, s.last_seen_at_ms, s.ended_at_ms,
    s.ended_by`,
  from: 'identity.session s',
  where: 's.uid = $1',
  time: 's.created_at_ms',
  since: 's.last_seen_at_ms',
  id: 's.id',
});

const logIns = recordList({
  name: 'log_ins',
  columns: 'e.id, e.at_ms, e.outcome, e.ip, e.country, e.device',
  from: 'identity.login_event e',
  where: 'e.uid = $1',
  time: 'e.at_ms',
  id: 'e.id',
  isById: true,
});

const staffNotes = recordList({
  name: 'staff_notes',
  columns: 'n.id, n.at_ms, n.staff_id, n.text',
  from: 'identity.staff_note n',
  where: 'n.uid = $1',
  time: 'n.at_ms',
  id: 'n.id',
  isById: true,
});

/** Everything that identity keeps of a person, unmasked. Of the photos it only says that they are there. */
export const identityRecords = ({ box }: Pick<IdentityDeps, 'box'>) => ({
  profile,
  verifications: withMore(verifications, async (_q, rows) =>
    rows.map(({ uid, document_number: sealed, ...row }) => ({
      ...row,
      document_number: sealed === null ? null : box.open(sealed as Buffer, documentPlace(uid as string)),
    })),
  ),
  devices,
  sessions,
  logIns,
  staffNotes,
});
