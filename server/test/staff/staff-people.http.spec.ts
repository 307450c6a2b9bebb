import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../src/modules/approvals/public.ts';
import { changeClaimPaid, insertClaim } from '../../src/modules/deposits/store/deposit-claim.store.ts';
import { totpCode } from '../../src/platform/crypto/totp.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, decideNewest, reason } from './staff-desk.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

describe('people', () => {
  it('are found by number and address; Support L1 sees them masked and nothing else', async () => {
    const nora = await exchange.person({ funds: { USDT: '25' } });
    const [support, level2] = [(await exchange.staff('support')).client, (await exchange.staff('support2')).client];
    for (const account of [nora.uid, nora.login])
      expect(await support.call('staffPeople', 'search', { account })).toEqual({ uid: nora.uid });
    expect(await codeOf(support.call('staffPeople', 'search', { account: 'nobody@bourse.example' }))).toBe(
      'USER_UNKNOWN',
    );
    const masked = await support.call('staffPeople', 'card', { uid: nora.uid });
    expect(masked).toMatchObject({ isMasked: true });
    expect(masked.email).not.toBe(nora.login);
    expect(await level2.call('staffPeople', 'card', { uid: nora.uid })).toMatchObject({ email: nora.login });
    expect(await codeOf(support.call('staffHoldings', 'overview', { uid: nora.uid }))).toBe('FORBIDDEN');
    const { rows, claims } = await level2.call('staffHoldings', 'overview', { uid: nora.uid });
    expect(rows).toEqual([{ account: 'funding', asset: 'USDT', available: '25', frozen: '0' }]);
    expect(claims).toEqual([]);
  });

  it('who owe the house say so, and no longer once they have paid', async () => {
    const nora = await exchange.person();
    const [{ client }, depositId, nowMs] = [await exchange.staff('support2'), randomUUID(), exchange.clock.nowMs()];
    const { db } = exchange.services;
    const owed = async () => (await client.call('staffHoldings', 'overview', { uid: nora.uid })).claims;
    await db.query(
      `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
         unlock_at, state, entry_id, detected_at_ms, credited_at_ms, updated_at_ms)
       values ($1::uuid, 'user', $2, 'eth', 'USDT', '0x', $1::text, 'native', 5000000, 3, 6, 'REORGED', '1', 1, 1, 1)`,
      [depositId, nora.uid],
    );
    await db.tx((tx) => insertClaim(tx, { depositId, uid: nora.uid, asset: 'USDT', amountMinor: 5_000_000n, nowMs }));
    const [claim] = await owed();
    expect(claim).toMatchObject({ depositId, asset: 'USDT', amount: '5', open: '5', atMs: nowMs });
    await db.tx((tx) => changeClaimPaid(tx, claim!.id, 2_000_000n, nowMs));
    expect(await owed()).toMatchObject([{ amount: '5', open: '3' }]);
    await db.tx((tx) => changeClaimPaid(tx, claim!.id, 3_000_000n, nowMs));
    expect(await owed()).toEqual([]);
  });

  it('are logged out by staff, with a reason; a note about them stays', async () => {
    const nora = await exchange.person();
    const { client, login } = await exchange.staff('support2');
    const { rows } = await client.call('staffPeople', 'sessions', { uid: nora.uid });
    expect(rows).toHaveLength(1);
    const ending = { uid: nora.uid, sessionId: rows[0]!.sessionId, reason };
    expect(await client.call('staffPeople', 'endSessions', ending)).toEqual({ ended: 1 });
    expect(await codeOf(nora.client.call('holdings', 'overview'))).toBe('LOGIN_REQUIRED');
    expect(await codeOf(client.call('staffPeople', 'endSessions', ending))).toBe('SESSION_UNKNOWN');
    await client.call('staffPeople', 'addNote', { uid: nora.uid, text: 'Called about a lost phone' });
    const notes = await client.call('staffPeople', 'notes', { uid: nora.uid });
    expect(notes.rows).toEqual([expect.objectContaining({ staff: login, text: 'Called about a lost phone' })]);
    const auditor = (await exchange.staff('auditor')).client;
    const log = await auditor.call('staffApprovals', 'auditLog', { action: 'staffPeople.addNote' });
    expect(log.rows[0]).toMatchObject({ subject: `user:${nora.uid}`, reason: 'Called about a lost phone' });
    const stranger = exchange.visitor().client;
    await codeOf(stranger.call('identity', 'login', { account: nora.login, password: 'not-the-password' }));
    const logins = await client.call('staffPeople', 'logins', { uid: nora.uid });
    expect(logins.rows[0]).toMatchObject({ outcome: 'wrong' });
  });

  it('get another level by hand from two of Compliance, and from none who is related', async () => {
    const nora = await exchange.person();
    const [one, two, related] = [
      await exchange.staff('compliance'),
      await exchange.staff('compliance'),
      await exchange.staff('compliance'),
    ];
    const [root, second] = [await exchange.staff('superadmin'), await exchange.staff('superadmin')];
    const { rows } = await root.client.call('staffMembers', 'list');
    const { staffId } = rows.find(({ login }) => login === related.login)!;
    const persons = { staffId, ownUid: '', relativeUids: nora.uid, reason };
    await root.client.call('staffMembers', 'setPersons', persons);
    expect((await decideNewest(second.client)).decided).toBe('ok');

    const levels = { uid: nora.uid, kycLevel: 'advanced', vipLevel: '3', reason };
    expect(await codeOf(related.client.call('staffPeople', 'setLevels', levels))).toBe('OWN_ACCOUNT');
    expect((await one.client.call('staffPeople', 'setLevels', levels)).state).toBe('WAITING');
    expect((await decideNewest(related.client)).decided).toBe('OWN_ACCOUNT');
    expect((await decideNewest(two.client)).decided).toBe('ok');
    expect(await two.client.call('staffPeople', 'card', { uid: nora.uid })).toMatchObject({
      kycLevel: 'advanced',
      vipLevel: 3,
    });
  });
});

