import { randomUUID } from 'node:crypto';
import { OWN_BALANCES_TOPIC, OWN_ORDERS_TOPIC, OWN_TRADES_TOPIC, STATEMENT_TOPIC } from '@bourse/contract/topics.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minor, rowsOf, sumsOf } from '../../src/modules/bookings/statement.rig.ts';
import { createStatementSource } from '../../src/modules/bookings/usecases/read-statement.ts';
import { fileMakers } from '../../src/modules/dossier/public.ts';
import { detailsMaker } from '../../src/modules/dossier/usecases/details-maker.ts';
import { deleteExportsJob, type FileMaker, writeExportsJob } from '../../src/modules/statement/public.ts';
import { orderForm, trader } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, decideNewest, reason } from './staff-desk.rig.ts';

type Staff = Awaited<ReturnType<TestExchange['staff']>>;

let exchange: TestExchange;
let nora: Member;
let paul: Member;
let desk: Staff;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await trader(exchange, { USDT: '5000' });
  paul = await trader(exchange, { BTC: '1' });
  await exchange.fund(nora.uid, 'USDT', '250.5');
  await paul.client.call('spot', 'place', orderForm({ side: 'sell', price: '60000', quantity: '0.01' }));
  await nora.client.call('spot', 'place', orderForm({ price: '60000', quantity: '0.01' }));
  await nora.client.call('spot', 'place', orderForm({ price: '59000', quantity: '0.02' }));
  await nora.client.call('spot', 'openOrders');
  desk = await exchange.staff('compliance');
}, 120_000);
afterAll(() => exchange.close());

const never = new AbortController().signal;
const makers = () => fileMakers({ ...exchange.services, products: exchange.money.products });
const jobOf = (worker: string, by = makers()) =>
  writeExportsJob({ ...exchange.services, source: createStatementSource(exchange.money), worker, makers: by });
async function writeAll(worker = 'spec'): Promise<void> {
  while ((await jobOf(worker).run(never)) === 'more');
}
const makersOf = (maker: FileMaker) => new Map([['dossier.details', maker]]);
const make = ({ client }: Staff, uid: string, over: Readonly<Record<string, string>> = {}) =>
  client.call('staffDossier', 'make', { uid, reason: 'Money of unknown origin', ...over });
const fetchFile = ({ client }: Staff, id: string, file: 'details' | 'entries') =>
  exchange.server.inject({
    url: `/open/staff/people/reports/file?id=${id}&file=${file}`,
    headers: { cookie: client.cookie },
  });
const refusalOf = async (...asked: Parameters<typeof fetchFile>) => (await fetchFile(...asked)).json().i18nMsgCode;
async function made(uid: string, over: Readonly<Record<string, string>> = {}) {
  const { id } = await make(desk, uid, over);
  await writeAll();
  return id;
}
async function balancesOf(uid: string): Promise<Record<string, bigint>> {
  const { rows } = await desk.client.call('staffHoldings', 'overview', { uid });
  return Object.fromEntries(
    rows.map(({ account, asset, available, frozen }) => [`${account}:${asset}`, minor(available) + minor(frozen)]),
  );
}
const rowOf = async (id: string, uid = nora.uid) =>
  (await desk.client.call('staffDossier', 'list', { uid })).rows.find((row) => row.id === id)!;

