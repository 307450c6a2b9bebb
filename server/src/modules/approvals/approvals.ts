import type { Result } from '@bourse/core/result.ts';
import { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Argon2Cost, PasswordHasher } from '../../platform/crypto/password-hasher.ts';
import { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Db } from '../../platform/db/db.ts';
import { Passkeys } from '../../platform/passkeys/passkeys.ts';
import { PUZZLE_ZERO_BITS, Puzzles } from '../../platform/puzzles/puzzles.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import type { Approvals } from './approvals-shapes.ts';
import { KnownActions } from './known-actions.ts';
import { defineMemberActions, type MemberActions } from './member-actions.ts';
import { findStaffLogins } from './store/staff.store.ts';
import { isStaffPerson } from './store/staff-person.store.ts';
import { audit } from './usecases/audit.ts';
import { type CreatedStaff, type CreateStaffRefusal, createStaff, type NewStaff } from './usecases/create-staff.ts';
import { authenticateStaff, type KnownStaff } from './usecases/door/staff-login.ts';
import { forgetStaffKeys } from './usecases/keys/change-keys.ts';
import { proposeAction } from './usecases/propose-action.ts';

export interface ApprovalsParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: { key(purpose: string, bytes?: number): Buffer };
  readonly cost?: Argon2Cost;
  /** How many zero bits the puzzle at the log-in asks for; tests make it cheap. */
  readonly captchaZeroBits?: number;
  /**
   * Where staff log in, and whether only with a key. Leave it out where nobody logs in: in a command, or a test of
   * another room.
   */
  readonly door?: { readonly origin: string; readonly requiresKey: boolean };
}

/** Approvals for the composition root. */
export interface ApprovalsModule extends Approvals {
  readonly deps: ApprovalsDeps;
  readonly memberActions: MemberActions;
  /** For the edge: the member of staff to whom a console cookie belongs. */
  authenticateStaff(request: {
    readonly cookie: string | undefined;
    readonly nowMs: number;
  }): Promise<KnownStaff | null>;
  /** For the operator's command line. @refuses ROLE_UNKNOWN | LOGIN_MALFORMED | PASSWORD_WEAK | LOGIN_TAKEN */
  createStaff(staff: NewStaff): Promise<Result<CreatedStaff, CreateStaffRefusal>>;
  /**
   * For the operator's command line: removes all keys of a member and returns how many there were. @refuses
   * STAFF_UNKNOWN
   */
  forgetStaffKeys(login: string): Promise<Result<number, 'STAFF_UNKNOWN'>>;
}

/** Builds approvals from its parts. */
export function createApprovals(parts: ApprovalsParts): ApprovalsModule {
  const { door = { origin: 'http://localhost', requiresKey: true } } = parts;
  const deps: ApprovalsDeps = {
    db: parts.db,
    clock: parts.clock,
    passwords: new PasswordHasher(parts.keys.key('approvals.pepper'), parts.cost),
    attempts: new Attempts(parts.db, 'approvals.attempt'),
    puzzles: new Puzzles(parts.db, 'approvals.captcha', parts.captchaZeroBits ?? PUZZLE_ZERO_BITS),
    box: new SecretBox(parts.keys.key('approvals.box')),
    passkeys: new Passkeys({ key: parts.keys.key('approvals.passkey'), origin: door.origin, name: 'Bourse staff' }),
    handleKey: parts.keys.key('approvals.handle'),
    browserKey: parts.keys.key('approvals.browser'),
    requiresKey: door.requiresKey,
    actions: new KnownActions(),
  };
  const define: Approvals['define'] = (definition) => {
    deps.actions.add(definition);
    return { kind: definition.kind, propose: (proposal) => proposeAction(deps, definition, proposal) };
  };
  return {
    deps,
    memberActions: defineMemberActions({ define }),
    audit,
    loginsOf: findStaffLogins,
    define,
    isRelated: (q, { staffId, uid }) => isStaffPerson(q, staffId, uid),
    authenticateStaff: (request) => authenticateStaff(deps, request),
    createStaff: (staff) => createStaff(deps, staff),
    forgetStaffKeys: (login) => forgetStaffKeys(deps, login),
  };
}
