import { randomUUID } from 'node:crypto';
import type { statementExport } from '@bourse/contract/statement.ts';
import type { PlaceCommand } from '@bourse/core/trading/command.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { FileAnswer } from '../../platform/request/file-answer.ts';
import { deleteExportsJob, type StatementSource, statementHttp, writeExportsJob } from '../statement/public.ts';
import { findOwnBalance } from './queries/own-balance.query.ts';
import { createStatementSource } from './usecases/read-statement.ts';
import { DAY_MS, type Rig, type TestPerson, walletRig } from './wallet.rig.ts';

let rig: Rig;
let http: ReturnType<typeof statementHttp>;
let source: StatementSource;
let buyer: TestPerson;
let seller: TestPerson;

const MARKET = 901;
type Export = z.output<typeof statementExport>;
const must = <Value>(answer: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};

beforeAll(async () => {
  rig = await walletRig();
  http = statementHttp(rig.deps);
  // Three rows a chunk, so that a short history has many.
  source = createStatementSource(rig.deps, { partSize: 3 });
  [buyer, seller] = [await rig.person(), await rig.person()];
  await trade();
}, 60_000);
afterAll(() => rig.close());

const submit = async (command: Parameters<typeof rig.core.submit>[0]) => {
  const { outcome, sequence } = must(await rig.core.submit(command));
  if (outcome[0]!.kind === 'refused') throw new Error(JSON.stringify(outcome[0]));
  await rig.core.projectedTo(sequence);
};
const move = async (who: TestPerson, asset: string, amount: string, from: 'funding' | 'spot', to: 'funding' | 'spot') =>
  must(await rig.http.transfer({ clientRequestId: randomUUID(), asset, from, to, amount }, rig.as(who)));

/** A history of everything: deposits, transfers both ways, trades as maker and as taker, and money between two people. */
async function trade(): Promise<void> {
  const base = await rig.deps.assetNumbers.numberOf('ETH');
  const quote = await rig.deps.assetNumbers.numberOf('USDT');
  const rules = { lotMinor: 10n ** 14n, unitMinor: 1n, minNotionalUnits: 1, bandPpm: 0 };
  await submit({ kind: 'market', market: MARKET, base, quote, ...rules });
  await submit({ kind: 'fees', version: 1, levels: [{ makerPpm: 1_000, takerPpm: 2_000 }] });
  await rig.give(buyer, 'USDT', '10000.123456');
  await rig.give(seller, 'ETH', '2.000000000000000001');
  rig.clock.advanceMs(DAY_MS);
  await move(buyer, 'USDT', '6000', 'funding', 'spot');
  await move(seller, 'ETH', '1.5', 'funding', 'spot');
  rig.clock.advanceMs(1_000);
  const order = (who: TestPerson, side: 'buy' | 'sell', lots: number): PlaceCommand => ({
    ...{ kind: 'place', account: Number(who.uid), market: MARKET, side, type: 'limit', timeInForce: 'gtc' },
    ...{ postOnly: false, ticks: 250_000, lots, quoteUnits: 0, trigger: 'none', stopTicks: 0, clientId: '' },
  });
  for (const lots of [11, 700, 3]) {
    await submit(order(seller, 'sell', lots));
    await submit(order(buyer, 'buy', lots));
    await submit(order(buyer, 'buy', lots));
    await submit(order(seller, 'sell', lots));
    rig.clock.advanceMs(1_000);
  }
  // An order that stays, so that part of a balance is held.
  await submit(order(buyer, 'buy', 100));
  await move(seller, 'USDT', '100', 'spot', 'funding');
  rig.clock.advanceMs(DAY_MS);
}

const request = async (who: TestPerson, over: Partial<Parameters<typeof http.request>[0]> = {}) =>
  http.request({ clientRequestId: randomUUID(), format: 'csv', scope: 'all', ...over }, rig.as(who));
const listed = async (who: TestPerson, id: string): Promise<Export | undefined> =>
  must(await http.exports({}, rig.as(who))).rows.find((row) => row.id === id);

const jobOf = (worker: string, from: StatementSource = source) =>
  writeExportsJob({ ...rig.deps, source: from, worker });
