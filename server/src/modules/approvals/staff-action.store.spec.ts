import { createHash } from 'node:crypto';
import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManualClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { type ApprovalsModule, createApprovals } from './approvals.ts';
import { listActions } from './queries/action.query.ts';
import { listAudit } from './queries/audit-log.query.ts';
import type { Actor, StaffAction } from './staff-action.ts';
import { replaceStaffPersons } from './store/staff-person.store.ts';
import { decideAction, withdrawAction } from './usecases/decide-action.ts';

/** A limit that staff may change: a table of its own, so that a carried out action leaves something to see. */
type Change = { readonly name: string; readonly limit: number };
const PERSON = '123456789';
/** A kind that older releases knew by another name. */
const KIND = 'staffAlarms.releasePayment';
const FORMER_KIND = 'staffWallet.releasePayment';
const clock = new ManualClock(Date.UTC(2026, 10, 21));
let t: TestDatabase;
let approvals: ApprovalsModule;
let setLimit: StaffAction<Change, 'LIMIT_UNKNOWN' | 'LIMIT_WRONG'>;
const afterwards: string[] = [];
let count = 0;

beforeAll(async () => {
  t = await testDatabase();
  await t.ownerDb.query('create table public.test_limit (name text primary key, amount int not null)');
  await t.ownerDb.query('grant select, insert, update on public.test_limit to bourse_app');
  const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
  approvals = createApprovals({ db: t.db, clock, keys, cost: { memoryKib: 64, passes: 1 } });
  setLimit = approvals.define<Change, 'LIMIT_UNKNOWN' | 'LIMIT_WRONG'>({
    kind: KIND,
    proposers: ['risk'],
    deciders: ['risk', 'finance'],
    needsSecond: ({ limit }) => limit > 10,
    plan: async (tx, { name, limit }) => {
      const [row] = await tx.query<{ amount: number }>(
        'select amount from public.test_limit where name = $1 for update',
        [name],
      );
      if (!row) return refuse('LIMIT_UNKNOWN');
      if (limit < 0) return refuse('LIMIT_WRONG');
      return ok({ subject: `limit:${name}`, uid: PERSON, before: { limit: row.amount }, after: { limit } });
    },
    carryOut: async (tx, { name, limit }) =>
      ok(await tx.query('update public.test_limit set amount = $2 where name = $1', [name, limit])),
    onCommitted: async ({ name }) => void afterwards.push(name),
  });
});
afterAll(() => t.close());

const hire = async (role: StaffRole): Promise<Actor> => {
  const made = await approvals.createStaff({ login: `actor${++count}`, password: 'console-password-5', role });
  if (!made.ok) throw new Error(made.refusal.code);
  return { staffId: made.value.staffId, role, requestId: `r-${count}` };
};
const newLimit = async (amount = 5) => {
  const name = `limit${++count}`;
  await t.db.query('insert into public.test_limit values ($1, $2)', [name, amount]);
  return name;
};
const amountOf = async (name: string) =>
  (await t.db.query<{ amount: number }>('select amount from public.test_limit where name = $1', [name]))[0]!.amount;
const ask = async (actor: Actor, name: string, limit = 50) => {
  const asked = await setLimit.propose({ change: { name, limit }, reason: 'more trade', actor });
  if (!asked.ok || asked.value.actionId === null) throw new Error('it does not wait');
  const [row] = await listActions(t.db, {
    kinds: [KIND],
    tab: 'asked',
    staffId: actor.staffId,
    before: null,
    limit: 1,
  });
  return { id: asked.value.actionId, contentHash: row!.contentHash };
};
const decide = (
  which: { readonly id: string; readonly contentHash: string },
  actor: Actor,
  decision: 'approve' | 'reject' = 'approve',
) => decideAction(approvals.deps, { ...which, actor, decision, reason: 'looked at it' });
const codeOf = (result: { ok: boolean; refusal?: { code: string } }) => (result.ok ? 'ok' : result.refusal!.code);

describe('a staff action', () => {
  test('below its threshold is done at once, and logged with what was before and after', async () => {
    const [name, actor] = [await newLimit(), await hire('risk')];
    const done = await setLimit.propose({ change: { name, limit: 9 }, reason: 'less trade', actor });
    expect(done).toEqual({ ok: true, value: { actionId: null, state: 'DONE' } });
    expect(await amountOf(name)).toBe(9);
    expect(afterwards).toContain(name);
    const [entry] = await listAudit(t.db, { beforeSeq: null, limit: 1 });
    expect(entry).toMatchObject({ action: KIND, subject: `limit:${name}`, reason: 'less trade' });
  });

  test('above it waits for a second, and is done by the approval', async () => {
    const [name, actor, second] = [await newLimit(), await hire('risk'), await hire('finance')];
    const asked = await ask(actor, name);
    expect(await amountOf(name)).toBe(5);
    expect(await decide(asked, second)).toEqual({ ok: true, value: 'APPROVED' });
    expect(await amountOf(name)).toBe(50);
    expect(afterwards).toContain(name);
    const log = await t.db.query<{ action: string; staff_id: string; before_text: string; after_text: string }>(
      `select action, staff_id, before_text, after_text from approvals.audit where subject = $1 order by seq`,
      [`limit:${name}`],
    );
    expect(log.map(({ action, staff_id }) => [action, staff_id])).toEqual([
      [`${KIND}.ask`, actor.staffId],
      [KIND, second.staffId],
    ]);
    expect(JSON.parse(log[1]!.before_text)).toEqual({ limit: 5 });
    expect(JSON.parse(log[1]!.after_text)).toMatchObject({ limit: 50, proposedBy: actor.staffId, actionId: asked.id });
    expect((await approvals.verifyAudit(t.db)).ok).toBe(true);
  });

  test('a rejection changes nothing and says why', async () => {
    const [name, actor, second] = [await newLimit(), await hire('risk'), await hire('risk')];
    expect(await decide(await ask(actor, name), second, 'reject')).toEqual({ ok: true, value: 'REJECTED' });
    expect(await amountOf(name)).toBe(5);
    const seen = await listActions(t.db, {
      kinds: [KIND],
      tab: 'decided',
      staffId: second.staffId,
      before: null,
      limit: 50,
    });
    expect(seen.find(({ subject }) => subject === `limit:${name}`)).toMatchObject({
      state: 'REJECTED',
      decisionReason: 'looked at it',
      before: { limit: 5 },
    });
  });

  test('tells the second of two decisions at the same time who was first', async () => {
    const name = await newLimit();
    const [actor, one, other] = [await hire('risk'), await hire('risk'), await hire('finance')];
    const asked = await ask(actor, name);
    const codes = (await Promise.all([decide(asked, one), decide(asked, other, 'reject')])).map(codeOf).sort();
    expect(codes).toEqual(['ALREADY_DECIDED', 'ok']);
    const late = await decide(asked, one);
    expect(late).toMatchObject({ refusal: { code: 'ALREADY_DECIDED', details: { atMs: clock.nowMs() } } });
  });
});

