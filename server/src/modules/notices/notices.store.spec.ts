import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManualClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { createNotices, type NoticesModule } from './notices.ts';
import type { Messenger } from './ports.ts';
import { countUnread, listNotices } from './queries/notice.query.ts';
import { setRead } from './store/notice.store.ts';
import { choose, readChoices } from './usecases/choose.ts';
import { outgoingMessages } from './usecases/send-messages.ts';

const clock = new ManualClock(1_000_000);
let t: TestDatabase;
let notices: NoticesModule;
beforeAll(async () => {
  t = await testDatabase();
  notices = createNotices({ db: t.db, clock });
});
afterAll(() => t.close());

const tell = (uid: string, step: string) => {
  clock.advanceMs(1);
  return t.db.tx((tx) => notices.notify(tx, { uid, kind: 'wallet.withdrawalCompleted', params: { step } }));
};

test('pages walk back without a gap or a repeat while new ones arrive', async () => {
  for (let step = 1; step <= 5; step++) await tell('100000001', String(step));
  const first = await listNotices(t.db, { uid: '100000001', before: null, limit: 2 });
  await tell('100000001', '6');
  const second = await listNotices(t.db, { uid: '100000001', before: first.at(-1)!.id, limit: 2 });
  const third = await listNotices(t.db, { uid: '100000001', before: second.at(-1)!.id, limit: 2 });
  expect([...first, ...second, ...third].map((row) => row.params.step)).toEqual(['5', '4', '3', '2', '1']);
});

test('reading one, reading all, and never those of another', async () => {
  const mine = await tell('100000002', 'mine');
  await tell('100000002', 'mine too');
  const theirs = await tell('100000003', 'theirs');
  await setRead(t.db, '100000002', theirs, clock.nowMs());
  expect(await countUnread(t.db, '100000003')).toBe(1);
  await setRead(t.db, '100000002', mine, clock.nowMs());
  expect(await countUnread(t.db, '100000002')).toBe(1);
  await setRead(t.db, '100000002', null, clock.nowMs());
  expect(await countUnread(t.db, '100000002')).toBe(0);
  expect((await listNotices(t.db, { uid: '100000002', before: null, limit: 9 })).every((row) => row.read)).toBe(true);
});