const never = new AbortController().signal;
async function writeAll(worker = 'one'): Promise<void> {
  while ((await jobOf(worker).run(never)) === 'more');
}
async function textOf(who: TestPerson, id: string): Promise<string> {
  const file = must(await http.download({ id }, rig.as(who))) as unknown as FileAnswer;
  const chunks: Buffer[] = [];
  for await (const chunk of file.chunks) chunks.push(chunk);
  const text = Buffer.concat(chunks);
  expect(text.length).toBe(file.bytes);
  return text.toString('utf8');
}
async function fileOf(who: TestPerson, over: Partial<Parameters<typeof http.request>[0]> = {}): Promise<string> {
  const { id } = must(await request(who, over));
  await writeAll();
  return textOf(who, id);
}
/** None of these files has a quoted cell. */
const rowsOf = (csv: string): Record<string, string>[] => {
  const [heads, ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(heads!.map((head, at) => [head, line[at] ?? ''])));
};

/** Amounts of a coin have up to 18 places here. */
const minor = (text: string): bigint => {
  const [whole, places = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole! + places.padEnd(18, '0'));
  return text.startsWith('-') ? -value : value;
};
function sumsOf(rows: readonly Record<string, string>[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { account, asset, amount } of rows) {
    const key = `${account}:${asset}`;
    sums[key] = (sums[key] ?? 0n) + minor(amount!);
  }
  return sums;
}
async function balancesOf(who: TestPerson): Promise<Record<string, bigint>> {
  const rows = await findOwnBalance(rig.t.db, who.uid);
  return Object.fromEntries(
    rows.map(({ account, asset, availableMinor, heldMinor }) => {
      const scale = rig.deps.assets.coin(asset)!.ledgerScale;
      return [`${account}:${asset}`, (availableMinor + heldMinor) * 10n ** BigInt(18 - scale)];
    }),
  );
}

describe('a file of everything', () => {
  test('adds up to what the person has, to the last minor unit, and each row says the balance behind it', async () => {
    for (const who of [buyer, seller]) {
      const rows = rowsOf(await fileOf(who));
      expect(rows.length).toBeGreaterThan(15);
      const balances = await balancesOf(who);
      expect(sumsOf(rows)).toEqual(balances);
      const closing = rows.filter(({ type }) => type === 'closing_balance');
      expect(Object.fromEntries(closing.map((row) => [`${row.account}:${row.asset}`, minor(row.balance!)]))).toEqual(
        balances,
      );
      const running: Record<string, bigint> = {};
      for (const row of rows) {
        const key = `${row.account}:${row.asset}`;
        running[key] = (running[key] ?? 0n) + minor(row.amount!);
        expect([row.id, minor(row.balance!)]).toEqual([row.id, running[key]]);
      }
    }
  });

  test('is in the order of time, with each booking once, its fee, its other side and its worth', async () => {
    const rows = rowsOf(await fileOf(buyer)).filter(({ type }) => type !== 'closing_balance');
    const times = rows.map((row) => row.time_utc!);
    expect([...times].sort()).toEqual(times);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    const transfer = rows.find((row) => row.type === 'transfer' && row.account === 'spot');
    expect(transfer).toMatchObject({
      counterparty: 'funding',
      status: 'COMPLETED',
      amount: '6000',
      usdt_value: '6000',
    });
    const bought = rows.find((row) => row.type === 'trade.buy' && row.asset === 'ETH');
    expect(bought).toMatchObject({ amount: '0.0011', fee: '0', usdt_value: '2.75', account: 'spot' });
    const fee = rows.find((row) => row.type === 'trade.fee');
    expect(fee?.fee).toBe(fee?.amount?.slice(1));
  });

  test('has the same rows as JSON, with exact decimals', async () => {
    const csv = rowsOf(await fileOf(seller)).filter(({ type }) => type !== 'closing_balance');
    const json = JSON.parse(await fileOf(seller, { format: 'json' }));
    expect(json.rows.map((row: { id: string }) => row.id)).toEqual(csv.map((row) => row.id));
    expect(json.row_count).toBe(csv.length);
    expect(sumsOf(json.rows)).toEqual(await balancesOf(seller));
    expect(json.closing_balances).toContainEqual({ account: 'funding', asset: 'ETH', balance: '0.500000000000000001' });
  });
});