describe('a person who has lost the authenticator', () => {
  it('comes back in after two of Compliance took it away, and withdraws nothing for three days', async () => {
    const nora = await exchange.person();
    const visitor = exchange.visitor().client;
    const reset = async () => {
      exchange.clock.setOffsetMs(exchange.clock.nowMs() - Date.now() + 61_000);
      await visitor.call('identity', 'sendCode', { purpose: 'reset-password', account: nora.login });
      const code = await visitor.codeSentTo(nora.login);
      return codeOf(
        visitor.call('identity', 'resetPassword', { account: nora.login, code, password: 'found-again-77-x' }),
      );
    };
    expect(await reset()).toBe('TOTP_REQUIRED');
    const [one, two] = [await exchange.staff('compliance'), await exchange.staff('compliance')];
    const asked = await one.client.call('staffPeople', 'resetFactors', { uid: nora.uid, reason });
    expect(asked.state).toBe('WAITING');
    expect((await decideNewest(one.client).catch(() => ({ decided: 'nothing waits' }))).decided).toBe('nothing waits');
    expect(await codeOf(nora.client.call('identity', 'security'))).toBe('ok');
    expect((await decideNewest(two.client)).decided).toBe('ok');
    await expect.poll(() => codeOf(nora.client.call('identity', 'security'))).toBe('LOGIN_REQUIRED');
    const card = await two.client.call('staffPeople', 'card', { uid: nora.uid });
    expect(card).toMatchObject({ totpBound: false, withdrawalLockReason: 'FACTORS_RESET' });
    expect(card.withdrawalLockUntilMs! - exchange.clock.nowMs()).toBeGreaterThan(71 * 3_600_000);
    expect(await reset()).toBe('ok');
    const again = { uid: nora.uid, reason };
    expect(await codeOf(one.client.call('staffPeople', 'resetFactors', again))).toBe('NO_CHANGE');
  });
});

