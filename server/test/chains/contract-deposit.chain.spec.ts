import { type Hex, numberToHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS, callTo, PAYS_MANY, payments } from '../../src/chains/evm/hand-code.rig.ts';
import type { Fault } from '../../src/chains/fault-proxy.rig.ts';
import { JsonRpc } from '../../src/chains/json-rpc.ts';
import { Ledger } from '../../src/ledger/ledger.ts';
import { createApprovals } from '../../src/modules/approvals/approvals.ts';
import { reconcileJob } from '../../src/modules/books/public.ts';
import { createCustodyReader } from '../../src/modules/custody/usecases/hot-wallet-custody.ts';
import { createDepositAddresses } from '../../src/modules/custody/usecases/own-address.ts';
import { advancePayments } from '../../src/modules/custody/usecases/payments/advance-payments.ts';
import { compareBalances } from '../../src/modules/custody/usecases/scan/compare-balances.ts';
import { sweepOnce } from '../../src/modules/custody/usecases/sweep-deposits.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { Secrets } from '../../src/platform/config/secrets.ts';
import { silentLog } from '../../src/platform/log/log.ts';
import { Settings } from '../../src/platform/settings/settings.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

/** Credited after three blocks and final after six (see the rig). */
const X = 3;
const Z = 6;
const MANY: Hex = '0x0000000000000000000000000000000000000c01';
const CALLER: Hex = '0x0000000000000000000000000000000000000c02';
const NO_TRACES: Fault = {
  kind: 'says',
  answer: (method) =>
    /^(debug_trace|trace_)/.test(method)
      ? { error: { code: -32601, message: 'the method is not available' } }
      : undefined,
};

let rig: ChainRig;
let rpc: JsonRpc;
let payer: Hex;
beforeAll(async () => {
  rig = await startChainRig(['eth']);
  rpc = new JsonRpc({ url: rig.chains.networks.eth!.rpcUrl });
  await rpc.call('anvil_setCode', [MANY, PAYS_MANY]);
  await rpc.call('anvil_setCode', [CALLER, CALLS]);
  [payer] = await rpc.call<[Hex]>('eth_accounts');
  await rig.fund('eth', 'ETH', 10n * ETHER);
}, 60_000);
afterAll(() => rig.close());

async function person() {
  const uid = rig.newPerson();
  const { address } = await createDepositAddresses(rig.deps).current({ uid, network: 'eth' });
  return { uid, address: address as Hex };
}

/** A contract pays each of them in one transaction. */
async function payByContract(...each: readonly (readonly [Hex, bigint])[]): Promise<string> {
  const value = numberToHex(each.reduce((sum, [, minor]) => sum + minor, 0n));
  return rpc.call('eth_sendTransaction', [{ from: payer, to: MANY, data: payments(...each), value, gas: '0x100000' }]);
}

const compare = () => compareBalances(rig.deps, 'eth', '');
/** The smallest first: what one block brought has no other order. */
const statesOf = async (uid: string) =>
  (await rig.deposits(uid, 'eth'))
    .toSorted((a, b) => Number(a.amount - b.amount))
    .map(({ state, amount }) => [state, amount]);
const withoutTraces = <Value>(work: () => Promise<Value>) => rig.proxies.get('eth')!.during(NO_TRACES, work);
const keysOf = async (uid: string) =>
  (
    await rig.t.db.query<{ output_key: string }>(
      `select output_key from wallet.deposit where uid = $1 order by output_key`,
      [uid],
    )
  ).map((row) => row.output_key);

/** Nothing more is found, whichever way it is looked for. */
async function nothingMore(): Promise<void> {
  const count = async () => (await rig.t.db.query(`select id from wallet.deposit`)).length;
  const before = await count();
  await rig.mine('eth', 1);
  await compare();
  await withoutTraces(async () => {
    await rig.mine('eth', 1);
    await compare();
  });
  expect(await count()).toBe(before);
  expect(await rig.differences()).toEqual([]);
}

