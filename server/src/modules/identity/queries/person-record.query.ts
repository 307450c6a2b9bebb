import { SEALED_MORE_BYTES } from '../../../platform/crypto/secret-box.ts';
import { type PlainRow, type RecordList, recordList, withMore } from '../../../platform/db/record-list.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { KEPT_PERSON, type KeptPerson, openPerson } from '../kyc-person.ts';

type Keys = Pick<IdentityDeps, 'vault' | 'box'>;

const PROFILE_SQL = `
  select p.uid, k.id as kyc_id, k.full_name, k.birth_date, k.document_number, k.sealed_key, k.sealed, k.nationality as country,
    p.email, p.phone, p.nickname, p.kyc_level, p.vip_level,
    p.frozen_at_ms, p.lock_until_ms, p.lock_reason, p.whitelist_mode, p.invited_by, p.locale,
    c.totp_secret is not null as has_authenticator, c.trading_password_hash is not null as has_trading_password,
    c.password_changed_at_ms
  from identity.person p join identity.credential c on c.uid = p.uid
    left join lateral (select id, nationality, ${KEPT_PERSON} from identity.kyc_submission
      where uid = p.uid and target = 'primary' and state <> 'REJECTED' order by submitted_at_ms desc, id desc limit 1) k on true
  where p.uid = $1`;

/** Opens what a row keeps sealed of a verification; `id` is null if there is none. */
function opened<Row extends KeptPerson>(
  keys: Keys,
  of: { readonly id: string | null; readonly uid: string },
  row: Row,
) {
  const { full_name, birth_date, document_number, sealed_key, sealed, ...rest } = row;
  const kept = { full_name, birth_date, document_number, sealed_key, sealed };
  const person = of.id === null ? null : openPerson(keys, { ...kept, id: of.id, uid: of.uid });
  return { person, rest };
}

/** The person as they are now; the range does not matter. */
const profile = (keys: Keys): RecordList => ({
  name: 'profile',
  async read(q, { uid }) {
    const found = await q.query<KeptPerson & { kyc_id: string | null }>(PROFILE_SQL, [uid]);
    const rows = found.map(({ kyc_id: id, ...row }) => {
      const { person, rest } = opened(keys, { id, uid }, row);
      return { uid, full_name: person?.fullName ?? null, birth_date: person?.birthDate ?? null, ...rest };
    });
    return { rows, next: null };
  },
});

const verifications = recordList({
  name: 'verifications',
  columns: `k.id, k.uid, k.target, k.state, k.full_name, k.birth_date, k.nationality, k.document_type, k.document_number,
    k.sealed_key, k.sealed, k.document_expires_on, k.submitted_at_ms, k.decided_at_ms, k.rejected_field, k.rejected_reason,
    (select coalesce(json_agg(json_build_object('side', d.side, 'mime', d.mime,
       'bytes', coalesce(octet_length(d.bytes), octet_length(d.sealed) - ${SEALED_MORE_BYTES}), 'uploaded_at_ms', d.created_at_ms::text) order by d.created_at_ms, d.id), '[]')
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

/** Everything that identity keeps of a person, unmasked. Photos are only listed. */
export const identityRecords = (keys: Keys) => ({
  profile: profile(keys),
  verifications: withMore(verifications, async (_q, rows) =>
    rows.map((row) => {
      const { id, uid, ...kept } = row as PlainRow & KeptPerson & { id: string; uid: string };
      const { person, rest } = opened(keys, { id, uid }, kept);
      const { fullName, birthDate, documentNumber } = person!;
      return { id, full_name: fullName, birth_date: birthDate, document_number: documentNumber, ...rest };
    }),
  ),
  devices,
  sessions,
  logIns,
  staffNotes,
});
