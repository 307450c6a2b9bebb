import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rig, walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import { createEarlyCredit, depositArrivals } from '../deposits/public.ts';
import type { ChainAdapter } from './ports.ts';
import { raiseAlarm } from './store/chain-alarm.store.ts';
import { haltNetwork, insertCursor, noteScan } from './store/chain-cursor.store.ts';
import { createChainCare, releaseByStaff } from './usecases/tend-chains.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());

const staff = () => rig.asStaff('rita');
const nowMs = () => rig.clock.nowMs();
const begin = (network: string) =>
  rig.t.db.tx((tx) =>
    insertCursor(tx, {
      network,
      genesisHash: 'g',
      chainId: '1',
      block: { height: 7, hash: 'b7', parentHash: 'b6', atMs: nowMs() },
      headHeight: 9,
      nowMs: nowMs(),
    }),
  );

test('a stopped network stands first with its reason, and runs again when staff say why', async () => {
  await begin('btc');
  await begin('eth');
  const blockAtMs = nowMs();
  // A later look that finds nothing new is no new block.
  await noteScan(rig.t.db, 'eth', blockAtMs + 60_000);
  await rig.t.db.tx((tx) => haltNetwork(tx, { network: 'eth', what: 'credit', reason: 'DEEP_REORG', nowMs: nowMs() }));
  const { networks, withdrawalsHaltedBy } = must(await rig.staff.chains({}, staff()));
  expect(withdrawalsHaltedBy).toBeNull();
  expect(networks).toMatchObject([
    { network: 'eth', height: 7, headHeight: 9, creditHaltedReason: 'DEEP_REORG', lastBlockAtMs: blockAtMs },
    { network: 'btc', scanHaltedReason: null, creditHaltedReason: null, haltedAtMs: null },
  ]);
  const resume = { network: 'eth', reason: 'node looked at' };
  expect(await rig.staff.resumeNetwork(resume, staff())).toEqual({ ok: true, value: { done: true } });
  expect(rig.audits.at(-1)).toMatchObject({
    staffId: 'rita',
    action: 'staffAlarms.resumeNetwork',
    subject: 'network:eth',
    reason: 'node looked at',
    before: { scan: null, credit: 'DEEP_REORG' },
    after: { scan: null, credit: null },
  });
  expect(must(await rig.staff.chains({}, staff())).networks[1]).toMatchObject({ network: 'eth', haltedAtMs: null });
  expect(await rig.staff.resumeNetwork(resume, staff())).toMatchObject({ refusal: { code: 'NOT_HALTED' } });
  const unknown = await rig.staff.resumeNetwork({ ...resume, network: 'doge' }, staff());
  expect(unknown).toMatchObject({ refusal: { code: 'NETWORK_UNKNOWN' } });
});

test('alarms come newest first and in pages; only a payment that is still stuck can be given up', async () => {
  const [stuck, settled] = [randomUUID(), randomUUID()];
  for (const [id, settledAtMs] of [
    [stuck, null],
    [settled, 1],
  ]) {
    await rig.t.ownerDb.query(
      `insert into wallet.payment (id, kind, ref, network, asset, from_address, from_path, to_address, amount_minor,
         reservation, fee_asset, fee_minor_max, state, created_at_ms, attempt_at_ms, settled_at_ms, updated_at_ms)
       values ($1::uuid, 'sweep', 'r', 'eth', 'ETH', '0x1', 'm', '0x2', 1, '{}', 'ETH', 1, 'STUCK', 1, 1, $2::bigint, 1)`,
      [id, settledAtMs],
    );
  }
  const raise = async (code: 'PAYMENT_CONFLICT' | 'SIGNER_REFUSED', subject: string) => {
    rig.clock.advanceMs(1);
    await raiseAlarm(rig.t.db, { network: 'eth', code, subject, details: { ref: 'r' }, nowMs: nowMs() });
  };
  await raise('SIGNER_REFUSED', 'w:1');
  await raise('PAYMENT_CONFLICT', settled);
  await raise('PAYMENT_CONFLICT', stuck);
  const first = must(await rig.staff.chainAlarms({ limit: 2 }, staff()));
  expect(first.rows).toMatchObject([
    { code: 'PAYMENT_CONFLICT', subject: stuck, canRelease: true, details: { ref: 'r' } },
    { code: 'PAYMENT_CONFLICT', subject: settled, canRelease: false },
  ]);
  const second = must(await rig.staff.chainAlarms({ limit: 2, before: first.next! }, staff()));
  expect(second).toMatchObject({ rows: [{ code: 'SIGNER_REFUSED', subject: 'w:1', canRelease: false }], next: null });
});

test('a payment is not given up while its chain cannot be asked, and nothing is written then', async () => {
  const [alarm] = must(await rig.staff.chainAlarms({ limit: 1 }, staff())).rows;
  const care = createChainCare({
    ...rig.deps,
    chains: rig.deps.chains as ReadonlyMap<string, ChainAdapter>,
    settings: { network: async () => null } as never,
    paymentOwners: [],
    arrivals: depositArrivals,
    earlyCredit: createEarlyCredit(rig.deps),
  });
  const before = rig.audits.length;
  const tender = { staffId: 'rita', role: 'risk', requestId: 'r-1', nowMs: nowMs() };
  const released = await releaseByStaff({ ...rig.deps, chainCare: care }, tender, {
    paymentId: alarm!.subject,
    reason: 'nonce used up',
  });
  expect(released).toMatchObject({ refusal: { code: 'PAYMENT_MAY_CONFIRM' } });
  expect(rig.audits).toHaveLength(before);
});

test('deposits without an owner are listed with their reason, and no others', async () => {
  const insert = (txHash: string, state: string, reason: string | null, atMs: number) =>
    rig.t.ownerDb.query(
      `insert into wallet.deposit (id, purpose, network, asset, address, memo, tx_hash, output_key, amount_minor, credit_at,
         unlock_at, state, state_reason, detected_at_ms, updated_at_ms)
       values (gen_random_uuid(), 'user', 'tempo', 'USDT', '0xa', $4, $1, 'o', 1500000, 1, 1, $2, $3, $5, $5)`,
      [txHash, state, reason, reason === 'MEMO_MISSING' ? '' : 'lost', atMs],
    );
  await insert('t1', 'UNATTRIBUTED', 'MEMO_MISSING', 1);
  await insert('t2', 'UNATTRIBUTED', 'MEMO_UNKNOWN', 2);
  await insert('t3', 'DETECTED', null, 3);
  const { rows, next } = must(await rig.staff.unattributedDeposits({}, staff()));
  expect(next).toBeNull();
  expect(rows).toMatchObject([
    { txId: 't2', reason: 'MEMO_UNKNOWN', memo: 'lost', asset: 'USDT', amount: '1.5' },
    { txId: 't1', reason: 'MEMO_MISSING', memo: null },
  ]);
});