it('what a contract pays is seen in its block, credited and final like any other, each part by itself', async () => {
  const [a, b] = [await person(), await person()];
  const txHash = await payByContract([a.address, ETHER], [b.address, 10n ** 14n], [a.address, 2n * ETHER]);
  await rig.mine('eth', 1);
  expect(await statesOf(a.uid)).toEqual([
    ['DETECTED', ETHER],
    ['DETECTED', 2n * ETHER],
  ]);
  await rig.mine('eth', X - 1);
  expect(await rig.available(a.uid, 'ETH')).toBe(3n * ETHER);
  await rig.mine('eth', Z - X);
  expect(await statesOf(a.uid)).toEqual([
    ['COMPLETED', ETHER],
    ['COMPLETED', 2n * ETHER],
  ]);
  // Below the minimum it is the suspense account's.
  expect(await statesOf(b.uid)).toEqual([['BELOW_MIN', 10n ** 14n]]);
  expect(await rig.available(b.uid, 'ETH')).toBe(0n);
  const [row] = await rig.t.db.query<{ tx_hash: string; from_address: string }>(
    `select tx_hash, from_address from wallet.deposit where uid = $1`,
    [b.uid],
  );
  expect(row).toEqual({ tx_hash: txHash, from_address: '0x0000000000000000000000000000000000000C01' });
  await nothingMore();
});

it('a reorg takes it back, and the same transaction mined anew is the same deposit', async () => {
  const { uid, address } = await person();
  const txHash = await payByContract([address, ETHER], [address, ETHER]);
  const { raw } = { raw: await rpc.call<Hex>('eth_getRawTransactionByHash', [txHash]) };
  await rig.mine('eth', X);
  expect(await rig.available(uid, 'ETH')).toBe(2n * ETHER);
  await rig.chains.reorg('eth', X);
  await rig.chains.mine('eth', 1);
  await rig.scan('eth');
  expect(await rig.available(uid, 'ETH')).toBe(0n);
  await rpc.call('eth_sendRawTransaction', [raw]);
  await rig.mine('eth', Z);
  expect(await statesOf(uid)).toEqual([
    ['COMPLETED', ETHER],
    ['COMPLETED', ETHER],
  ]);
  expect(await keysOf(uid)).toEqual([`in:${address}:0`, `in:${address}:1`]);
  await nothingMore();
});

it('where the node has no traces, what an address has too much is credited once it is final, and never again by traces', async () => {
  const { uid, address } = await person();
  await withoutTraces(async () => {
    await payByContract([address, ETHER], [address, ETHER]);
    await rig.chains.faucet({ network: 'eth', asset: 'ETH', to: address, amountMinor: 5n * ETHER });
    await rig.mine('eth', Z - 1);
    await compare();
    expect(await statesOf(uid)).toEqual([['CREDITED', 5n * ETHER]]);
    await rig.mine('eth', 1);
    await Promise.all([compare(), compare()]);
    await rig.scan('eth');
    expect(await keysOf(uid)).toEqual([`balance:${address}`, 'native']);
    expect(await rig.available(uid, 'ETH')).toBe(7n * ETHER);
  });
  await nothingMore();
  // Then the node tells again, and both kinds stand beside each other.
  await payByContract([address, ETHER]);
  await rig.mine('eth', Z);
  await compare();
  expect(await rig.available(uid, 'ETH')).toBe(8n * ETHER);
  expect(await keysOf(uid)).toEqual([`balance:${address}`, `in:${address}:0`, 'native']);
  await nothingMore();
});

it('blocks that were read without traces are made up for when the node has them again, the smallest below the minimum', async () => {
  const [a, b] = [await person(), await person()];
  await withoutTraces(async () => {
    await payByContract([a.address, ETHER], [b.address, 7n]);
    await rig.mine('eth', 2);
  });
  await payByContract([a.address, 3n * ETHER]);
  await rig.mine('eth', Z);
  await compare();
  await rig.scan('eth');
  expect(await rig.available(a.uid, 'ETH')).toBe(4n * ETHER);
  expect(await statesOf(b.uid)).toEqual([['BELOW_MIN', 7n]]);
  await nothingMore();
});

it('what the books already keep as a surplus goes to its owner when it is found', async () => {
  const { uid, address } = await person();
  await rig.chains.faucet({ network: 'eth', asset: 'ETH', to: address, amountMinor: ETHER });
  await rig.mine('eth', Z);
  const { db, clock, assets } = rig.deps;
  const ledger = new Ledger(db, { ports: { custody: createCustodyReader(rig.deps) } });
  const approvals = createApprovals({ db, clock, keys: new Secrets('x'.repeat(32)) });
  const parts = { db, clock, ledger, assets, approvals, settings: new Settings(db), chain: rig.deps };
  const job = reconcileJob(parts, silentLog());
  const surplus = () => rig.deps.ledger.systemBalance(db, 'system:custody_surplus:ETH:eth');
  const before = await surplus();
  await withoutTraces(async () => {
    await payByContract([address, 3n * ETHER]);
    for (let block = 0; block <= Z + 1; block++) {
      await rig.mine('eth', 1);
      await job.run();
    }
    expect(await surplus()).toBe(before + 3n * ETHER);
    await compare();
    await rig.mine('eth', 1);
    expect(await rig.available(uid, 'ETH')).toBe(4n * ETHER);
    await job.run();
    await job.run();
  });
  expect(await surplus()).toBe(before);
  expect(await new Settings(db).get('WITHDRAWALS_HALTED_BY')).toBeNull();
  await nothingMore();
});

