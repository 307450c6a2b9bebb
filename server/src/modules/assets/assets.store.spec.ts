import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { assetsHttp } from './assets.http.ts';
import { type Assets, changeCatalog, createAssets, DEMO_CATALOG, installCatalog, setContract } from './public.ts';

let t: TestDatabase;
let assets: Assets;
const nowMs = 1_770_000_000_000;
const audit = async (): Promise<void> => {};

beforeAll(async () => {
  t = await testDatabase();
  await t.db.tx((tx) => installCatalog(tx, DEMO_CATALOG, nowMs));
  assets = createAssets({ db: t.db });
  await assets.start();
});
afterAll(async () => {
  assets.stop();
  await t.close();
});

describe('the catalog', () => {
  test('has six coins on four networks, one coin without a chain', () => {
    expect(assets.coins().map((coin) => coin.asset)).toEqual(['USDT', 'BTC', 'ETH', 'USDC', 'PUSD', 'HBT']);
    expect(assets.networks().map((network) => network.network)).toEqual(['eth', 'base', 'btc', 'tempo']);
    expect(assets.networksOf('HBT')).toEqual([]);
    expect(assets.networksOf('USDT').map((pair) => pair.network)).toEqual(['eth', 'base']);
  });

  test('an amount of eighteen places keeps every digit', () => {
    expect(assets.coinNetwork('ETH', 'eth')?.depositMinMinor).toBe(200_000_000_000_000n);
    expect(assets.coinNetwork('ETH', 'eth')?.withdrawMaxMinor).toBe(500n * 10n ** 18n);
  });

  test('installing again leaves what staff changed', async () => {
    const change = { change: 'pause', asset: 'USDC', network: 'eth', direction: 'deposit' } as const;
    const pause = { reason: 'Node upgrade', untilMs: nowMs + 3_600_000 };
    await t.db.tx((tx) => changeCatalog(tx, { ...change, pause }, { reason: 'upgrade', nowMs, audit }));
    await t.db.tx((tx) => installCatalog(tx, DEMO_CATALOG, nowMs));
    await assets.refresh();
    expect(assets.coinNetwork('USDC', 'eth')?.depositPaused).toEqual(pause);
  });

  test('a change is seen within a second without a restart', async () => {
    const change = { change: 'terms', asset: 'BTC', network: 'btc', withdrawFeeMinor: 20_000n } as const;
    const changed = await t.db.decide((tx) => changeCatalog(tx, change, { reason: 'fees rose', nowMs, audit }));
    expect(changed.ok).toBe(true);
    await expect.poll(() => assets.coinNetwork('BTC', 'btc')?.withdrawFeeMinor).toBe(20_000n);
  });

  test('a fee above half of the minimum is refused with both numbers', async () => {
    const change = { change: 'terms', asset: 'BTC', network: 'btc', withdrawFeeMinor: 30_000n } as const;
    const refused = await t.db.decide((tx) => changeCatalog(tx, change, { reason: 'fees rose', nowMs, audit }));
    expect(refused).toEqual({
      ok: false,
      refusal: { code: 'FEE_ABOVE_HALF_MIN', details: { min: '0.0005', fee: '0.0003' } },
    });
  });

  test('the audit has what was and what is', async () => {
    const seen: unknown[] = [];
    await t.db.tx((tx) =>
      changeCatalog(
        tx,
        { change: 'confirmations', network: 'base', credit: 4, unlock: 8 },
        { reason: 'slow finality', nowMs, audit: async (_tx, entry) => void seen.push(entry) },
      ),
    );
    expect(seen).toMatchObject([
      { action: 'assets.confirmations', before: { creditConfirmations: 3 }, after: { creditConfirmations: 4 } },
    ]);
  });

  test('the endpoint answers canonical text and marks one lowest fee', async () => {
    await t.db.tx((tx) => setContract(tx, 'USDT', 'eth', '0x5FbDB2315678afecb367f032d93F642f64180aa3'));
    await assets.refresh();
    const answer = await assetsHttp({ assets, networkCost: () => null }).coins({}, {} as never);
    if (!answer.ok) throw new Error('refused');
    const usdt = answer.value.coins.find((coin) => coin.asset === 'USDT');
    expect(usdt?.networks.map((pair) => [pair.network, pair.withdrawFee, pair.lowestFee, pair.contractEnd])).toEqual([
      ['eth', '1', false, '180aa3'],
      ['base', '0.2', true, null],
    ]);
  });
});