test('a notice and its event come with the commit, or not at all', async () => {
  const count = async () =>
    (await t.ownerDb.query(`select id from platform.outbox where topic = 'notices.new' and uid = '100000004'`)).length;
  await t.db
    .tx(async (tx) => {
      await notices.notify(tx, { uid: '100000004', kind: 'identity.frozen', params: {} });
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await count()).toBe(0);
  expect(await countUnread(t.db, '100000004')).toBe(0);
  await tell('100000004', 'done');
  expect(await count()).toBe(1);
});

test('many are told at once as each would be, with an event each, and not without the commit', async () => {
  const uids = ['100000011', '100000012', '100000013'];
  const all = uids.map((uid) => ({ uid, kind: 'wallet.withdrawalCompleted', params: { of: uid } }));
  const offer = { uid: '100000011', kind: 'marketing.offer', params: {} };
  const events = async () =>
    (
      await t.ownerDb.query<{ uid: string }>(
        `select uid from platform.outbox where topic = 'notices.new' and uid = any($1) order by id`,
        [uids],
      )
    ).map(({ uid }) => uid);
  const undone = t.db.tx(async (tx) => {
    await notices.notifyAll(tx, all);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await events()).toEqual([]);
  await t.db.tx((tx) => notices.notifyAll(tx, [...all, offer]));
  await t.db.tx((tx) => notices.notifyAll(tx, []));
  expect(await events()).toEqual(uids);
  for (const uid of uids) {
    expect(await listNotices(t.db, { uid, before: null, limit: 9 })).toMatchObject([
      { kind: 'wallet.withdrawalCompleted', params: { of: uid }, read: false },
    ]);
  }
});

describe('messages of notices', () => {
  const told: { kind: string; email: boolean; sms: boolean; freeze: boolean }[] = [];
  let answer: 'sent' | 'failed' = 'sent';
  const messenger: Messenger = {
    async deliver({ kind, carriesFreezeLink, wants }) {
      told.push({ kind, email: wants('email'), sms: wants('sms'), freeze: carriesFreezeLink });
      return answer;
    },
  };
  const send = () => outgoingMessages(notices.deps, messenger).run();
  const notify = (uid: string, kind: string) =>
    t.db.tx((tx) => notices.notify(tx, { uid, kind, params: { amount: '1', asset: 'ETH' } }));

  test('are sent once, by what the person wants; money that leaves is told whatever was chosen', async () => {
    await send();
    told.length = 0;
    const uid = '100000005';
    expect(await choose(notices.deps, uid, { category: 'deposit', channel: 'email', isOn: false })).toEqual({
      ok: true,
      value: true,
    });
    await notify(uid, 'wallet.depositCompleted');
    await notify(uid, 'wallet.withdrawalCompleted');
    await notify(uid, 'wallet.depositCredited');
    await send();
    await send();
    // The messages leave side by side.
    expect(told.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual([
      { kind: 'wallet.depositCompleted', email: false, sms: false, freeze: false },
      { kind: 'wallet.withdrawalCompleted', email: true, sms: true, freeze: true },
    ]);
  });

  test('wait and are sent again where the sender fails, and are given up after some hours', async () => {
    told.length = 0;
    answer = 'failed';
    await notify('100000006', 'recovery.credited');
    const waits = [10_000, 60_000, 600_000, 3_600_000, 21_600_000];
    for (const waitMs of waits) {
      await send();
      await send();
      clock.advanceMs(waitMs);
    }
    await send();
    clock.advanceMs(86_400_000);
    await send();
    answer = 'sent';
    expect(told).toHaveLength(waits.length + 1);
    const [row] = await t.db.query(`select outcome from notices.message where uid = '100000006'`);
    expect(row).toEqual({ outcome: 'GIVEN_UP' });
  });

  test('do not wait for one that cannot be worded, whose error is reported', async () => {
    const uid = '100000009';
    await notify(uid, 'wallet.withdrawalCompleted');
    clock.advanceMs(1);
    await notify(uid, 'wallet.depositCompleted');
    told.length = 0;
    const broken: Messenger = {
      deliver: (message) =>
        message.kind === 'wallet.withdrawalCompleted'
          ? Promise.reject(new Error('no words'))
          : messenger.deliver(message),
    };
    const outgoing = outgoingMessages(notices.deps, broken);
    await expect(outgoing.run()).rejects.toThrow('no words');
    expect(told.map(({ kind }) => kind)).toEqual(['wallet.depositCompleted']);
    expect(await outgoing.run()).toBe('idle');
    clock.advanceMs(10_000);
    await send();
    expect(told.map(({ kind }) => kind)).toEqual(['wallet.depositCompleted', 'wallet.withdrawalCompleted']);
  });

  test('do not wait for one that takes long, which is not sent again meanwhile', async () => {
    const uid = '100000010';
    told.length = 0;
    let arrive = () => {};
    const names: string[] = [];
    const slow: Messenger = {
      async deliver(message) {
        if (message.kind !== 'wallet.withdrawalCompleted') return messenger.deliver(message);
        names.push(message.mailId);
        await new Promise<void>((resolve) => (arrive = resolve));
        return messenger.deliver(message);
      },
    };
    const [here, there] = [outgoingMessages(notices.deps, slow), outgoingMessages(notices.deps, slow)];
    await notify(uid, 'wallet.withdrawalCompleted');
    clock.advanceMs(1);
    await notify(uid, 'wallet.depositCompleted');
    await here.run();
    clock.advanceMs(60_000);
    await there.run();
    expect(told.map(({ kind }) => kind)).toEqual(['wallet.depositCompleted']);
    clock.advanceMs(240_000);
    await send();
    expect(told.map(({ kind }) => kind)).toEqual(['wallet.depositCompleted', 'wallet.withdrawalCompleted']);
    arrive();
    await here.finish();
    expect(names).toHaveLength(1);
    const rows = await t.db.query<{ outcome: string }>('select outcome from notices.message where uid = $1', [uid]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['SENT', 'SENT']);
  });

  test('security and money that leaves cannot be switched off, marketing is off until it is asked for', async () => {
    const uid = '100000007';
    const rows = await readChoices(t.db, uid);
    const locked = rows.filter(({ category }) => category === 'security' || category === 'moneyOut');
    expect(locked.every(({ on, canSwitch }) => on && !canSwitch)).toBe(true);
    expect(rows.filter(({ category }) => category === 'marketing').some(({ on }) => on)).toBe(false);
    const muted = await choose(notices.deps, uid, { category: 'deposit', channel: 'inApp', isOn: false });
    expect(muted).toMatchObject({ ok: false, refusal: { code: 'MUST_BE_TOLD' } });
    await notify(uid, 'marketing.offer');
    expect(await countUnread(t.db, uid)).toBe(0);
    await choose(notices.deps, uid, { category: 'marketing', channel: 'inApp', isOn: true });
    await notify(uid, 'marketing.offer');
    expect(await countUnread(t.db, uid)).toBe(1);
  });

  test('a list is of one category where one is asked for', async () => {
    const uid = '100000008';
    for (const kind of ['identity.frozen', 'wallet.sent', 'wallet.received']) await notify(uid, kind);
    const kindsOf = async (category: 'security' | 'moneyOut' | 'deposit') =>
      (await listNotices(t.db, { uid, category, before: null, limit: 9 })).map(({ kind }) => kind);
    expect(await kindsOf('security')).toEqual(['identity.frozen']);
    expect(await kindsOf('moneyOut')).toEqual(['wallet.sent']);
    expect(await kindsOf('deposit')).toEqual(['wallet.received']);
  });
});
