import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Result } from '@bourse/core/result.ts';
import { afterAll, beforeAll } from 'vitest';
import { ManualClock } from '../../../../platform/clock/clock.ts';
import { totpCode } from '../../../../platform/crypto/totp.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/db/test-database.ts';
import { SoftwareAuthenticator } from '../../../../platform/passkeys/authenticator.fixture.ts';
import { solve } from '../../../../platform/puzzles/solve.fixture.ts';
import { type ApprovalsModule, createApprovals } from '../../approvals.ts';
import { listStaffKeys } from '../../queries/passkey.query.ts';
import { askForLogin, logStaffIn } from '../door/staff-login.ts';
import { addStaffKey, askForChange, removeStaffKey, startStaffKey } from './change-keys.ts';

const ORIGIN = 'https://exchange.example';
export const PASSWORD = 'console-password-5';
export const clock = new ManualClock(Date.UTC(2026, 10, 21));
export let t: TestDatabase;
/** The same installation, started as production and as a demo. */
export let production: ApprovalsModule;
export let demo: ApprovalsModule;

/** An installation with its members, for all tests of a file. */
export function openHouse(): void {
  beforeAll(async () => {
    t = await testDatabase();
    const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
    const parts = { db: t.db, clock, keys, captchaZeroBits: 4, cost: { memoryKib: 64, passes: 1 } };
    production = createApprovals({ ...parts, door: { origin: ORIGIN, requiresKey: true } });
    demo = createApprovals({ ...parts, door: { origin: ORIGIN, requiresKey: false } });
  });
  afterAll(() => t.close());
}

export interface Member {
  readonly staffId: string;
  readonly login: string;
  readonly totpSecret: string;
}
export let hired = 0;
export async function hire(role = 'reviewer'): Promise<Member> {
  const made = await production.createStaff({ login: `keeper${++hired}`, password: PASSWORD, role });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}
/** The next code: each is good once. */
export const code = ({ totpSecret }: Member): string => {
  clock.advanceMs(MINUTE_MS);
  return totpCode(totpSecret, clock.nowMs());
};
export const authenticator = (origin = ORIGIN) => new SoftwareAuthenticator(origin);
export const from = { ip: '127.0.0.1', requestId: 'r-1' };
export const outcome = (result: Result<unknown, string>) => (result.ok ? 'ok' : result.refusal.code);
export function value<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

export type Factor = Pick<Parameters<typeof logStaffIn>[1], 'totpCode' | 'passkey'>;
/** With the puzzle answered, whether or not one is due. */
export const logIn = async (house: ApprovalsModule, { login }: Member, factor: Factor, over = {}) => {
  const puzzle = solve(await house.deps.puzzles.make(clock.nowMs()));
  const browser = { cookie: undefined, browser: undefined };
  return logStaffIn(house.deps, { login, password: PASSWORD, ...browser, ...puzzle, ...from, ...factor, ...over });
};
export const askLogin = ({ login }: Member) => askForLogin(production.deps, login);
export const logInWith = (member: Member, key: SoftwareAuthenticator, over = {}, house = production) =>
  logIn(house, member, { passkey: key.prove(askLogin(member)) }, over);
export const who = (house: ApprovalsModule, cookie: string) =>
  house.authenticateStaff({ cookie, nowMs: clock.nowMs() });
export const proofFor = async (member: Member, key: SoftwareAuthenticator) => ({
  passkey: key.prove(value(await askForChange(production.deps, member.staffId))),
});

/** Adds a key as the console does. */
export async function add(member: Member, key: SoftwareAuthenticator, factor: Factor, over = {}, house = production) {
  const made = key.make(value(await startStaffKey(house.deps, member.staffId)));
  const change = { staffId: member.staffId, name: 'My key', made, password: PASSWORD, keptCookie: null };
  return addStaffKey(house.deps, { ...change, ...from, ...factor, ...over });
}
export const remove = (member: Member, passkeyId: string, factor: Factor, over = {}, house = production) =>
  removeStaffKey(house.deps, {
    staffId: member.staffId,
    passkeyId,
    password: PASSWORD,
    keptCookie: null,
    ...from,
    ...factor,
    ...over,
  });
export async function withKey() {
  const member = await hire();
  const key = authenticator();
  value(await add(member, key, { totpCode: code(member) }));
  return { member, key };
}
export const keysOf = ({ staffId }: Member) => listStaffKeys(t.db, staffId);
export const logOf = async ({ staffId }: Member) =>
  (
    await t.db.query<{ action: string }>('select action from approvals.audit where subject = $1 order by seq', [
      `staff:${staffId}`,
    ])
  ).map(({ action }) => action);
