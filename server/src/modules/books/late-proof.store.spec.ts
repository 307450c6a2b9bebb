import { afterAll, beforeEach, expect, test } from 'vitest';
import { deposit, newPerson } from '../../ledger/books.fixture.ts';
import { Ledger } from '../../ledger/ledger.ts';
import type { ChainLook } from '../../ledger/ports.ts';
import { findLate, isProvenLately, type Part } from '../../ledger/reconcile/proof.ts';
import { ManualClock } from '../../platform/clock/clock.ts';
import { Secrets } from '../../platform/config/secrets.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { silentLog } from '../../platform/log/log.ts';
import { Settings } from '../../platform/settings/settings.ts';
import { createApprovals } from '../approvals/approvals.ts';
import { lateChainsJob } from './jobs/late-chains.job.ts';
import { reconcileJob } from './jobs/reconcile.job.ts';

const t: TestDatabase = await testDatabase();
const clock = new ManualClock(1_700_000_000_000);
const seen: ChainLook = { isSeen: true, height: 1, rows: [] };
const EMPTY: Readonly<Record<string, () => Promise<ChainLook>>> = {
  eth: async () => seen,
  sol: async () => ({ isSeen: false, because: 'FAR: the node is away' }),
  tron: async () => {
    throw new TypeError('a fault of this adapter');
  },
};
let looks = { ...EMPTY };
const ledger = new Ledger(t.db, {
  ports: { custody: { networks: () => Object.keys(looks), prepare: async (_, network) => looks[network] ?? null } },
});
const deps = {
  db: t.db,
  clock,
  ledger,
  settings: new Settings(t.db),
  approvals: createApprovals({ db: t.db, clock, keys: new Secrets('x'.repeat(32)) }),
};
// No network here has more than the books say.
const job = reconcileJob({ ...deps, chain: null as never }, silentLog());

beforeEach(async () => {
  looks = { ...EMPTY };
  await t.ownerDb.query('delete from ledger.proof');
});
afterAll(() => t.close());

const late = async () => [...(await findLate(t.db)).keys()].sort();
const minutesPass = (minutes: number) =>
  t.ownerDb.query('update ledger.proof set proven_at = proven_at - make_interval(mins => $1)', [minutes]);

test('nothing is late before its first comparison is, so a first start lets withdrawals go', async () => {
  expect(await late()).toEqual([]);
  expect(await isProvenLately(t.db, 'eth')).toBe(true);
  await job.run();
  expect(await late()).toEqual([]);
});

test('the fault of one network, of whatever kind, costs no other its proof, and is named', async () => {
  await job.run();
  await minutesPass(11);
  await job.run();
  expect(await late()).toEqual(['chain:sol', 'chain:tron']);
  expect(await isProvenLately(t.db, 'eth')).toBe(true);
  expect(await isProvenLately(t.db, 'tron')).toBe(false);
  const [run] = await t.db.query<{ said: object }>(
    `select report->'notCompared' as said from ledger.reconcile_run where asked_by = 'system' order by id desc limit 1`,
  );
  expect(run!.said).toEqual([
    { part: 'sol', because: 'FAR: the node is away' },
    { part: 'tron', because: 'a fault of this adapter' },
  ]);
});

test('a network that is late is asked again within seconds, and goes on when it is right', async () => {
  await job.run();
  await minutesPass(11);
  looks = { ...EMPTY, sol: async () => seen };
  await lateChainsJob(deps).run();
  expect(await late()).toEqual(['books', 'chain:tron']);
});

test('books that differ are not proven: after ten minutes nothing leaves, whatever the networks say', async () => {
  await job.run();
  await t.db.tx((tx) => ledger.apply(tx, [deposit(newPerson(), 5n)]));
  looks = { ...EMPTY, eth: async () => ({ ...seen, rows: [{ asset: 'USDT', onChainMinor: 5n, explainedMinor: 0n }] }) };
  await t.ownerDb.query('update ledger.balance set available_minor = available_minor + 1');
  await minutesPass(11);
  await job.run();
  expect(await late()).toEqual<Part[]>(['books', 'chain:sol', 'chain:tron']);
  expect(await isProvenLately(t.db, 'sol')).toBe(false);
  await t.ownerDb.query('update ledger.balance set available_minor = available_minor - 1');
  await job.run();
  expect(await late()).toEqual(['chain:sol', 'chain:tron']);
});
