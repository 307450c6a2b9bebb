import { afterAll, beforeAll, expect, test } from 'vitest';
import { JsonRpc } from '../../src/chains/json-rpc.ts';
import { Ledger } from '../../src/ledger/ledger.ts';
import { createApprovals } from '../../src/modules/approvals/approvals.ts';
import { reconcileJob } from '../../src/modules/books/public.ts';
import { createCustodyReader } from '../../src/modules/custody/usecases/hot-wallet-custody.ts';
import { sweepOnce } from '../../src/modules/custody/usecases/sweep-deposits.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { Secrets } from '../../src/platform/config/secrets.ts';
import { silentLog } from '../../src/platform/log/log.ts';
import { Settings } from '../../src/platform/settings/settings.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

/** Deposits on this network are final after so many blocks. */
const FINAL = 6;
const RICH = '0x00000000000000000000000000000000000000Fe';
const SURPLUS = 'system:custody_surplus:ETH:eth';
const OUTSIDE = '0x00000000000000000000000000000000000000AA';

let rig: ChainRig;
let rpc: JsonRpc;
let hot: string;
let job: { run(): Promise<unknown> };

beforeAll(async () => {
  rig = await startChainRig(['eth']);
  rpc = new JsonRpc({ url: rig.chains.networks.eth!.rpcUrl });
  hot = rig.adapter('eth').hotAt(0).address;
  await rig.fund('eth', 'ETH', 3n * ETHER);
  const { db, clock, assets } = rig.deps;
  const ledger = new Ledger(db, { ports: { custody: createCustodyReader(rig.deps) } });
  const approvals = createApprovals({ db, clock, keys: new Secrets('x'.repeat(32)) });
  const deps = { db, clock, ledger, assets, approvals, settings: new Settings(db), chain: rig.deps };
  job = reconcileJob(deps, silentLog());
}, 60_000);
afterAll(() => rig.close());

/** Changes what the hot wallet has without any payment, as the reward of a block does. */
async function mint(minor: bigint): Promise<void> {
  const has = BigInt(await rpc.call<string>('eth_getBalance', [hot, 'latest']));
  await rpc.call('anvil_setBalance', [hot, `0x${(has + minor).toString(16)}`]);
  await rig.mine('eth', 1);
}

const halted = () => new Settings(rig.t.db).get('WITHDRAWALS_HALTED_BY');
const suspense = () => rig.deps.ledger.systemBalance(rig.t.db, SURPLUS);
const alarms = async () => {
  const rows = await rig.t.db.query<{ code: string; details: object }>(
    `select code, details from wallet.chain_alarm where code like 'SURPLUS%' order by at_ms, code`,
  );
  return rows.map(({ code, details }) => ({ code, ...details }));
};

test('one wei of a contract that ends itself is kept in suspense when it has stayed, and stops nothing', async () => {
  await rpc.call('anvil_setBalance', [RICH, `0x${ETHER.toString(16)}`]);
  await rpc.call('anvil_impersonateAccount', [RICH]);
  const data = `0x73${hot.slice(2)}ff`;
  await rpc.call('eth_sendTransaction', [{ from: RICH, data, value: '0x1', gas: '0x30d40' }]);
  for (let block = 0; block <= FINAL + 1; block++) {
    await rig.mine('eth', 1);
    await job.run();
  }
  expect(await halted()).toBeNull();
  expect(await rig.differences()).toEqual([]);
});

test('a surplus is booked once, after as many blocks as make a deposit final, and told once', async () => {
  const before = await suspense();
  await mint(1_000n);
  for (let look = 0; look < 3; look++) await job.run();
  expect(await suspense()).toBe(before);
  await mint(-400n);
  await job.run();
  await rig.mine('eth', FINAL - 2);
  await job.run();
  expect(await suspense()).toBe(before);
  await mint(50n);
  await Promise.all([job.run(), job.run()]);
  // The least that was there at any look; what came later waits for itself.
  expect(await suspense()).toBe(before + 600n);
  await job.run();
  await rig.mine('eth', FINAL);
  await job.run();
  await job.run();
  expect(await suspense()).toBe(before + 650n);
  expect(await rig.differences()).toEqual([]);
  expect((await alarms()).map(({ code }) => code)).toEqual(['SURPLUS_BOOKED']);
  expect(await halted()).toBeNull();
});

test('what is only on its way is no surplus: deposits, payments, sweeps, their fees', async () => {
  const before = await suspense();
  const uid = await rig.rich('eth', 'ETH', 2n * ETHER);
  const order = { network: 'eth', asset: 'ETH', address: OUTSIDE, amountMinor: ETHER, feeMinor: ETHER / 1_000n };
  await rig.approved(uid, order);
  await sweepOnce(rig.deps, 'eth');
  const other = rig.newPerson();
  const { createDepositAddresses } = await import('../../src/modules/custody/usecases/own-address.ts');
  const { address } = await createDepositAddresses(rig.deps).current({ uid: other, network: 'eth' });
  await rig.chains.faucet({ network: 'eth', asset: 'ETH', to: address, amountMinor: ETHER });
  for (let block = 0; block < 2 * FINAL; block++) {
    await rig.broadcast('eth');
    await job.run();
    await rig.mine('eth', 1);
    await job.run();
  }
  expect(await suspense()).toBe(before);
  expect(await rig.differences()).toEqual([]);
});

test('a surplus that is gone again comes back from suspense; only what is missing beyond it stops withdrawals', async () => {
  const kept = await suspense();
  await mint(-kept);
  for (let look = 0; look < 3; look++) await job.run();
  expect(await suspense()).toBe(0n);
  expect(await halted()).toBeNull();
  expect(await rig.differences()).toEqual([]);
  expect((await alarms()).map(({ code }) => code)).toEqual(['SURPLUS_BOOKED', 'SURPLUS_GONE']);
  await mint(-1n);
  await job.run();
  expect(await halted()).toBeNull();
  await job.run();
  expect(await halted()).toBe('reconcile');
});
