import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accepted, codeOf, type LinkedRig, linkedRig } from '../../../test/linked-wallet/linked-wallet.rig.ts';
import { type Rig, walletRig } from '../../../test/wallet.rig.ts';
import { expireSessions } from './usecases/expire-sessions.ts';

let rig: Rig;
let linked: LinkedRig;
beforeAll(async () => {
  rig = await walletRig({ realSecurity: true });
  linked = linkedRig(rig);
});
afterAll(() => rig.close());

const stateOf = async (who: Parameters<Rig['as']>[0], id: string) =>
  accepted(await linked.http.session({ id }, rig.as(who))).state;

describe('a one-time code', () => {
  test('is kept as a hash, shows who has scanned it, and is worth nothing afterwards', async () => {
    const who = await rig.person();
    const phone = linked.phone();
    const { session, token, digits } = await linked.create(who, { purpose: 'bind' });
    expect(session).toMatchObject({ state: 'CREATED', device: null, address: null, payment: null });
    expect(session.expiresAtMs - session.createdAtMs).toBe(120_000);
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const rows = await rig.t.ownerDb.query<{ row: string }>('select s::text as row from linked_wallet.session s');
    expect(rows.some(({ row }) => row.includes(token) || row.includes(digits))).toBe(false);
    const scanned = accepted(await phone.scan({ token }));
    expect(scanned).toMatchObject({
      purpose: 'bind',
      toSign: { domain: 'bourse.example', chainId: 31_337, nonce: session.id.replaceAll('-', '') },
    });
    expect(accepted(await linked.http.session({ id: session.id }, rig.as(who)))).toMatchObject({
      state: 'SCANNED',
      device: 'Pixel 9',
      nickname: 'Pocket',
      address: phone.account.address,
    });
    expect(codeOf(await linked.phone().scan({ token }))).toBe('LINK_SESSION_SPENT');
    expect(codeOf(await linked.phone().scan({ digits }))).toBe('LINK_SESSION_UNKNOWN');
  });

  test('can be typed as eight digits', async () => {
    const who = await rig.person();
    const { session, digits } = await linked.create(who, { purpose: 'bind' });
    accepted(await linked.phone().scan({ digits }));
    expect(await stateOf(who, session.id)).toBe('SCANNED');
  });

  test('belongs to the login that made it', async () => {
    const who = await rig.person();
    const { session, token } = await linked.create(who, { purpose: 'bind' });
    await linked.phone().yes(token);
    const other = linked.otherLogin(who);
    const id = { id: session.id };
    expect(codeOf(await linked.http.session(id, other))).toBe('LINK_SESSION_UNKNOWN');
    expect(codeOf(await linked.http.cancelSession(id, other))).toBe('LINK_SESSION_UNKNOWN');
    expect(codeOf(await linked.http.bind({ ...id, ...linked.factors(who) }, other))).toBe('LINK_SESSION_UNKNOWN');
    expect(await stateOf(who, session.id)).toBe('CONFIRMED_IN_APP');
  });

  test('never revives once its time is over, whoever asks first', async () => {
    const who = await rig.person();
    const phone = linked.phone();
    const first = await linked.create(who, { purpose: 'bind' });
    rig.clock.advanceMs(120_000);
    expect(codeOf(await phone.scan({ token: first.token }))).toBe('LINK_SESSION_EXPIRED');
    expect(await stateOf(who, first.session.id)).toBe('EXPIRED');
    await expireSessions(linked.deps);
    expect(codeOf(await phone.scan({ token: first.token }))).toBe('LINK_SESSION_EXPIRED');

    const second = await linked.create(who, { purpose: 'bind' });
    const scanned = accepted(await phone.scan({ token: second.token }));
    rig.clock.advanceMs(120_000);
    const yes = { appKey: scanned.appKey, ...(await phone.sign(scanned)) };
    expect(codeOf(await phone.confirm(yes))).toBe('LINK_SESSION_EXPIRED');
    expect(codeOf(await phone.reject(scanned.appKey))).toBe('LINK_SESSION_EXPIRED');

    const third = await linked.create(who, { purpose: 'bind' });
    await phone.yes(third.token);
    rig.clock.advanceMs(300_000);
    const bind = { id: third.session.id, ...linked.factors(who) };
    expect(codeOf(await linked.http.bind(bind, rig.as(who)))).toBe('LINK_SESSION_EXPIRED');
  });

  test('a newer one of the same login ends it; twenty at once leave one', async () => {
    const who = await rig.person();
    const first = await linked.create(who, { purpose: 'bind' });
    const second = await linked.create(who, { purpose: 'bind' });
    expect(await stateOf(who, first.session.id)).toBe('CANCELLED');
    expect(await stateOf(who, second.session.id)).toBe('CREATED');
    const made = await Promise.all(Array.from({ length: 20 }, () => linked.create(who, { purpose: 'bind' })));
    const states = await Promise.all(made.map(({ session }) => stateOf(who, session.id)));
    expect(states.filter((state) => state === 'CREATED')).toHaveLength(1);
  });

  test('is scanned once, however many phones are quick', async () => {
    const who = await rig.person();
    const { token } = await linked.create(who, { purpose: 'bind' });
    const scans = await Promise.all(Array.from({ length: 10 }, () => linked.phone().scan({ token })));
    expect(scans.map(codeOf).toSorted()).toEqual([...Array(9).fill('LINK_SESSION_SPENT'), 'ok']);
  });

  test('is rejected in the app, or taken back on the page, for good', async () => {
    const who = await rig.person();
    const phone = linked.phone();
    const first = await linked.create(who, { purpose: 'bind' });
    const scanned = accepted(await phone.scan({ token: first.token }));
    accepted(await phone.reject(scanned.appKey));
    expect(await stateOf(who, first.session.id)).toBe('REJECTED_IN_APP');
    expect(codeOf(await phone.confirm({ appKey: scanned.appKey, ...(await phone.sign(scanned)) }))).toBe(
      'LINK_SESSION_SPENT',
    );
    const second = await linked.create(who, { purpose: 'bind' });
    accepted(await linked.http.cancelSession({ id: second.session.id }, rig.as(who)));
    expect(codeOf(await phone.scan({ token: second.token }))).toBe('LINK_SESSION_SPENT');
  });
});

