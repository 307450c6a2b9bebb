import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStatementSource } from '../../src/modules/bookings/usecases/read-statement.ts';
import { writeExportsJob } from '../../src/modules/statement/public.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';

let exchange: TestExchange;
let owner: Member;
let other: Member;
beforeAll(async () => {
  exchange = await testExchange();
  owner = await exchange.person({ funds: { USDT: '12.5', ETH: '0.000000000000000001' } });
  other = await exchange.person();
}, 60_000);
afterAll(() => exchange.close());

const fetchFile = ({ client }: Member, id: string) =>
  exchange.server.inject({ url: `/open/statement/export/file?id=${id}`, headers: { cookie: client.cookie } });

async function fileOf({ client }: Member, format: 'csv' | 'json'): Promise<string> {
  const { id } = await client.call('statement', 'request', { clientRequestId: randomUUID(), format, scope: 'all' });
  const { services } = exchange;
  const job = writeExportsJob({ ...services, source: createStatementSource(exchange.money), worker: 'spec' });
  while ((await job.run(new AbortController().signal)) === 'more');
  return id;
}

test('a file comes with its name, type and length, to be saved and not shown', async () => {
  const answer = await fetchFile(owner, await fileOf(owner, 'csv'));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="bourse-all-\d{4}-\d{2}-\d{2}\.csv"$/);
  expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body));
  expect(answer.headers['cache-control']).toBe('no-store');
  const amounts = answer.body.split('\r\n').map((line) => line.split(',').slice(1, 4).join(' '));
  expect(amounts).toContain('deposit USDT 12.5');
  expect(amounts).toContain('deposit ETH 0.000000000000000001');
  const json = await fetchFile(owner, await fileOf(owner, 'json'));
  expect(json.json()).toMatchObject({ format: 'bourse-statement-1', uid: owner.uid, row_count: 2 });
});

test('another person, and nobody at all, get what one gets for a file that is not there', async () => {
  const id = await fileOf(owner, 'csv');
  const said = async (who: Member, asked: string) => {
    const { serverNow: _, ...rest } = (await fetchFile(who, asked)).json();
    return rest;
  };
  expect(await said(other, id)).toMatchObject({ i18nMsgCode: 'EXPORT_UNKNOWN', data: null });
  expect(await said(other, id)).toEqual(await said(other, randomUUID()));
  const visitor = await exchange.server.inject({ url: `/open/statement/export/file?id=${id}` });
  expect(visitor.json()).toMatchObject({ code: 401 });
});