describe('members of staff', () => {
  it('come in by two super admins and a code of their own, change role, lose their log-in and go', async () => {
    const [root, second] = [await exchange.staff('superadmin'), await exchange.staff('superadmin')];
    const login = 'newcomer.one';
    await root.client.call('staffMembers', 'create', { login, role: 'support', reason });
    const listed = async () => (await root.client.call('staffMembers', 'list')).rows.find((row) => row.login === login);
    expect(await listed()).toBeUndefined();
    expect((await decideNewest(root.client).catch(() => ({ decided: 'nothing waits' }))).decided).toBe('nothing waits');
    expect((await decideNewest(second.client)).decided).toBe('ok');
    const { staffId, isEnrolled } = (await listed())!;
    expect(isEnrolled).toBe(false);

    const half = async (by: typeof root) =>
      (await by.client.call('staffMembers', 'issueEnrolment', { staffId, reason })).enrolmentCode;
    const visitor = exchange.visitor().client;
    // Neither of the two can come in as the new one: not with a half, nor with two of their own.
    const [early, own] = [await half(root), await half(root)];
    for (const [enrolmentCode, secondCode] of [
      [own, own],
      [early, own],
      [own, early],
    ] as const) {
      const alone = visitor.call('staffMembers', 'enrolment', { enrolmentCode, secondCode });
      expect(await codeOf(alone)).toBe('ENROLMENT_UNKNOWN');
    }
    const halves = { enrolmentCode: await half(second), secondCode: own };
    const stale = { ...halves, secondCode: early };
    expect(await codeOf(visitor.call('staffMembers', 'enrolment', stale))).toBe('ENROLMENT_UNKNOWN');
    const { totpSecret } = await visitor.call('staffMembers', 'enrolment', halves);
    const password = 'Console-pass-9';
    const enrolment = { ...halves, password, totpCode: totpCode(totpSecret, exchange.clock.nowMs()) };
    expect(await codeOf(visitor.call('staffMembers', 'enrol', { ...enrolment, password: 'Summer2024' }))).toBe(
      'PASSWORD_WEAK',
    );
    expect(await codeOf(visitor.call('staffMembers', 'enrol', enrolment))).toBe('ok');
    expect(await codeOf(visitor.call('staffMembers', 'enrol', enrolment))).toBe('ENROLMENT_UNKNOWN');
    const spent = { login, password, totpCode: enrolment.totpCode };
    expect(await codeOf(visitor.call('staffIdentity', 'login', spent))).toBe('LOGIN_WRONG');
    const later = totpCode(totpSecret, exchange.clock.nowMs() + 30_000);
    const opened = await visitor.call('staffIdentity', 'login', { login, password, totpCode: later });
    expect(opened.role).toBe('support');

    await root.client.call('staffMembers', 'setRole', { staffId, role: 'risk', reason });
    expect((await decideNewest(second.client)).decided).toBe('ok');
    expect((await visitor.call('staffIdentity', 'me')).role).toBe('risk');
    await root.client.call('staffMembers', 'resetTotp', { staffId, reason });
    expect((await decideNewest(second.client)).decided).toBe('ok');
    expect(await codeOf(visitor.call('staffIdentity', 'me'))).toBe('LOGIN_REQUIRED');
    await root.client.call('staffMembers', 'setDisabled', { staffId, disabled: 'true', reason });
    expect((await decideNewest(second.client)).decided).toBe('ok');
    expect((await listed())!.disabledAtMs).not.toBeNull();
    const gone = root.client.call('staffMembers', 'issueEnrolment', { staffId, reason });
    expect(await codeOf(gone)).toBe('STAFF_UNKNOWN');
    expect((await verifyAudit(exchange.database.db)).ok).toBe(true);
  });

  it('cannot change their own access', async () => {
    const root = await exchange.staff('superadmin');
    const { rows } = await root.client.call('staffMembers', 'list');
    const { staffId } = rows.find((row) => row.login === root.login)!;
    const own = root.client.call('staffMembers', 'setRole', { staffId, role: 'finance', reason });
    expect(await codeOf(own)).toBe('OWN_STAFF_ACCOUNT');
    const persons = { staffId, ownUid: '', relativeUids: '123456789', reason };
    expect(await codeOf(root.client.call('staffMembers', 'setPersons', persons))).toBe('OWN_STAFF_ACCOUNT');
  });

  it.each([
    ['setRole', { role: 'finance' }],
    ['setDisabled', { disabled: 'true' }],
    ['resetTotp', {}],
    ['setPersons', { ownUid: '', relativeUids: '123456789' }],
  ] as const)('nobody is the second one in a change about themselves: %s', async (kind, wish) => {
    const [asking, about, third] = [
      await exchange.staff('superadmin'),
      await exchange.staff('superadmin'),
      await exchange.staff('superadmin'),
    ];
    const { rows } = await asking.client.call('staffMembers', 'list');
    const { staffId } = rows.find((row) => row.login === about.login)!;
    await asking.client.call('staffMembers', kind, { staffId, reason, ...wish } as never);
    const [waiting] = (await about.client.call('staffActions', 'list', { tab: 'waiting' })).rows;
    expect(waiting).toMatchObject({ kind: `staffMembers.${kind}`, barredBy: 'OWN_STAFF_ACCOUNT' });
    const { id, contentHash } = waiting!;
    for (const decision of ['approve', 'reject'] as const) {
      const call = about.client.call('staffActions', 'decide', { id, contentHash, decision, reason });
      expect(await codeOf(call)).toBe('OWN_STAFF_ACCOUNT');
    }
    expect((await decideNewest(third.client)).decided).toBe('ok');
  });
});