describe('linking', () => {
  test('takes the app’s signed message, the trading password and a code, in this order', async () => {
    const who = await rig.person();
    const phone = linked.phone();
    const { session, token } = await linked.create(who, { purpose: 'bind' });
    const bind = async (more: object = {}) =>
      linked.http.bind({ id: session.id, ...linked.factors(who), ...more }, rig.as(who));
    expect(codeOf(await bind())).toBe('LINK_NOT_CONFIRMED');
    const scanned = accepted(await phone.scan({ token }));
    expect(codeOf(await bind())).toBe('LINK_NOT_CONFIRMED');
    accepted(await phone.confirm({ appKey: scanned.appKey, ...(await phone.sign(scanned)) }));
    expect(codeOf(await bind({ tradingPassword: '000001' }))).toBe('TRADING_PASSWORD_WRONG');
    expect(codeOf(await bind({ totpCode: '000000' }))).toBe('TOTP_WRONG');
    const link = accepted(await bind());
    expect(link).toMatchObject({ address: phone.account.address, nickname: 'Pocket', device: 'Pixel 9' });
    expect(await stateOf(who, session.id)).toBe('CONSUMED');
    expect(rig.told.at(-1)).toMatchObject({ kind: 'linkedWallet.linked', params: { address: phone.account.address } });
    expect(accepted(await linked.http.link({}, rig.as(who)))).toMatchObject({
      link: { id: link.id },
      lockedUntilMs: null,
    });
    expect(codeOf(await bind())).toBe('LINK_SESSION_SPENT');
    expect(codeOf(await linked.http.createSession({ purpose: 'bind' }, rig.as(who)))).toBe('WALLET_ALREADY_LINKED');
  });

  test('a code by mail is good for exactly the wallet that has confirmed', async () => {
    const who = await rig.person();
    const first = await linked.create(who, { purpose: 'bind' });
    await linked.phone().yes(first.token);
    accepted(await linked.http.bindCode({ id: first.session.id, channel: 'email' }, rig.as(who)));
    const code = String(rig.sent.at(-1)?.params.code);
    const second = await linked.create(who, { purpose: 'bind' });
    await linked.phone().yes(second.token);
    const bind = { id: second.session.id, tradingPassword: rig.secrets.tradingPassword, emailCode: code };
    expect(codeOf(await linked.http.bind(bind, rig.as(who)))).toMatch(/^CODE_(WRONG|EXPIRED)$/);
  });

  test.each([
    ['another domain', { domain: 'evil.example' }, 'domain'],
    ['another address', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }, 'address'],
    ['another site', { uri: 'https://evil.example' }, 'uri'],
    ['another chain', { chainId: 1 }, 'chainId'],
    ['a nonce from elsewhere', { nonce: '0190f00000007000800000000000000a' }, 'nonce'],
    ['another sentence', { statement: 'Give me everything.' }, 'statement'],
    ['a longer life', { expirationTime: new Date('2099-01-01T00:00:00Z') }, 'expirationTime'],
    ['no end', { expirationTime: undefined }, 'expirationTime'],
    ['another beginning', { issuedAt: new Date('2020-01-01T00:00:00Z') }, 'issuedAt'],
    ['resources', { resources: ['https://evil.example/all'] }, 'resources'],
  ] as const)('a message with %s is refused', async (_name, over, field) => {
    const who = await rig.person();
    const phone = linked.phone();
    const { session, token } = await linked.create(who, { purpose: 'bind' });
    const scanned = accepted(await phone.scan({ token }));
    const signed = await phone.sign(scanned, over as Parameters<typeof phone.sign>[1]);
    expect(await phone.confirm({ appKey: scanned.appKey, ...signed })).toMatchObject({
      refusal: { code: 'MESSAGE_WRONG', details: { field } },
    });
    expect(await stateOf(who, session.id)).toBe('REJECTED_IN_APP');
    const right = await phone.sign(scanned);
    expect(codeOf(await phone.confirm({ appKey: scanned.appKey, ...right }))).toBe('LINK_SESSION_SPENT');
  });

  test('the signature of another key, of another text, or none at all is refused, and ends the code', async () => {
    const who = await rig.person();
    const phone = linked.phone();
    type Scanned = Parameters<typeof phone.sign>[0];
    const wrong = [
      async (scanned: Scanned) => (await phone.sign(scanned, {}, linked.phone().account)).signature,
      async (scanned: Scanned) => (await phone.sign(scanned, { statement: 'Something else.' })).signature,
      async () => `0x${'0'.repeat(130)}`,
    ];
    for (const signWrongly of wrong) {
      const { session, token } = await linked.create(who, { purpose: 'bind' });
      const scanned = accepted(await phone.scan({ token }));
      const signed = await phone.sign(scanned);
      const { message } = signed;
      const answer = await phone.confirm({ appKey: scanned.appKey, message, signature: await signWrongly(scanned) });
      expect(codeOf(answer)).toBe('SIGNATURE_WRONG');
      expect(await stateOf(who, session.id)).toBe('REJECTED_IN_APP');
      expect(codeOf(await phone.confirm({ appKey: scanned.appKey, ...signed }))).toBe('LINK_SESSION_SPENT');
    }
  });

  test('of many answers at the same moment one is judged for good', async () => {
    const who = await rig.person();
    const phone = linked.phone();
    const { session, token } = await linked.create(who, { purpose: 'bind' });
    const scanned = accepted(await phone.scan({ token }));
    const { message, signature } = await phone.sign(scanned);
    const tries = Array.from({ length: 8 }, () =>
      phone.confirm({ appKey: scanned.appKey, message, signature: `0x${'0'.repeat(130)}` }),
    );
    await Promise.all(tries);
    expect(codeOf(await phone.confirm({ appKey: scanned.appKey, message, signature }))).toBe('LINK_SESSION_SPENT');
    expect(await stateOf(who, session.id)).toBe('REJECTED_IN_APP');
  });

  test('refuses a signature that was made for another session', async () => {
    const who = await rig.person();
    const phone = linked.phone();
    const first = await linked.create(who, { purpose: 'bind' });
    const scanned = accepted(await phone.scan({ token: first.token }));
    const signed = await phone.sign(scanned);
    const second = await linked.create(who, { purpose: 'bind' });
    const again = accepted(await phone.scan({ token: second.token }));
    expect(await phone.confirm({ appKey: again.appKey, ...signed })).toMatchObject({
      refusal: { code: 'MESSAGE_WRONG', details: { field: 'nonce' } },
    });
    expect(codeOf(await phone.confirm({ appKey: scanned.appKey, ...signed }))).toBe('LINK_SESSION_SPENT');
  });

  test('links a wallet to one person, also when two ask at the same moment', async () => {
    const { phone } = await linked.linked();
    const late = await rig.person();
    const taken = await linked.create(late, { purpose: 'bind' });
    await phone.yes(taken.token);
    const bind = { id: taken.session.id, ...linked.factors(late) };
    expect(codeOf(await linked.http.bind(bind, rig.as(late)))).toBe('WALLET_TAKEN');

    const shared = linked.phone();
    const people = await Promise.all([rig.person(), rig.person(), rig.person()]);
    const sessions: string[] = [];
    for (const who of people) {
      const made = await linked.create(who, { purpose: 'bind' });
      await shared.yes(made.token);
      sessions.push(made.session.id);
    }
    rig.clock.advanceMs(30_000);
    const answers = await Promise.all(
      people.map((who, at) => {
        const factors = { tradingPassword: rig.secrets.tradingPassword, totpCode: rig.totp(who) };
        return linked.http.bind({ id: sessions[at]!, ...factors }, rig.as(who));
      }),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(['WALLET_TAKEN', 'WALLET_TAKEN', 'ok']);
  });
});

