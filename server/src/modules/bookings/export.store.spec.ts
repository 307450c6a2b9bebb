import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { must } from '../../../test/wallet-moves.rig.ts';
import { deleteExportsJob, type StatementSource } from '../statement/public.ts';
import { moveCoins, never, rowsOf, statementRig, sumsOf } from './statement.rig.ts';

const { rig, buyer, seller, http, source, request, listed, jobOf, writeAll, textOf, fileOf, balancesOf } =
  await statementRig();
afterAll(() => rig.close());

describe('a process that writes a file', () => {
  /** Ends like a process that is killed: after so many parts nothing comes any more, and nothing is let go. */
  function dying(parts: number): { source: StatementSource; wake: () => void } {
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    return {
      wake: () => wake(),
      source: {
        ...source,
        async *read(...args) {
          let left = parts;
          for await (const part of source.read(...args)) {
            if (left-- === 0) await asleep;
            yield part;
          }
        },
      },
    };
  }
  const writerOf = async (id: string) => {
    const [row] = await rig.t.db.query<{ worker: string | null; chunk_count: number }>(
      'select worker, chunk_count from statement.export where id = $1',
      [id],
    );
    return [row!.worker, row!.chunk_count];
  };
  const leaseEnds = (id: string) =>
    rig.t.ownerDb.query('update statement.export set worker_until_ms = 0 where id = $1', [id]);

  test('loses and doubles no row when it is killed between two chunks, and cannot write on waking', async () => {
    const whole = await fileOf(buyer);
    const { id } = must(await request(buyer));
    let chunks = 1;
    const sleepers: { wake: () => void; run: Promise<unknown> }[] = [];
    for (const [worker, parts] of [
      ['first', 0],
      ['second', 1],
      ['third', 2],
    ] as const) {
      const dead = dying(parts);
      sleepers.push({ wake: dead.wake, run: jobOf(worker, dead.source).run(never) });
      chunks += parts;
      await expect.poll(() => writerOf(id)).toEqual([worker, chunks]);
      await leaseEnds(id);
    }
    expect(await listed(buyer, id)).toMatchObject({ state: 'RUNNING', rowsDone: 9 });
    await writeAll('fourth');
    expect(await listed(buyer, id)).toMatchObject({ state: 'DONE' });
    for (const { wake, run } of sleepers) {
      wake();
      await run;
    }
    const again = await textOf(buyer, id);
    // The two were asked for at the same moment of the clock.
    expect(again).toBe(whole);
  });

  test('lets go at once when it is asked to stop, and the next goes on', async () => {
    const { id } = must(await request(buyer));
    const stopping = new AbortController();
    stopping.abort();
    await jobOf('first').run(stopping.signal);
    expect(await listed(buyer, id)).toMatchObject({ state: 'RUNNING', rowsDone: 3 });
    await writeAll('second');
    expect(sumsOf(rowsOf(await textOf(buyer, id)))).toEqual(await balancesOf(buyer));
  });

  test('leaves out what is booked after the plan, however late the rest is written', async () => {
    const { id } = must(await request(seller));
    const stopping = new AbortController();
    stopping.abort();
    await jobOf('first').run(stopping.signal);
    const then = await balancesOf(seller);
    await rig.give(seller, 'BTC', '1');
    await moveCoins(rig, seller, 'ETH', '0.1', 'funding', 'spot');
    await writeAll('second');
    expect(sumsOf(rowsOf(await textOf(seller, id)))).toEqual(then);
  });
});

