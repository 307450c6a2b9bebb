import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { IdentityFixture, type Member } from './identity.fixture.ts';
import { freezeByLink } from './usecases/security/freeze-account.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterEach(async () => {
  f.sender.isDown = false;
  f.clock.advanceMs(DAY_MS);
  while ((await f.identity.sendMessages()) === 'more');
});
afterAll(() => f.close());

const write = (member: Member, amount: string) =>
  f.t.db.tx((tx) => f.identity.tell(tx, { uid: member.uid, template: 'sent', params: { amount, asset: 'USDT' } }));
const mailsTo = (member: Member) =>
  f.sender.sent.filter(({ to, template }) => to === member.email && template === 'sent');
const amountsTo = (member: Member) => mailsTo(member).map((each) => each.params.amount);
/** The sends that the pool has begun and that have not ended. */
const openTransactions = async () =>
  (
    await f.t.ownerDb.query(
      `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
  ).length;
const waiting = async (member: Member) =>
  (await f.t.db.query('select tries from identity.message where uid = $1 and sent_at_ms is null', [member.uid])).length;

describe('a message of what has happened', () => {
  test('is not heard of without the commit', async () => {
    const member = await f.member();
    const undone = f.t.db.tx(async (tx) => {
      await f.identity.tell(tx, { uid: member.uid, template: 'sent', params: { amount: '1', asset: 'USDT' } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await f.identity.sendMessages();
    expect(amountsTo(member)).toEqual([]);
  });

  test('is sent by another process where the one that wrote it was killed, and once by many', async () => {
    const member = await f.member();
    await write(member, '2');
    await Promise.all(Array.from({ length: 4 }, () => f.anotherProcess().sendMessages()));
    expect(amountsTo(member)).toEqual(['2']);
    expect(await waiting(member)).toBe(0);
  });

  test('waits while the sender is down, is sent when it is up again, and is kept where it is given up', async () => {
    const member = await f.member();
    f.sender.isDown = true;
    await write(member, '3');
    await f.identity.sendMessages();
    f.sender.isDown = false;
    await f.identity.sendMessages();
    expect(amountsTo(member)).toEqual([]);
    f.clock.advanceMs(10_000);
    await f.identity.sendMessages();
    expect(amountsTo(member)).toEqual(['3']);
    f.sender.isDown = true;
    await write(member, '4');
    for (let round = 0; round < 8; round++) {
      await f.identity.sendMessages();
      f.clock.advanceMs(DAY_MS);
    }
    f.sender.isDown = false;
    await f.identity.sendMessages();
    expect(amountsTo(member)).toEqual(['3']);
    expect(await waiting(member)).toBe(1);
    f.clock.advanceMs(30 * DAY_MS);
    await f.identity.tidy();
    expect(await waiting(member)).toBe(0);
  });

  test('that a mail server takes its time for holds no other up and no transaction open, and is sent once', async () => {
    const [slow, quick] = [await f.member(), await f.member()];
    let arrive = () => {};
    f.sender.slow.set(slow.email, new Promise((resolve) => (arrive = resolve)));
    await write(slow, '8');
    await write(quick, '9');
    await f.identity.sendMessages();
    expect(amountsTo(quick)).toEqual(['9']);
    expect(await openTransactions()).toBe(0);
    f.clock.advanceMs(MINUTE_MS);
    await f.anotherProcess().sendMessages();
    arrive();
    await f.identity.finishMessages();
    expect(amountsTo(slow)).toEqual(['8']);
    expect(await waiting(slow)).toBe(0);
  });

  test('whose sender was killed is sent again after its lease, under the same name', async () => {
    const member = await f.member();
    let arrive = () => {};
    f.sender.slow.set(member.email, new Promise((resolve) => (arrive = resolve)));
    const killed = f.anotherProcess();
    await write(member, '10');
    await killed.sendMessages();
    f.sender.slow.clear();
    await f.identity.sendMessages();
    expect(amountsTo(member)).toEqual([]);
    f.clock.advanceMs(5 * MINUTE_MS);
    await f.identity.sendMessages();
    expect(amountsTo(member)).toEqual(['10']);
    // The first one reached its server after all.
    arrive();
    await killed.finishMessages();
    expect(amountsTo(member)).toEqual(['10', '10']);
    expect(new Set(mailsTo(member).map(({ id }) => id)).size).toBe(1);
    expect(await waiting(member)).toBe(0);
  });

  test('is marked only by who has it: a sender that comes back late does not undo what another one did', async () => {
    const member = await f.member();
    let fail = () => {};
    const failed = new Promise<void>((_, reject) => (fail = () => reject(new Error('cut off'))));
    f.sender.slow.set(member.email, failed);
    const late = f.anotherProcess();
    await write(member, '11');
    await late.sendMessages();
    f.sender.slow.clear();
    f.clock.advanceMs(5 * MINUTE_MS);
    await f.identity.sendMessages();
    fail();
    await late.finishMessages();
    f.clock.advanceMs(DAY_MS);
    await f.identity.sendMessages();
    expect(amountsTo(member)).toEqual(['11']);
    expect(await waiting(member)).toBe(0);
    await expect(late.sendMessages()).rejects.toThrow('cut off');
  });

  test('stands in the way of no other where it cannot be opened, and is not passed over in silence', async () => {
    const member = await f.member();
    await write(member, '6');
    await f.t.ownerDb.query(`update identity.message set sealed = 'broken' where uid = $1`, [member.uid]);
    f.clock.advanceMs(1);
    await write(member, '7');
    await expect(f.identity.sendMessages()).rejects.toThrow();
    expect(amountsTo(member)).toEqual(['7']);
    expect(await f.identity.sendMessages()).toBe('idle');
    expect(
      await f.t.db.query('select tries from identity.message where uid = $1 and sent_at_ms is null', [member.uid]),
    ).toEqual([{ tries: 1 }]);
    await f.t.ownerDb.query('delete from identity.message where uid = $1', [member.uid]);
  });

  test('cannot be read in the database, nor put under another row', async () => {
    const member = await f.member();
    await write(member, '5');
    const [row] = await f.t.db.query<{ id: string; row: string; sealed: Buffer }>(
      'select id, sealed, m::text as row from identity.message m where uid = $1',
      [member.uid],
    );
    expect(row!.row).not.toContain(member.email);
    expect(row!.sealed.toString('latin1')).not.toContain('freezeLink');
    expect(() => f.deps.box.open(row!.sealed, 'message:another')).toThrow();
    await f.identity.sendMessages();
    const mail = f.sender.sent.findLast(({ to }) => to === member.email)!;
    expect(mail.params.freezeUrl).toMatch(/^https:\/\/exchange\.example\/.*freezeLink=/);
  });

  test.each([
    'new-device',
    'password-changed',
    'trading-password-changed',
    'contact-changed',
    'totp-bound',
    'totp-removed',
    'factors-reset',
    'unfrozen',
    'api-key-made',
    'wallet-linked',
    'wallet-unlinked',
    'withdrawal-requested',
    'sent',
  ])('about %s carries the link that freezes with one tap', async (template) => {
    const member = await f.member();
    await f.t.db.tx((tx) => f.identity.tell(tx, { uid: member.uid, template, params: {} }));
    await f.identity.sendMessages();
    const [told] = f.sender.sent.filter((each) => each.to === member.email && each.template === template);
    const token = new URL(told!.params.freezeUrl!).searchParams.get('freezeLink')!;
    expect(await freezeByLink(f.deps, { token })).toEqual({ ok: true, value: true });
    expect((await f.identity.profile(f.t.db, member.uid))!.frozen).toBe(true);
  });
});