describe('a bill', () => {
  test('of every row tells the same as the file: what it moved, and what was there before and after', async () => {
    for (const who of [buyer, seller]) {
      const rows = rowsOf(await fileOf(who)).filter(({ id }) => id !== '');
      const { rows: bills } = must(await rig.http.bills({ limit: 100 }, rig.as(who)));
      expect(bills.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse());
      for (const row of rows) {
        const { bill, postings } = must(await rig.http.bill({ id: row.id! }, rig.as(who)));
        expect(bill).toEqual(bills.find(({ id }) => id === row.id));
        expect(bill).toMatchObject({ amount: row.amount, fee: row.fee, status: row.status, valueUsdt: row.usdt_value });
        const own = postings.filter(({ amount, asset }) => amount === row.amount && asset === row.asset);
        expect(own.map(({ after }) => after)).toContain(row.balance);
        for (const each of postings) expect(minor(each.after) - minor(each.before)).toBe(minor(each.amount));
      }
    }
  });

  test('has the whole trade, and leads to the order', async () => {
    const { rows } = must(await rig.http.bills({ limit: 100 }, rig.as(buyer)));
    const bought = rows.find(({ kind, asset }) => kind === 'trade.buy' && asset === 'ETH')!;
    const { bill, postings } = must(await rig.http.bill({ id: bought.id }, rig.as(buyer)));
    expect(bill.record).toBe('order');
    expect(postings.map(({ kind, asset }) => [kind, asset])).toEqual([
      ['trade.fee', 'USDT'],
      ['trade.buy', 'USDT'],
      ['trade.buy', 'ETH'],
    ]);
  });

  test('of another person is as unknown as one that is not there', async () => {
    const { rows } = must(await rig.http.bills({ limit: 100 }, rig.as(buyer)));
    // A trade is of both of them, each with a side of their own.
    const own = rows.filter(({ kind }) => !kind.startsWith('trade.')).map(({ id }) => id);
    for (const id of [...own, '999999-funding-USDT', 't1.999.3-spot-ETH']) {
      expect(await rig.http.bill({ id }, rig.as(seller))).toEqual({ ok: false, refusal: { code: 'BILL_UNKNOWN' } });
    }
  });
});

describe('a part of it', () => {
  test('of a range begins with what was there before', async () => {
    const fromMs = rig.clock.nowMs() - DAY_MS - 10_000;
    const rows = rowsOf(await fileOf(buyer, { fromMs, toMs: fromMs + 2 * DAY_MS }));
    const opening = rows.filter(({ type }) => type === 'opening_balance');
    expect(opening).toMatchObject([{ account: 'funding', asset: 'USDT', amount: '10000.123456', status: '' }]);
    expect(sumsOf(rows)).toEqual(await balancesOf(buyer));
  });

  test('of a range that ended holds nothing of later, and its balances are those of then', async () => {
    const toMs = rig.clock.nowMs() - DAY_MS - 10_000;
    const rows = rowsOf(await fileOf(buyer, { toMs }));
    expect(rows.map(({ type, amount }) => [type, amount])).toEqual([
      ['deposit', '10000.123456'],
      ['closing_balance', '0'],
    ]);
    expect(rows[1]!.balance).toBe('10000.123456');
  });

  test.each([
    ['account', { account: 'spot' as const }, (row: Record<string, string>) => row.account === 'spot'],
    ['coin', { asset: 'ETH' }, (row: Record<string, string>) => row.asset === 'ETH'],
  ])('of one %s', async (_name, over, isIn) => {
    const all = rowsOf(await fileOf(buyer));
    expect(rowsOf(await fileOf(buyer, over))).toEqual(all.filter(isIn));
  });

  test.each([
    ['deposit', ['deposit']],
    ['transfer', ['transfer']],
    ['trade', ['trade.buy', 'trade.sell', 'trade.fee']],
    ['withdraw', []],
    ['external', []],
  ] as const)('of %s alone says nothing of balances', async (scope, kinds) => {
    const all = rowsOf(await fileOf(buyer)).filter(({ type }) => (kinds as readonly string[]).includes(type!));
    expect(rowsOf(await fileOf(buyer, { scope }))).toEqual(all.map((row) => ({ ...row, balance: '' })));
  });
});

describe('whoever is killed', () => {
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

  test('between two chunks loses and doubles no row, and cannot write on waking', async () => {
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

  test('asked to stop lets go at once, and the next goes on', async () => {
    const { id } = must(await request(buyer));
    const stopping = new AbortController();
    stopping.abort();
    await jobOf('first').run(stopping.signal);
    expect(await listed(buyer, id)).toMatchObject({ state: 'RUNNING', rowsDone: 3 });
    await writeAll('second');
    expect(sumsOf(rowsOf(await textOf(buyer, id)))).toEqual(await balancesOf(buyer));
  });

  test('what is booked after the plan is not in the file, however late the rest is written', async () => {
    const { id } = must(await request(seller));
    const stopping = new AbortController();
    stopping.abort();
    await jobOf('first').run(stopping.signal);
    const then = await balancesOf(seller);
    await rig.give(seller, 'BTC', '1');
    await move(seller, 'ETH', '0.1', 'funding', 'spot');
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