describe('a request', () => {
  test('is begun once, however often it is sent', async () => {
    const clientRequestId = randomUUID();
    const first = must(await request(buyer, { clientRequestId }));
    expect(must(await request(buyer, { clientRequestId })).id).toBe(first.id);
    expect(await request(buyer, { clientRequestId, format: 'json' })).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_MISMATCH' },
    });
    await writeAll();
  });

  test('is one of two at a time, also where ten come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(buyer)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'EXPORTS_RUNNING', details: { max: 2 } } });
    expect((await request(seller)).ok).toBe(true);
    await writeAll();
  });

  test('for a range that ends before it begins is refused', async () => {
    expect(await request(buyer, { fromMs: 5, toMs: 5 })).toMatchObject({ refusal: { code: 'EXPORT_RANGE' } });
    expect(await request(buyer, { fromMs: rig.clock.nowMs() + DAY_MS })).toMatchObject({
      refusal: { code: 'EXPORT_RANGE' },
    });
  });

  test('that is cancelled leaves nothing behind, and cannot be cancelled twice', async () => {
    const { id } = must(await request(buyer));
    const stopping = new AbortController();
    stopping.abort();
    await jobOf('first').run(stopping.signal);
    expect(must(await http.cancel({ id }, rig.as(buyer)))).toMatchObject({ state: 'CANCELLED', bytes: 0 });
    expect(await rig.t.db.query('select 1 from statement.chunk where export_id = $1', [id])).toEqual([]);
    expect(await http.cancel({ id }, rig.as(buyer))).toMatchObject({ refusal: { code: 'EXPORT_ENDED' } });
    await writeAll();
    expect(await http.download({ id }, rig.as(buyer))).toMatchObject({ refusal: { code: 'EXPORT_NOT_READY' } });
  });
});

describe('a file', () => {
  test('is its owner’s alone: another person hears what one hears of a file that is not there', async () => {
    const { id } = must(await request(buyer));
    const missing = { refusal: { code: 'EXPORT_UNKNOWN' } };
    for (const asked of [id, randomUUID()]) {
      expect(await http.download({ id: asked }, rig.as(seller))).toEqual({ ok: false, ...missing });
      expect(await http.cancel({ id: asked }, rig.as(seller))).toEqual({ ok: false, ...missing });
    }
    expect(await listed(seller, id)).toBeUndefined();
    await writeAll();
  });

  test('that would not add up is not handed out', async () => {
    const wrong: StatementSource = {
      ...source,
      plan: async (...args) => ({ ...(await source.plan(...args)), rowCount: 99 }),
    };
    const { id } = must(await request(buyer));
    for (let failures = 0; failures < 5; failures++) {
      await expect(jobOf('one', wrong).run(never)).rejects.toThrow('rows and not 99');
    }
    expect(await listed(buyer, id)).toMatchObject({ state: 'FAILED', bytes: 0 });
  });

  test('is not made of an account that has other than what its bookings say', async () => {
    const more = (minor: number) =>
      rig.t.ownerDb.query(
        `update ledger.balance set available_minor = available_minor + $2
          where account_id = (select id from ledger.account where path = $1)`,
        [`user:${buyer.uid}:funding:USDT`, minor],
      );
    const { id } = must(await request(buyer));
    await more(1);
    await expect(jobOf('one').run(never)).rejects.toThrow('other than what its bookings say');
    expect(await listed(buyer, id)).toMatchObject({ bytes: 0 });
    await more(-1);
    await writeAll('one');
    expect(await listed(buyer, id)).toMatchObject({ state: 'DONE' });
  });

  test('lies sealed; one that an older version began goes on in clear and is handed out as well', async () => {
    const [fresh, old] = [must(await request(buyer)).id, must(await request(buyer)).id];
    await rig.t.ownerDb.query('update statement.export set sealed_key = null where id = $1', [old]);
    await writeAll();
    const isPacked = async (id: string) => {
      const [row] = await rig.t.db.query<{ body: Buffer }>('select body from statement.chunk where export_id = $1', [
        id,
      ]);
      return row!.body.readUInt16BE(0) === 0x1f8b;
    };
    expect([await isPacked(fresh), await isPacked(old)]).toEqual([false, true]);
    expect(rowsOf(await textOf(buyer, fresh))).toEqual(rowsOf(await textOf(buyer, old)));
  });

  test('is kept seven days', async () => {
    const { id } = must(await request(buyer));
    await writeAll();
    const { deleteAtMs } = (await listed(buyer, id))!;
    rig.clock.advanceMs(deleteAtMs! - rig.clock.nowMs());
    await deleteExportsJob(rig.deps).run();
    expect(await listed(buyer, id)).toBeDefined();
    rig.clock.advanceMs(1);
    while ((await deleteExportsJob(rig.deps).run()) === 'more');
    expect(must(await http.exports({}, rig.as(buyer))).rows).toEqual([]);
    expect(await http.download({ id }, rig.as(buyer))).toMatchObject({ refusal: { code: 'EXPORT_UNKNOWN' } });
    expect(await rig.t.db.query('select 1 from statement.chunk where export_id = $1', [id])).toEqual([]);
  });
});
