import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdapter } from '../../chains/create-adapter.ts';
import { DEV_ETH } from '../../networks/dev-networks.ts';
import { SystemClock } from '../../platform/clock/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { guard } from '../../signer/open-signer.ts';
import { LocalSigner } from '../../signer/sign/local-signer.ts';
import { insertHead } from '../../signer/store/signer-head.store.ts';
import type { CustodyDeps } from './custody-deps.ts';
import { ensureHouseAddresses } from './usecases/own-address.ts';
import { signPayment } from './usecases/payments/sign-payment.ts';

/** Guards nothing. */
const PHRASE = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const ASKED = 1_000;
/** The dearest that one transaction may offer, and what twenty of them are. */
const GAS = 21_000n;
const PRICE = DEV_ETH.feeMinorMax / GAS;

let t: TestDatabase;
let signerDb: Db;
let folder: string;
beforeAll(async () => {
  t = await testDatabase();
  signerDb = new Db({ connectionString: t.url, role: 'bourse_signer', poolMax: 1 });
  folder = mkdtempSync(join(tmpdir(), 'bourse-fees-'));
});
afterAll(async () => {
  await signerDb.end();
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a database that asks for a thousand sweeps at the dearest price burns what a ceiling allows, and staff hear of it', async () => {
  const keys = new LocalSigner(PHRASE, [DEV_ETH]);
  const signer = guard(keys, [DEV_ETH], { folder, sealKey: Buffer.alloc(32, 7), db: signerDb });
  const adapter = createAdapter(DEV_ETH, { url: 'http://127.0.0.1:1' }, signer);
  // What sweeps and their fees read of a house.
  const deps = {
    db: t.db,
    clock: new SystemClock(),
    chains: new Map([['eth', adapter]]),
    settings: { network: async () => null },
  } as unknown as CustodyDeps;
  await ensureHouseAddresses(deps);
  const places = Array.from({ length: 10 }, (_, index) => adapter.deriveAddress(index));
  const terms = {
    prices: { gas: String(GAS), maxFeePerGas: String(PRICE), maxPriorityFeePerGas: String(PRICE) },
    feeAsset: 'ETH',
    feeMinorMax: GAS * PRICE,
  };
  const ask = (place: (typeof places)[number]) =>
    t.db.decide((tx) =>
      signPayment(deps, tx, {
        network: 'eth',
        draft: {
          kind: 'sweep',
          ref: place.address,
          asset: 'ETH',
          fromAddress: place.address,
          fromPath: place.keyPath,
          toAddress: adapter.hotAt(0).address,
          amountMinor: 1n,
        },
        terms,
        minedSequence: 0,
      }),
    );
  let signed = 0;
  for (let index = 0; index < ASKED; index++) {
    const answer = await ask(places[index % places.length]!);
    if (answer.ok) signed += 1;
    else expect(answer.refusal.code).toBe('SIGNER_REFUSED');
  }
  expect(signed).toBe(20);
  const kept = await t.db.query<{ count: number }>('select count(*)::int as count from wallet.payment');
  expect(kept).toEqual([{ count: 20 }]);
  const alarms = await t.db.query<{ code: string; details: object }>('select code, details from wallet.chain_alarm');
  // One for each address, not for each time.
  expect(alarms).toHaveLength(places.length);
  const details = expect.objectContaining({
    refusal: 'POLICY_CEILING',
    asset: 'ETH',
    window: 'feesPerHour',
    limit: '2',
  });
  for (const alarm of alarms) expect(alarm).toEqual({ code: 'SIGNER_REFUSED', details });
  await insertHead(signerDb, { lines: 1_000_000, hash: 'a'.repeat(64) }, 1);
  for (const place of places) expect(await ask(place)).toMatchObject({ refusal: { code: 'SIGNER_REFUSED' } });
  const forgot = await t.db.query(`select details from wallet.chain_alarm where code = 'SIGNER_FORGOT'`);
  expect(forgot).toEqual([{ details: { lines: '20', known: '1000000' } }]);
});