describe('staff are refused who', () => {
  test('have another role, or decide what they asked for', async () => {
    const [name, actor] = [await newLimit(), await hire('risk')];
    const support = await hire('support');
    const asking = setLimit.propose({ change: { name, limit: 50 }, reason: 'because', actor: support });
    expect(codeOf(await asking)).toBe('FORBIDDEN');
    const asked = await ask(actor, name);
    expect(codeOf(await decide(asked, support))).toBe('FORBIDDEN');
    expect(codeOf(await decide(asked, actor))).toBe('OWN_PROPOSAL');
    expect(await amountOf(name)).toBe(5);
    const itself = `update approvals.action set state = 'APPROVED', decided_by = proposed_by, decision_reason = 'x', decided_at_ms = 1 where id = $1`;
    await expect(t.db.query(itself, [asked.id])).rejects.toThrow(/check constraint/);
    await expect(t.db.query(`update approvals.action set after_text = '{}'`)).rejects.toThrow(/permission denied/);
  });

  test.each(['self', 'relative'] as const)('act on an account of %s', async (relation) => {
    const [name, actor, related] = [await newLimit(), await hire('risk'), await hire('risk')];
    await t.db.tx((tx) => replaceStaffPersons(tx, related.staffId, [{ uid: PERSON, relation }], 1));
    expect(await approvals.isRelated(t.db, { staffId: related.staffId, uid: PERSON })).toBe(true);
    const asking = setLimit.propose({ change: { name, limit: 50 }, reason: 'because', actor: related });
    expect(codeOf(await asking)).toBe('OWN_ACCOUNT');
    expect(codeOf(await decide(await ask(actor, name), related))).toBe('OWN_ACCOUNT');
  });

  test('approve what was not on the screen', async () => {
    const [name, actor, second] = [await newLimit(), await hire('risk'), await hire('risk')];
    const asked = await ask(actor, name);
    expect(codeOf(await decide({ ...asked, contentHash: '0'.repeat(64) }, second))).toBe('CONTENT_CHANGED');
    await t.db.query('update public.test_limit set amount = 6 where name = $1', [name]);
    expect(codeOf(await decide(asked, second))).toBe('CONTENT_CHANGED');
    expect(await amountOf(name)).toBe(6);
    expect(codeOf(await decide(asked, second, 'reject'))).toBe('ok');
  });

  test('approve what can no longer be done', async () => {
    const [name, actor, second] = [await newLimit(), await hire('risk'), await hire('risk')];
    const asked = await ask(actor, name);
    await t.ownerDb.query('delete from public.test_limit where name = $1', [name]);
    expect(await decide(asked, second)).toMatchObject({
      refusal: { code: 'ACTION_IMPOSSIBLE', details: { cause: 'LIMIT_UNKNOWN' } },
    });
  });

  test('ask twice for the same, or take back what is not theirs', async () => {
    const [name, actor, other] = [await newLimit(), await hire('risk'), await hire('risk')];
    const asked = await ask(actor, name);
    const again = await setLimit.propose({ change: { name, limit: 60 }, reason: 'because', actor: other });
    expect(codeOf(again)).toBe('ALREADY_ASKED');
    await t.ownerDb.query(`update approvals.action set kind = $2 where id = $1`, [asked.id, FORMER_KIND]);
    const underItsNewName = await setLimit.propose({ change: { name, limit: 60 }, reason: 'because', actor: other });
    expect(codeOf(underItsNewName)).toBe('ALREADY_ASKED');
    await t.ownerDb.query(`update approvals.action set kind = $2 where id = $1`, [asked.id, KIND]);
    const takeBack = (by: Actor) => withdrawAction(approvals.deps, { id: asked.id, reason: 'a mistake', actor: by });
    expect(codeOf(await takeBack(other))).toBe('ACTION_UNKNOWN');
    expect(await takeBack(actor)).toEqual({ ok: true, value: 'WITHDRAWN' });
    expect(codeOf(await decide(asked, other))).toBe('ALREADY_DECIDED');
    expect((await ask(other, name)).id).not.toBe(asked.id);
  });
});
