import { afterAll, beforeAll, expect, it } from 'vitest';
import { inboxMessages } from '../../src/platform/mail/inbox.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, decideNewest, reason } from './staff-desk.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const write = async (person: Member, template: string, params: Record<string, string> = {}) => {
  await exchange.services.db.tx((tx) => exchange.services.identity.tell(tx, { uid: person.uid, template, params }));
  await exchange.services.identity.sendMessages();
};
const inbox = async (person: Member, template: string) =>
  (await inboxMessages(exchange.services.db, { recipient: person.login, limit: 50 })).filter(
    (each) => each.template === template,
  );
const support = async () => (await exchange.staff('support')).client;
type Client = Awaited<ReturnType<typeof support>>;
const mailOf = async (client: Client, person: Member, kind: string) =>
  (await client.call('staffPeople', 'mails', { uid: person.uid })).rows.find((row) => row.kind === kind)!;
const resend = (client: Client, person: Member, id: string) =>
  codeOf(client.call('staffPeople', 'resendMail', { uid: person.uid, id, reason }));
/** Acts as if this much time had passed since staff had anything sent again. */
const age = (person: Member, ms: number) =>
  exchange.database.ownerDb.query('update identity.mail_resend set at_ms = at_ms - $2 where uid = $1', [
    person.uid,
    ms,
  ]);

it('the mails to a person are listed by kind, time and end, masked, and never what they said', async () => {
  const [nora, client] = [await exchange.person(), await support()];
  await write(nora, 'sent', { amount: '12.5', asset: 'USDT', recipient: 'b***b' });
  await exchange.services.db.tx((tx) =>
    exchange.services.notices.notify(tx, {
      uid: nora.uid,
      kind: 'wallet.received',
      params: { amount: '7', asset: 'USDT' },
    }),
  );
  const { rows } = await client.call('staffPeople', 'mails', { uid: nora.uid });
  expect(rows.find(({ kind }) => kind === 'sent')).toMatchObject({
    channel: 'email',
    status: 'SENT',
    resends: 0,
    canResend: true,
  });
  expect(rows.find(({ kind }) => kind === 'notice:wallet.received')).toMatchObject({
    status: 'WAITING',
    canResend: false,
    toMasked: null,
  });
  const [mail] = await inbox(nora, 'sent');
  const shown = JSON.stringify(rows);
  for (const secret of [nora.login, '12.5', mail!.params.freezeUrl!]) expect(shown).not.toContain(secret);
  expect(rows.map(({ atMs }) => atMs)).toEqual(rows.map(({ atMs }) => atMs).toSorted((one, other) => other - one));
  expect(await codeOf(client.call('staffPeople', 'mails', { uid: '999999999' }))).toBe('USER_UNKNOWN');
});

it('a lost mail is sent again word for word, with a reason in the log, and not again at once', async () => {
  const [nora, client] = [await exchange.person(), await support()];
  await write(nora, 'sent', { amount: '3', asset: 'USDT', recipient: 'b***b' });
  const { id } = await mailOf(client, nora, 'sent');
  expect(await resend(client, nora, id)).toBe('ok');
  expect(await resend(client, nora, id)).toBe('MAIL_WAITING');
  await exchange.services.identity.sendMessages();
  const mails = await inbox(nora, 'sent');
  expect(mails).toHaveLength(2);
  expect(mails[0]!.body).toBe(mails[1]!.body);
  expect(await mailOf(client, nora, 'sent')).toMatchObject({ status: 'SENT', resends: 1 });
  expect(await resend(client, nora, id)).toBe('MAIL_TOO_SOON');
  const auditor = (await exchange.staff('auditor')).client;
  const log = await auditor.call('staffApprovals', 'auditLog', { action: 'staffPeople.resendMail' });
  expect(log.rows[0]).toMatchObject({ subject: `user:${nora.uid}`, reason });
  expect(JSON.stringify(log.rows[0])).not.toContain('b***b');

  for (const more of ['ok', 'ok', 'MAIL_RESENT_ENOUGH']) {
    await age(nora, 600_000);
    expect(await resend(client, nora, id)).toBe(more);
    await exchange.services.identity.sendMessages();
  }
});

