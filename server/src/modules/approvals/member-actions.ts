import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids/ids.ts';
import { NO_PASSWORD } from './approvals-deps.ts';
import type { Approvals } from './approvals-shapes.ts';
import { type Plain, type PlainRecord, type Plan, type StaffAction, staffSubject } from './staff-action.ts';
import {
  endMemberSessions,
  type LockedMember,
  lockMember,
  lockSuperAdmins,
  setMemberDisabled,
  setMemberRole,
  setMemberSecrets,
} from './store/member.store.ts';
import { deleteStaffKeysOf } from './store/passkey.store.ts';
import { findStaffByLogin, insertStaff } from './store/staff.store.ts';
import { findStaffPersons, replaceStaffPersons, type StaffPerson } from './store/staff-person.store.ts';

/** Every change includes who asks for it, because the plan must refuse changes to one's own account. */
interface Wish extends PlainRecord {
  readonly byStaffId: string;
}
interface NewMember extends Wish {
  readonly login: string;
  readonly role: StaffRole;
}
interface OnMember extends Wish {
  readonly staffId: string;
}
type Common = 'STAFF_UNKNOWN' | 'OWN_STAFF_ACCOUNT';
type Judged = Common | 'NO_CHANGE' | 'LAST_SUPER_ADMINS';

export interface MemberActions {
  readonly create: StaffAction<NewMember, 'LOGIN_TAKEN'>;
  readonly setRole: StaffAction<OnMember & { readonly role: StaffRole }, Judged>;
  readonly setDisabled: StaffAction<OnMember & { readonly disabled: boolean }, Judged>;
  readonly resetTotp: StaffAction<OnMember, Common>;
  readonly setPersons: StaffAction<
    OnMember & { readonly own: readonly string[]; readonly relatives: readonly string[] },
    Common | 'NO_CHANGE'
  >;
}

/** With fewer, nobody could grant a role again, because it takes two. */
const SUPER_ADMINS_MIN = 2;
const roles = { proposers: ['superadmin'], deciders: ['superadmin'], needsSecond: () => true } as const;

/** Actions of super admins on members of staff; each takes two of them. */
export function defineMemberActions({ define }: Pick<Approvals, 'define'>): MemberActions {
  return { create: create(define), ...onMembers(define) };
}

const create = (define: Approvals['define']): MemberActions['create'] =>
  define<NewMember, 'LOGIN_TAKEN'>({
    kind: 'staffMembers.create',
    ...roles,
    plan: async (tx, { login, role }) => {
      if (await findStaffByLogin(tx, login)) return refuse('LOGIN_TAKEN');
      return ok({ subject: `login:${login}`, before: { role: null }, after: { login, role } });
    },
    carryOut: async (tx, { login, role }, { nowMs }) => {
      const empty = { passwordHash: NO_PASSWORD, totpSecret: Buffer.alloc(0) };
      const isNew = await insertStaff(tx, { id: newId(nowMs), login, role, ...empty, nowMs });
      return isNew ? ok(true) : refuse('LOGIN_TAKEN');
    },
  });

function onMembers(define: Approvals['define']): Omit<MemberActions, 'create'> {
  return {
    setRole: define<OnMember & { readonly role: StaffRole }, Judged>({
      kind: 'staffMembers.setRole',
      ...roles,
      plan: (tx, wish) => plan(tx, wish, ({ role }) => ({ role }), { role: wish.role }),
      carryOut: async (tx, { staffId, role }) => ok(await setMemberRole(tx, staffId, role)),
    }),
    setDisabled: define<OnMember & { readonly disabled: boolean }, Judged>({
      kind: 'staffMembers.setDisabled',
      ...roles,
      plan: (tx, wish) =>
        plan(tx, wish, (member) => ({ disabled: member.disabledAtMs !== null }), { disabled: wish.disabled }),
      carryOut: async (tx, { staffId, disabled }, { nowMs }) => {
        await setMemberDisabled(tx, staffId, disabled ? nowMs : null);
        return ok(await endMemberSessions(tx, staffId, nowMs));
      },
    }),
    resetTotp: define<OnMember, Common>({
      kind: 'staffMembers.resetTotp',
      ...roles,
      plan: async (tx, wish) => {
        const found = await lockOtherMember(tx, wish);
        return found.ok ? ok({ ...subjectOf(wish), before: { secrets: 'set' }, after: { secrets: 'none' } }) : found;
      },
      carryOut: async (tx, { staffId }, { nowMs }) => {
        const none = { passwordHash: NO_PASSWORD, totpSecret: Buffer.alloc(0), totpLastStep: null };
        await setMemberSecrets(tx, staffId, none);
        await deleteStaffKeysOf(tx, staffId);
        return ok(await endMemberSessions(tx, staffId, nowMs));
      },
    }),
    setPersons: define<Parameters<MemberActions['setPersons']['propose']>[0]['change'], Common | 'NO_CHANGE'>({
      kind: 'staffMembers.setPersons',
      ...roles,
      plan: async (tx, wish) => {
        const found = await lockOtherMember(tx, wish);
        if (!found.ok) return found;
        const before = byRelation(await findStaffPersons(tx, wish.staffId));
        const after = { own: [...wish.own].sort(), relatives: [...wish.relatives].sort() };
        if (JSON.stringify(before) === JSON.stringify(after)) return refuse('NO_CHANGE');
        return ok({ ...subjectOf(wish), before, after });
      },
      carryOut: async (tx, { staffId, own, relatives }, { nowMs }) => {
        const persons: StaffPerson[] = [
          ...own.map((uid) => ({ uid, relation: 'self' as const })),
          ...relatives.filter((uid) => !own.includes(uid)).map((uid) => ({ uid, relation: 'relative' as const })),
        ];
        return ok(await replaceStaffPersons(tx, staffId, persons, nowMs));
      },
    }),
  };
}

const subjectOf = ({ staffId }: OnMember) => ({ subject: staffSubject(staffId) });

/**
 * Locks the member, unless it is the one who asks: nobody may give themselves rights, close their own account, or say
 * who is related to them.
 */
async function lockOtherMember(tx: Tx, wish: OnMember): Promise<Result<LockedMember, Common>> {
  const member = await lockMember(tx, wish.staffId);
  if (!member) return refuse('STAFF_UNKNOWN');
  return wish.byStaffId === wish.staffId ? refuse('OWN_STAFF_ACCOUNT') : ok(member);
}

async function plan(
  tx: Tx,
  wish: OnMember,
  fieldsOf: (member: LockedMember) => Readonly<Record<string, Plain>>,
  after: PlainRecord,
): Promise<Result<Plan, Judged>> {
  const found = await lockOtherMember(tx, wish);
  if (!found.ok) return found;
  const before = fieldsOf(found.value);
  if (JSON.stringify(before) === JSON.stringify(after)) return refuse('NO_CHANGE');
  const { role, disabledAtMs } = found.value;
  const isLost = role === 'superadmin' && disabledAtMs === null;
  if (isLost && (await lockSuperAdmins(tx)) <= SUPER_ADMINS_MIN)
    return refuse('LAST_SUPER_ADMINS', { min: SUPER_ADMINS_MIN });
  return ok({ ...subjectOf(wish), before, after });
}

const byRelation = (persons: readonly StaffPerson[]) => ({
  own: persons.filter(({ relation }) => relation === 'self').map(({ uid }) => uid),
  relatives: persons.filter(({ relation }) => relation === 'relative').map(({ uid }) => uid),
});