describe('the files of a report', () => {
  it('say who the person is, unmasked, what they did, and what staff did; the bookings add up to the balances', async () => {
    const risk = await exchange.staff('risk');
    const frozen = (on: string) => ({ uid: nora.uid, frozen: on, reason: 'Looks stolen' });
    await risk.client.call('staffIdentity', 'setFrozen', frozen('true'));
    await risk.client.call('staffIdentity', 'setFrozen', frozen('false'));
    const begun = await make(desk, nora.uid);
    expect(begun).toMatchObject({
      staff: desk.login,
      reason: 'Money of unknown origin',
      fromMs: null,
      details: { state: 'WAITING', deleteAtMs: null },
      entries: { state: 'WAITING' },
    });
    expect(await codeOf(make(desk, nora.uid))).toBe('DOSSIER_RUNNING');
    expect(await refusalOf(desk, begun.id, 'details')).toBe('DOSSIER_NOT_READY');
    await writeAll();
    const row = await rowOf(begun.id);
    expect(row).toMatchObject({ details: { state: 'DONE' }, entries: { state: 'DONE' } });
    expect(row.details.deleteAtMs! - row.createdAtMs).toBeGreaterThanOrEqual(7 * 86_400_000);

    const details = await fetchFile(desk, begun.id, 'details');
    expect(details.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="report-${nora.uid}-\\d{4}-\\d{2}-\\d{2}-details.json"$`),
    );
    expect(Number(details.headers['content-length'])).toBe(Buffer.byteLength(details.body));
    const file = details.json();
    expect(file).toMatchObject({
      format: 'bourse-report-1',
      uid: nora.uid,
      from_utc: null,
      profile: [{ uid: nora.uid, email: nora.login, has_authenticator: true }],
      spot_trades: [{ symbol: 'BTC_USDT', side: 'buy', price: '60000', quantity: '0.01' }],
    });
    expect(file.spot_orders.map(({ status }: { status: string }) => status)).toEqual(['completed', 'unfilled']);
    expect(file.sessions[0]).toMatchObject({ ip: '127.0.0.1', browser: expect.stringContaining('Chrome') });
    expect(file.security_changes.map(({ kind }: { kind: string }) => kind)).toContain('identity.frozen');
    expect(file.staff_actions).toMatchObject([
      { staff: risk.login, action: 'staffIdentity.setFrozen', reason: 'Looks stolen', after: { frozen: true } },
      { action: 'staffIdentity.setFrozen', before: { frozen: true } },
      { staff: desk.login, action: 'staffDossier.make' },
    ]);
    const told = file.balances.map(({ account, asset, available, held }: Record<string, string>) => [
      `${account}:${asset}`,
      minor(available!) + minor(held!),
    ]);
    const entries = await fetchFile(desk, begun.id, 'entries');
    expect(entries.headers['content-type']).toBe('text/csv; charset=utf-8');
    const balances = await balancesOf(nora.uid);
    expect(Object.fromEntries(told)).toEqual(balances);
    expect(sumsOf(rowsOf(entries.body))).toEqual(balances);
  });

  it('hold a range only, and nothing of somebody else', async () => {
    const before = String(exchange.clock.nowMs() - 30 * 86_400_000);
    expect(await codeOf(make(desk, nora.uid, { fromMs: '5', toMs: '5' }))).toBe('DOSSIER_RANGE');
    expect(await codeOf(make(desk, '999999999'))).toBe('USER_UNKNOWN');
    const id = await made(nora.uid, { fromMs: '1', toMs: before });
    const file = (await fetchFile(desk, id, 'details')).json();
    expect(file.profile).toHaveLength(1);
    for (const list of ['sessions', 'log_ins', 'spot_orders', 'spot_trades', 'security_changes', 'staff_actions'])
      expect(file[list], list).toEqual([]);
    expect(rowsOf((await fetchFile(desk, id, 'entries')).body)).toEqual([]);
    const other = await (await fetchFile(desk, await made(paul.uid), 'details')).body;
    expect(other).not.toContain(nora.uid);
    expect(other).not.toContain(nora.login);
  });

  it('leave a line in the log with the reason, for the making and for each file that was taken', async () => {
    const id = await made(paul.uid);
    await fetchFile(desk, id, 'details');
    await fetchFile(desk, id, 'entries');
    const { rows } = await desk.client.call('staffApprovals', 'auditLog', { subject: `user:${paul.uid}`, limit: '3' });
    expect(rows).toMatchObject([
      { action: 'staffDossier.download', after: expect.stringContaining('"file":"entries"') },
      { action: 'staffDossier.download', after: expect.stringContaining('"file":"details"') },
      { action: 'staffDossier.make', after: expect.stringContaining(id) },
    ]);
    for (const row of rows) expect(row).toMatchObject({ staff: desk.login, reason: 'Money of unknown origin' });
  });

  it('are read by an auditor, who makes none; the log has each file that was taken', async () => {
    const auditor = await exchange.staff('auditor');
    const id = await made(paul.uid);
    const { rows } = await auditor.client.call('staffDossier', 'list', { uid: paul.uid });
    expect(rows.map((row) => row.id)).toContain(id);
    const taken = await fetchFile(auditor, id, 'entries');
    expect(taken.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(taken.body).toBe((await fetchFile(desk, id, 'entries')).body);
    expect(await codeOf(make(auditor, paul.uid))).toBe('FORBIDDEN');
    const log = await auditor.client.call('staffApprovals', 'auditLog', {
      subject: `user:${paul.uid}`,
      staff: auditor.login,
    });
    expect(log.rows).toMatchObject([{ role: 'auditor', action: 'staffDossier.download' }]);
  });

  it('are gone after seven days; who asked for them is not', async () => {
    const id = await made(paul.uid);
    const { db, clock } = exchange.services;
    const later = { nowMs: () => clock.nowMs() + 8 * 86_400_000 };
    while ((await deleteExportsJob({ db, clock: later }).run()) === 'more');
    expect(await rowOf(id, paul.uid)).toMatchObject({ staff: desk.login, details: { state: 'DELETED' } });
    expect(await refusalOf(desk, id, 'entries')).toBe('DOSSIER_NOT_READY');
    expect(await refusalOf(desk, randomUUID(), 'entries')).toBe('DOSSIER_UNKNOWN');
  });
});

describe('a process that writes a report file', () => {
  it('loses and doubles no piece when it is killed between two, and cannot write on waking', async () => {
    const toMs = String(exchange.clock.nowMs());
    const whole = (await fetchFile(desk, await made(nora.uid, { toMs }), 'details')).body;
    const small = [...makers().values()][0]!;
    /** Ends like a process that is killed: after so many pieces nothing comes any more, and nothing is let go. */
    function dying(pieces: number) {
      let wake = () => {};
      const asleep = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const maker: FileMaker = {
        async *pieces(...args) {
          let left = pieces;
          for await (const piece of small.pieces(...args)) {
            if (left-- === 0) await asleep;
            yield piece;
          }
        },
      };
      return { maker, wake: () => wake() };
    }
    const { id } = await make(desk, nora.uid, { toMs });
    const { ownerDb } = exchange.database;
    /** Nobody may take a file until then, by the database's clock. */
    const closeUntil = (fileId: string, untilMs: number) =>
      ownerDb.query('update statement.export set worker_until_ms = $2 where id = $1', [fileId, untilMs]);
    const [file] = await ownerDb.query<{ id: string; other: string }>(
      'select details_file_id as id, entries_file_id as other from dossier.dossier where id = $1',
      [id],
    );
    await closeUntil(file!.other, Number.MAX_SAFE_INTEGER);
    const standing = async () => {
      const [row] = await ownerDb.query<{ worker: string; chunk_count: number }>(
        'select worker, chunk_count from statement.export where id = $1',
        [file!.id],
      );
      return [row!.worker, row!.chunk_count];
    };
    const sleepers = [];
    let chunks = 0;
    for (const [worker, pieces] of [
      ['first', 1],
      ['second', 2],
      ['third', 9],
    ] as const) {
      const dead = dying(pieces);
      sleepers.push({ wake: dead.wake, run: jobOf(worker, makersOf(dead.maker)).run(never) });
      chunks += pieces;
      await expect.poll(standing).toEqual([worker, chunks]);
      await closeUntil(file!.id, 0);
    }
    await closeUntil(file!.other, 0);
    await writeAll('fourth');
    for (const { wake, run } of sleepers) {
      wake();
      await run;
    }
    expect((await fetchFile(desk, id, 'details')).body).toBe(whole);
  });

  it('writes a list of many pages as it writes one of a single page', async () => {
    const { assets, db } = exchange.services;
    const rows = Array.from({ length: 7 }, (_, at) => ({ n: at, at_ms: String(at) }));
    const list = {
      name: 'numbers',
      read: async (_q: unknown, { after, limit }: { after: unknown; limit: number }) => {
        const from = (after as { at: number } | null)?.at ?? 0;
        const next = from + limit < rows.length ? { at: from + limit } : null;
        return { rows: rows.slice(from, from + limit), next };
      },
    };
    const textOf = async (pieceSize: number) => {
      const parts: string[] = [];
      const maker = detailsMaker({ assets, lists: [list, { ...list, name: 'again' }] }, { pieceSize });
      const about = { uid: '100000001', fromMs: null, toMs: 5 };
      for await (const { text } of maker.pieces(db, about, null)) parts.push(text);
      return parts.join('');
    };
    expect(await textOf(2)).toBe(await textOf(100));
    expect(JSON.parse(await textOf(3)).again).toHaveLength(7);
  });
});

describe('the person that a report is about', () => {
  it('learns nothing of it: no live event, no notice, no file of theirs, no limit that it uses up', async () => {
    const url = `http://localhost:${await exchange.listen()}`;
    exchange.goLive();
    const socket = io(url, {
      path: '/websocket',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie: paul.client.cookie, origin: url },
    });
    const heard: { channel: string; data: string }[] = [];
    socket.on('subscribe', (message: { channel: string; data: string }) => heard.push(message));
    const topics = [STATEMENT_TOPIC, OWN_ORDERS_TOPIC, OWN_TRADES_TOPIC, OWN_BALANCES_TOPIC, 'notices.new'];
    const more = ['balances.changed', 'deposits.changed', 'withdrawals.changed', 'linked-wallet.session'];
    await new Promise<void>((resolve) =>
      socket.on('connect', () => {
        for (const topic of [...topics, ...more]) socket.emit('subscribe', { args: topic });
        resolve();
      }),
    );
    const { db } = exchange.services;
    const outbox = () => db.query<{ uid: string | null }>('select uid from platform.outbox where uid = $1', [paul.uid]);
    const [noticesBefore, outboxBefore] = [await paul.client.call('notices', 'list'), await outbox()];
    const filesBefore = await paul.client.call('statement', 'exports');

    const { id } = await make(desk, paul.uid);
    // The person's own two files may still be made while the report's is.
    const own = [];
    for (const format of ['csv', 'json'])
      own.push(
        (await paul.client.call('statement', 'request', { clientRequestId: randomUUID(), format, scope: 'all' })).id,
      );
    await writeAll();
    await fetchFile(desk, id, 'details');
    await fetchFile(desk, id, 'entries');

    const isDone = () => heard.filter(({ data }) => data.includes('"state":"DONE"')).length;
    await expect.poll(isDone).toBe(2);
    // Events come in the order of their commits, and theirs came after the making of the report.
    for (const { channel, data } of heard) {
      expect(channel).toBe(STATEMENT_TOPIC);
      expect(own).toContain(JSON.parse(data).id);
    }
    socket.disconnect();
    const { rows } = await paul.client.call('statement', 'exports');
    expect(rows.map((row) => row.id)).toEqual([...own.toReversed(), ...filesBefore.rows.map((row) => row.id)]);
    expect(await paul.client.call('notices', 'list')).toEqual(noticesBefore);
    expect((await outbox()).length - outboxBefore.length).toBe(heard.length);
    const files = await db.query<{ id: string }>(
      'select unnest(array[details_file_id, entries_file_id]) as id from dossier.dossier where uid = $1',
      [paul.uid],
    );
    for (const file of files) {
      expect(await codeOf(paul.client.call('statement', 'cancel', file))).toBe('EXPORT_UNKNOWN');
      const asked = await exchange.server.inject({
        url: `/open/statement/export/file?id=${file.id}`,
        headers: { cookie: paul.client.cookie },
      });
      expect(asked.json().i18nMsgCode).toBe('EXPORT_UNKNOWN');
    }
  });

  it('is told nothing as a member of Compliance either, whether there is one or not', async () => {
    const related = await exchange.staff('compliance');
    const [root, second] = [await exchange.staff('superadmin'), await exchange.staff('superadmin')];
    const { rows } = await root.client.call('staffMembers', 'list');
    const { staffId } = rows.find(({ login }) => login === related.login)!;
    const about = await exchange.person();
    const id = await made(nora.uid);
    const persons = { staffId, ownUid: nora.uid, relativeUids: about.uid, reason };
    await root.client.call('staffMembers', 'setPersons', persons);
    expect((await decideNewest(second.client)).decided).toBe('ok');
    for (const uid of [nora.uid, about.uid]) {
      expect(await codeOf(make(related, uid))).toBe('OWN_ACCOUNT');
      expect(await codeOf(related.client.call('staffDossier', 'list', { uid }))).toBe('OWN_ACCOUNT');
    }
    expect(await refusalOf(related, id, 'details')).toBe('OWN_ACCOUNT');
    const log = await related.client.call('staffApprovals', 'auditLog', { subject: `user:${nora.uid}` });
    expect(log.rows).toEqual([]);
  });
});