it('many who ask at once send it again once; all mails together at most five times an hour', async () => {
  const [nora, client] = [await exchange.person(), await support()];
  await write(nora, 'new-device', { device: 'Chrome', ip: '192.0.2.1' });
  const { id } = await mailOf(client, nora, 'new-device');
  const answers = await Promise.all(Array.from({ length: 5 }, () => resend(client, nora, id)));
  expect(answers.toSorted()).toEqual(['MAIL_WAITING', 'MAIL_WAITING', 'MAIL_WAITING', 'MAIL_WAITING', 'ok']);
  for (const template of ['frozen', 'unfrozen', 'kyc-approved', 'totp-bound']) {
    await write(nora, template);
    expect(await resend(client, nora, (await mailOf(client, nora, template)).id)).toBe('ok');
  }
  await write(nora, 'totp-removed');
  const last = await mailOf(client, nora, 'totp-removed');
  expect(await resend(client, nora, last.id)).toBe('MAIL_TOO_SOON');
  await age(nora, 3_600_000);
  expect(await resend(client, nora, last.id)).toBe('ok');
});

it('the mail of a notice is sent again too, unless the person wants none', async () => {
  const [nora, client] = [await exchange.person(), await support()];
  const { services } = exchange;
  await services.db.tx((tx) =>
    services.notices.notify(tx, { uid: nora.uid, kind: 'wallet.claimPaid', params: { amount: '7', asset: 'USDT' } }),
  );
  const end = (outcome: string) =>
    services.db.query('update notices.message set outcome = $2, ended_at_ms = 1 where uid = $1', [nora.uid, outcome]);
  await end('GIVEN_UP');
  const mail = await mailOf(client, nora, 'notice:wallet.claimPaid');
  expect(mail).toMatchObject({ status: 'FAILED', canResend: true });
  expect(await resend(client, nora, mail.id)).toBe('ok');
  expect(await mailOf(client, nora, 'notice:wallet.claimPaid')).toMatchObject({ status: 'WAITING', endedAtMs: null });
  await end('OFF');
  expect(await resend(client, nora, mail.id)).toBe('MAIL_OFF');
});

it('a code, another person’s mail, one to an address that is gone and one of a relative are not sent again', async () => {
  const [nora, bert, client] = [await exchange.person(), await exchange.person(), await support()];
  await codeOf(nora.client.call('identity', 'sendMyCode', { purpose: 'change-password', channel: 'email' }));
  const code = await mailOf(client, nora, 'code.change-password');
  expect(code).toMatchObject({ canResend: false });
  expect(await resend(client, nora, code.id)).toBe('MAIL_IS_CODE');

  await write(nora, 'frozen');
  const { id } = await mailOf(client, nora, 'frozen');
  expect(await resend(client, bert, id)).toBe('MAIL_UNKNOWN');
  const related = await exchange.staff('support');
  const [root, second] = [await exchange.staff('superadmin'), await exchange.staff('superadmin')];
  const { rows } = await root.client.call('staffMembers', 'list');
  const { staffId } = rows.find(({ login }) => login === related.login)!;
  await root.client.call('staffMembers', 'setPersons', { staffId, ownUid: '', relativeUids: nora.uid, reason });
  expect((await decideNewest(second.client)).decided).toBe('ok');
  expect(await resend(related.client, nora, id)).toBe('OWN_ACCOUNT');
  await exchange.database.ownerDb.query(`update identity.person set email = 'other@bourse.example' where uid = $1`, [
    nora.uid,
  ]);
  expect(await resend(client, nora, id)).toBe('MAIL_ADDRESS_GONE');
});

it('a sent mail is forgotten when its links can work no more', async () => {
  const [nora, client] = [await exchange.person(), await support()];
  await write(nora, 'frozen');
  await exchange.database.ownerDb.query(
    'update identity.message set sent_at_ms = sent_at_ms - $2::bigint where uid = $1',
    [nora.uid, 7 * 86_400_000 + 1],
  );
  await exchange.services.identity.tidy();
  expect(await mailOf(client, nora, 'frozen')).toBeUndefined();
});
