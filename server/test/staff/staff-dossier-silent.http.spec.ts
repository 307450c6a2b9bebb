import { randomUUID } from 'node:crypto';
import { OWN_BALANCES_TOPIC, OWN_ORDERS_TOPIC, OWN_TRADES_TOPIC, STATEMENT_TOPIC } from '@bourse/contract/topics.ts';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { detailsMaker } from '../../src/modules/dossier/usecases/details-maker.ts';
import type { FileMaker } from '../../src/modules/statement/public.ts';
import { codeOf, decideNewest, reason } from './staff-desk.rig.ts';
import { dossierRig, make, never } from './staff-dossier.rig.ts';

const { exchange, nora, paul, desk, makers, jobOf, writeAll, fetchFile, refusalOf, made } = await dossierRig();

const makersOf = (maker: FileMaker) => new Map([['dossier.details', maker]]);

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
