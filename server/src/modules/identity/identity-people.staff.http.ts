import type { staffPeople } from '@bourse/contract/staff/people.ts';
import { YEAR_MS } from '@bourse/core/calendar/durations.ts';
import { TRADING_PASSWORD_POLICY } from '@bourse/core/identity/attempts.ts';
import { maskEmail, maskPhone } from '@bourse/core/identity/mask.ts';
import { UID } from '@bourse/core/identity/uid.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { PAGE_LIMIT, readIdCursor } from '../../platform/db/keyset.ts';
import type { Handlers, StaffContext } from '../../platform/request/context.ts';
import { type Approvals, actorOf, ask } from '../approvals/public.ts';
import type { FactorResetAction } from './factor-reset-action.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { LevelAction } from './level-actions.ts';
import type { NoticeMails } from './ports.ts';
import { findProfile } from './queries/person.query.ts';
import { findRecipient } from './queries/recipient.query.ts';
import { listLogins, listSessions } from './queries/session.query.ts';
import { findPerson } from './store/person.store.ts';
import { listStaffNotes } from './store/staff-note.store.ts';
import { listMails, resendMail } from './usecases/resend-mail.ts';
import { tradingPasswordKey } from './usecases/security/check-trading-password.ts';
import { endSessionsByStaff } from './usecases/session/end-sessions-by-staff.ts';
import { writeStaffNote } from './usecases/write-staff-note.ts';

export interface StaffPeopleDeps {
  readonly deps: IdentityDeps;
  readonly approvals: Approvals;
  readonly setLevels: LevelAction;
  readonly resetFactors: FactorResetAction;
  readonly noticeMails: NoticeMails;
}

interface Paging {
  readonly uid: string;
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}
const pageOf = ({ uid, before, limit = PAGE_LIMIT }: Paging) => ({
  uid,
  before: readIdCursor(before),
  limit: Math.max(1, limit),
});
const cut = <Row extends { readonly id: string }>(rows: readonly Row[], limit: number) => ({
  rows: [...rows],
  next: rows.length < limit ? null : rows.at(-1)!.id,
});

/** Endpoints with which staff see and help people. */
export function staffPeopleHttp(given: StaffPeopleDeps): Handlers<typeof staffPeople> {
  const { deps, approvals } = given;
  return {
    search: async ({ account }) => {
      const type = account.includes('@') ? 'email' : UID.test(account) ? 'account' : 'mobile';
      const found = await findRecipient(deps.db, { type, account: account.trim() });
      return found ? ok({ uid: found.uid }) : refuse('USER_UNKNOWN');
    },
    card: async ({ uid }, context) => {
      const card = await readCard(deps, uid, context);
      return card ? ok(card) : refuse('USER_UNKNOWN');
    },
    sessions: async ({ uid }, { nowMs }) => ok({ rows: await listSessions(deps.db, uid, nowMs) }),
    endSessions: async ({ uid, sessionId = null, reason }, context) => {
      const ended = await endSessionsByStaff(deps, approvals, { uid, sessionId, reason, actor: actorOf(context) });
      return ended.ok ? ok({ ended: ended.value }) : ended;
    },
    logins: async (input, { nowMs }) => {
      const page = pageOf(input);
      return ok(cut(await listLogins(deps.db, { ...page, sinceMs: nowMs - YEAR_MS }), page.limit));
    },
    notes: async (input) => {
      const page = pageOf(input);
      const rows = await listStaffNotes(deps.db, page);
      const logins = await approvals.loginsOf(
        deps.db,
        rows.map(({ staffId }) => staffId),
      );
      const named = rows.map(({ staffId, ...row }) => ({ ...row, staff: logins.get(staffId) ?? staffId }));
      return ok(cut(named, page.limit));
    },
    addNote: async ({ uid, text }, context) => {
      const written = await writeStaffNote(deps, approvals, { uid, text, actor: actorOf(context) });
      return written.ok ? ok({ done: true }) : written;
    },
    mails: async ({ uid }, { nowMs }) => {
      const rows = await listMails(deps, given.noticeMails, { uid, nowMs });
      return rows ? ok({ rows: rows.map((row) => ({ ...row })) }) : refuse('USER_UNKNOWN');
    },
    resendMail: async ({ uid, id, reason }, context) => {
      const mail = { uid, id, reason, actor: actorOf(context), nowMs: context.nowMs };
      const resent = await resendMail(deps, given, mail);
      return resent.ok ? ok({ done: true }) : resent;
    },
    setLevels: ({ uid, kycLevel, vipLevel, reason }, context) =>
      ask(given.setLevels, { uid, kycLevel, vipLevel: Number(vipLevel) }, reason, context),
    resetFactors: ({ uid, reason }, context) => ask(given.resetFactors, { uid }, reason, context),
  };
}

async function readCard(deps: IdentityDeps, uid: string, { staff, nowMs }: StaffContext) {
  const [profile, person, standing] = await Promise.all([
    findProfile(deps.db, uid, nowMs),
    findPerson(deps.db, uid),
    deps.attempts.standing(tradingPasswordKey(uid), TRADING_PASSWORD_POLICY, nowMs),
  ]);
  if (!profile || !person) return null;
  const isMasked = staff.role === 'support';
  const { email, phone } = person;
  return {
    uid,
    isMasked,
    email: email !== null && isMasked ? maskEmail(email) : email,
    phone: phone !== null && isMasked ? maskPhone(phone) : phone,
    locale: profile.locale,
    kycLevel: profile.kycLevel,
    vipLevel: profile.vipLevel,
    frozen: profile.frozen,
    totpBound: profile.totpBound,
    tradingPasswordSet: profile.tradingPasswordSet,
    tradingPasswordLockedUntilMs: standing.lockedUntilMs,
    withdrawalLockUntilMs: profile.withdrawalLock?.untilMs ?? null,
    withdrawalLockReason: profile.withdrawalLock?.reason ?? null,
    whitelistMode: profile.whitelistMode,
    createdAtMs: profile.createdAtMs,
  };
}
