import { afterAll } from 'vitest';
import { createStatementSource } from '../../src/modules/bookings/usecases/read-statement.ts';
import { fileMakers } from '../../src/modules/dossier/public.ts';
import { writeExportsJob } from '../../src/modules/statement/public.ts';
import { orderForm, trader } from '../spot/spot.rig.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

type Staff = Awaited<ReturnType<TestExchange['staff']>>;

export const never = new AbortController().signal;

export const make = ({ client }: Staff, uid: string, over: Readonly<Record<string, string>> = {}) =>
  client.call('staffDossier', 'make', { uid, reason: 'Money of unknown origin', ...over });

export async function dossierRig() {
  const exchange = await testExchange();
  const nora = await trader(exchange, { USDT: '5000' });
  const paul = await trader(exchange, { BTC: '1' });
  await exchange.fund(nora.uid, 'USDT', '250.5');
  await paul.client.call('spot', 'place', orderForm({ side: 'sell', price: '60000', quantity: '0.01' }));
  await nora.client.call('spot', 'place', orderForm({ price: '60000', quantity: '0.01' }));
  await nora.client.call('spot', 'place', orderForm({ price: '59000', quantity: '0.02' }));
  await nora.client.call('spot', 'openOrders');
  const desk = await exchange.staff('compliance');
  afterAll(() => exchange.close());
  const makers = () => fileMakers({ ...exchange.services, products: exchange.money.products });
  const jobOf = (worker: string, by = makers()) =>
    writeExportsJob({ ...exchange.services, source: createStatementSource(exchange.money), worker, makers: by });
  async function writeAll(worker = 'spec'): Promise<void> {
    while ((await jobOf(worker).run(never)) === 'more');
  }
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
  return { exchange, nora, paul, desk, makers, jobOf, writeAll, fetchFile, refusalOf, made };
}