describe('unlinking', () => {
  test('locks this channel for a day, also after another wallet was linked, and no other', async () => {
    const { who } = await linked.linked();
    await rig.give(who, 'USDT', '500');
    const open = await linked.create(who, { purpose: 'withdraw', asset: 'USDT', network: 'eth', amount: '50' });
    const unbind = { ...linked.factors(who) };
    const { lockedUntilMs } = accepted(await linked.http.unbind(unbind, rig.as(who)));
    expect(lockedUntilMs).toBe(rig.clock.nowMs() + 86_400_000);
    expect(await stateOf(who, open.session.id)).toBe('CANCELLED');
    expect(codeOf(await linked.http.unbind({ ...linked.factors(who) }, rig.as(who)))).toBe('WALLET_NOT_LINKED');
    expect(accepted(await linked.http.link({}, rig.as(who)))).toMatchObject({ link: null, lockedUntilMs });

    const phone = linked.phone();
    const again = await linked.create(who, { purpose: 'bind' });
    await phone.yes(again.token);
    accepted(await linked.http.bind({ id: again.session.id, ...linked.factors(who) }, rig.as(who)));
    const wish = { purpose: 'withdraw', asset: 'USDT', network: 'eth', amount: '50' } as const;
    expect(await linked.http.createSession(wish, rig.as(who))).toMatchObject({
      refusal: { code: 'LINK_LOCKED', details: { unlockAt: lockedUntilMs } },
    });
    const outside = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', clientRequestId: crypto.randomUUID() };
    const elsewhere = { asset: 'USDT', network: 'eth', amount: '50', ...outside, ...linked.factors(who) };
    expect(codeOf(await rig.http.withdraw(elsewhere, rig.as(who)))).toBe('ok');
    rig.clock.setMs(lockedUntilMs);
    expect(codeOf(await linked.http.createSession(wish, rig.as(who)))).toBe('ok');
  });
});