it('a reorg of the block at which a balance was compared makes it no second deposit, also where it was final', async () => {
  const { uid, address } = await person();
  await withoutTraces(async () => {
    const hash = await payByContract([address, ETHER]);
    const raw = await rpc.call<Hex>('eth_getRawTransactionByHash', [hash]);
    await rig.mine('eth', Z);
    await compare();
    await rig.scan('eth');
    expect(await statesOf(uid)).toEqual([['COMPLETED', ETHER]]);
    await rig.chains.reorg('eth', Z + 2);
    await rig.chains.mine('eth', 1);
    await rig.scan('eth');
    await rig.t.db.query(`update wallet.network_cursor set credit_halted_reason = null, halted_at_ms = null`);
    await rpc.call('eth_sendRawTransaction', [raw]);
    await rig.mine('eth', Z);
    await compare();
    await rig.mine('eth', 1);
    await compare();
  });
  expect(await statesOf(uid)).toEqual([['COMPLETED', ETHER]]);
  expect(await rig.available(uid, 'ETH')).toBe(ETHER);
  await nothingMore();
});

it('the fees of a block are coins like others', async () => {
  const { uid, address } = await person();
  const before = await rpc.call<Hex>('eth_coinbase');
  await rpc.call('anvil_setCoinbase', [address]);
  await rig.chains.faucet({ network: 'eth', asset: 'ETH', to: MANY, amountMinor: 1n });
  await rig.chains.mine('eth', 1);
  await rpc.call('anvil_setCoinbase', [before]);
  await rig.mine('eth', Z);
  await compare();
  const held = await rig.adapter('eth').balance([address], 'ETH');
  expect(held).toBeGreaterThan(0n);
  expect(await statesOf(uid)).toEqual([['BELOW_MIN', held]]);
  await nothingMore();
});

it('what we send ourselves, sweeps and the gas for them, is no deposit', async () => {
  const { uid, address } = await person();
  await payByContract([address, 2n * ETHER]);
  await rig.chains.faucet({ network: 'eth', asset: 'USDT', to: address, amountMinor: 50_000_000n });
  await rig.mine('eth', Z);
  for (let round = 0; round < 3 * Z; round++) {
    await sweepOnce(rig.deps, 'eth');
    await advancePayments(rig.deps, 'eth');
    await rig.mine('eth', 1);
    await compare();
  }
  expect(await rig.adapter('eth').balance([address], 'USDT')).toBe(0n);
  expect(await rig.adapter('eth').balance([address], 'ETH')).toBeLessThan(ETHER);
  expect(await statesOf(uid)).toEqual([
    ['COMPLETED', 50_000_000n],
    ['COMPLETED', 2n * ETHER],
  ]);
  await nothingMore();
});

it('killed between reading and writing, it is found again once', async () => {
  const { uid, address } = await person();
  await payByContract([address, ETHER]);
  await rig.chains.mine('eth', 1);
  rig.onStep = (step) => {
    if (step === 'block-read') throw new Error('killed');
  };
  await expect(rig.scan('eth')).rejects.toThrow('killed');
  rig.onStep = null;
  await rig.mine('eth', Z);
  expect(await rig.available(uid, 'ETH')).toBe(ETHER);
  await nothingMore();
});

it('what a contract sends to the house’s own wallet is nobody’s deposit', async () => {
  const hot = rig.adapter('eth').hotAt(0).address as Hex;
  const data = callTo(MANY, payments([hot, 5n]));
  await rpc.call('eth_sendTransaction', [{ from: payer, to: CALLER, data, value: '0x5', gas: '0x100000' }]);
  await rig.mine('eth', Z);
  await compare();
  const rows = await rig.t.db.query(`select id from wallet.deposit where address = $1 and amount_minor = 5`, [hot]);
  expect(rows).toEqual([]);
});
