import type { Envelope } from '@bourse/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DemoClient } from '../../src/demo/demo-client.ts';
import { documentPhoto } from '../../src/demo/document-photo.ts';
import { totpCode } from '../../src/platform/crypto/totp.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  exchange.server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { ...FORM, ...headers },
  });
const code = async (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );

describe('cookies', () => {
  it('are out of reach of scripts and of other sites', async () => {
    const account = 'cookies@bourse.example';
    const visitor = exchange.visitor().client;
    await visitor.call('identity', 'sendCode', { purpose: 'register', account });
    const form = { account, code: await visitor.codeSentTo(account), password: 'A-good-pass-1' };
    // The code belongs to the browser that asked for it.
    const elsewhere = await post('/open/identity/register', form);
    expect(elsewhere.json<Envelope<unknown>>().i18nMsgCode).toBe('CODE_EXPIRED');
    const answer = await post('/open/identity/register', form, { cookie: visitor.cookie });
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual(['bourse_device', 'bourse_sid']);
    for (const cookie of answer.cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const sid = answer.cookies.find(({ name }) => name === 'bourse_sid')!.value;
    expect(answer.body).not.toContain(sid);
  });
});

describe('a session over HTTP', () => {
  it('is who the cookie says, whatever headers claim', async () => {
    const { uid, client } = await exchange.person();
    const mine = await client.call('identity', 'topsInfo');
    expect(mine).toMatchObject({ id: uid, fid: uid });
    const stranger = await post(
      '/open/seckill/user/tops-info',
      {},
      { 'x-user-id': uid, authorization: mine.accessToken! },
    );
    expect(stranger.json<Envelope<{ id: string | null }>>().data?.id).toBeNull();
  });

  it('opens by a one-time sid, once, and not by one that was made up', async () => {
    const { uid, client } = await exchange.person();
    const { sid } = await client.call('identity', 'issueSid');
    const other = exchange.visitor().client;
    expect(await code(other.call('identity', 'topsInfo', { sid }))).toBe('SID_UNCONFIRMED');
    expect((await other.call('identity', 'topsInfo')).id).toBeNull();
    expect((await other.call('identity', 'topsInfo', { sid, confirmed: 'true' })).id).toBe(uid);
    expect((await other.call('identity', 'topsInfo')).id).toBe(uid);
    expect(await code(exchange.visitor().client.call('identity', 'topsInfo', { sid }))).toBe('SID_UNKNOWN');
    const fresh = (await client.call('identity', 'issueSid')).sid;
    const inQuery = await post(`/open/seckill/user/tops-info?sid=${fresh}`, { confirmed: 'true' });
    expect(inQuery.cookies.map(({ name }) => name)).toEqual(['bourse_sid']);
    expect(inQuery.json<Envelope<{ id: string }>>().data?.id).toBe(uid);
    expect((await post(`/open/seckill/user/tops-info?sid=${fresh}`, {})).json().i18nMsgCode).toBe('SID_UNKNOWN');
    const madeUp = 'x'.repeat(43);
    expect(await code(exchange.visitor().client.call('identity', 'topsInfo', { sid: madeUp }))).toBe('SID_UNKNOWN');
    const third = (await exchange.person()).client;
    const { sid: another } = await client.call('identity', 'issueSid');
    expect(await code(third.call('identity', 'topsInfo', { sid: another }))).toBe('SID_MISMATCH');
  });

  it('is listed, and ends where its person ends it', async () => {
    const { client } = await exchange.person();
    const { sid } = await client.call('identity', 'issueSid');
    const phone = exchange.visitor().client;
    await phone.call('identity', 'topsInfo', { sid, confirmed: 'true' });
    const { rows } = await client.call('identity', 'sessions');
    expect(rows).toHaveLength(2);
    const theirs = rows.find((row) => !row.current)!;
    const outsider = (await exchange.person()).client;
    expect(await code(outsider.call('identity', 'endSession', { sessionId: theirs.sessionId }))).toBe(
      'SESSION_UNKNOWN',
    );
    expect(await client.call('identity', 'endSession', { sessionId: theirs.sessionId })).toEqual({ ended: 1 });
    expect(await code(phone.call('identity', 'security'))).toBe('LOGIN_REQUIRED');
    await client.call('identity', 'logout');
    expect(await code(client.call('identity', 'security'))).toBe('LOGIN_REQUIRED');
  });

  it('keeps its cookie through a change of the password, and the old value is dead', async () => {
    const { client, login, password } = await exchange.person();
    const before = client.cookie;
    exchange.clock.setOffsetMs(exchange.clock.nowMs() - Date.now() + 61_000);
    await client.call('identity', 'sendMyCode', { purpose: 'change-password', channel: 'email' });
    await client.call('identity', 'changePassword', {
      oldPassword: password,
      newPassword: 'Another-pass-2',
      emailCode: await client.codeSentTo(login),
    });
    expect((await client.call('identity', 'security')).withdrawalLock).toMatchObject({ reason: 'PASSWORD_CHANGED' });
    const stolen = async () =>
      (await exchange.server.inject({ url: '/open/identity/security', headers: { cookie: before } })).json();
    await vi.waitFor(async () => expect((await stolen()).i18nMsgCode).toBe('LOGIN_REQUIRED'), { timeout: 60_000 });
  });

  it('ends with a freeze, which is seen after the next log-in', async () => {
    const { client, password, login } = await exchange.person();
    await client.call('identity', 'freeze', { password });
    expect(await code(client.call('identity', 'security'))).toBe('LOGIN_REQUIRED');
    expect(await code(client.call('identity', 'login', { account: login, password }))).toBe('TOTP_REQUIRED');
  });
});

describe('verification over HTTP', () => {
  it('goes from photos to the decision of staff, and every look is in the log', async () => {
    const { uid, client } = await exchange.person();
    const imageBase64 = documentPhoto(7).toString('base64');
    const { documentId } = await client.call('identity', 'uploadDocument', { side: 'front', imageBase64 });
    const form = {
      target: 'primary',
      fullName: 'Zoë Ångström',
      birthDate: '1990-02-14',
      nationality: 'SE',
      documentType: 'passport',
      documentNumber: 'ZA-778899',
      frontDocumentId: documentId,
    };
    expect(await client.call('identity', 'submitKyc', form)).toEqual({ state: 'IN_REVIEW' });
    const officer = (await exchange.staff('compliance')).client;
    const { rows } = await officer.call('staffIdentity', 'kycQueue');
    const row = rows.find((each) => each.uid === uid)!;
    expect(row).toMatchObject({
      fullName: 'Zoë Ångström',
      documentNumberMasked: '••••8899',
      documentIds: [documentId],
    });
    const seen = await officer.call('staffIdentity', 'kycDocument', { documentId });
    expect(seen).toMatchObject({ side: 'front', mime: 'image/jpeg', imageBase64: expect.stringMatching(/^\/9j\//) });
    await officer.call('staffIdentity', 'decideKyc', { id: row.id, decision: 'approve', reason: 'Photo matches' });
    expect(await client.call('identity', 'kyc')).toMatchObject({ level: 'primary', state: 'APPROVED' });
    expect((await client.call('notices', 'list')).rows.map(({ kind }) => kind)).toContain('identity.kycApproved');
    const auditor = (await exchange.staff('auditor')).client;
    const log = await auditor.call('staffApprovals', 'auditLog');
    const actions = log.rows.map(({ action }) => action);
    expect(actions).toContain('staffIdentity.kycDocument');
    expect(actions).toContain('staffIdentity.decideKyc');
    const support = (await exchange.staff('support')).client;
    const found = await support.call('staffPeople', 'card', { uid });
    expect(found).toMatchObject({ uid, kycLevel: 'primary', frozen: false, isMasked: true });
    expect(JSON.stringify(found)).not.toContain('@bourse.example');
  });

  it('takes a photo of two megabytes and refuses a larger one', async () => {
    const { client } = await exchange.person();
    const padded = (bytes: number) =>
      Buffer.concat([documentPhoto(1), Buffer.alloc(bytes)])
        .subarray(0, bytes)
        .toString('base64');
    const upload = (bytes: number) =>
      code(client.call('identity', 'uploadDocument', { side: 'selfie', imageBase64: padded(bytes) }));
    expect(await upload(2 * 1024 * 1024)).toBe('ok');
    expect(await upload(2 * 1024 * 1024 + 1)).toBe('IMAGE_TOO_LARGE');
  });
});

describe('staff over HTTP', () => {
  it('log in with both, and out', async () => {
    const made = await exchange.services.approvals.createStaff({
      login: 'both.needed',
      password: 'A-good-pass-1',
      role: 'risk',
    });
    if (!made.ok) throw new Error(made.refusal.code);
    const client = new DemoClient(exchange.server);
    const login = { login: 'both.needed', password: 'A-good-pass-1' };
    expect(await code(client.call('staffIdentity', 'login', { ...login, totpCode: '000000' }))).toBe('LOGIN_WRONG');
    const right = totpCode(made.value.totpSecret, exchange.clock.nowMs());
    expect(await client.call('staffIdentity', 'login', { ...login, totpCode: right })).toMatchObject({ role: 'risk' });
    expect(await client.call('staffIdentity', 'me')).toMatchObject({ login: 'both.needed', role: 'risk' });
    await client.call('staffIdentity', 'logout');
    // What tells this browser from strangers stays, and opens nothing.
    expect(client.cookie).toMatch(/^bourse_staff_browser=[\w-]{70,80}$/);
    expect(await code(client.call('staffIdentity', 'me'))).toBe('LOGIN_REQUIRED');
  });

  it('freeze and open an account', async () => {
    const { uid, client } = await exchange.person();
    const risk = (await exchange.staff('risk')).client;
    await risk.call('staffIdentity', 'setFrozen', { uid, frozen: 'true', reason: 'reported stolen' });
    expect(await code(client.call('identity', 'security'))).toBe('LOGIN_REQUIRED');
    expect(await code(risk.call('staffIdentity', 'setFrozen', { uid, frozen: 'true', reason: 'again' }))).toBe(
      'NO_CHANGE',
    );
    await risk.call('staffIdentity', 'setFrozen', { uid, frozen: 'false', reason: 'identity proven' });
    expect((await exchange.services.identity.profile(exchange.services.db, uid))?.withdrawalLock?.reason).toBe(
      'UNFROZEN',
    );
  });
});
