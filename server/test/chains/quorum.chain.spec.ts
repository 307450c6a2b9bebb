import { afterAll, beforeAll, expect, it } from 'vitest';
import { readinessOf } from '../../src/boot/readiness.ts';
import { agreeingAdapter } from '../../src/chains/agreeing-adapter.ts';
import { createAdapter } from '../../src/chains/create-adapter.ts';
import { type Fault, FaultProxy } from '../../src/chains/fault-proxy.rig.ts';
import type { CustodyDeps } from '../../src/modules/custody/custody-deps.ts';
import { createDepositAddresses } from '../../src/modules/custody/usecases/own-address.ts';
import { scanNetworkOnce } from '../../src/modules/custody/usecases/scan/scan-network.ts';
import { watchNetworks } from '../../src/modules/custody/usecases/watch-chains.ts';
import { findStandingChains, watchScans } from '../../src/modules/custody/usecases/watch-scans.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { LocalSigner } from '../../src/signer/sign/local-signer.ts';
import { type ChainRig, RIG_MNEMONIC, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
let proxies: FaultProxy[];
let deps: CustodyDeps;
beforeAll(async () => {
  rig = await startChainRig(['eth']);
  const { params, rpcUrl } = rig.chains.networks.eth!;
  proxies = await Promise.all([1, 2, 3].map(() => FaultProxy.start(rpcUrl)));
  const signer = new LocalSigner(RIG_MNEMONIC, [params]);
  const [one, ...others] = proxies.map((proxy) => createAdapter(params, proxy.way(), signer));
  deps = { ...rig.deps, chains: new Map([['eth', agreeingAdapter([one!, ...others])]]) };
}, 60_000);
afterAll(async () => {
  for (const proxy of proxies) await proxy.stop();
  await rig.close();
});

const DOWN: Fault = { kind: 'refused' };

async function whileNodes<Value>(faults: readonly Fault[], work: () => Promise<Value>): Promise<Value> {
  for (const [at, fault] of faults.entries()) proxies[at]!.fault = fault;
  try {
    return await work();
  } finally {
    for (const proxy of proxies) proxy.fault = { kind: 'none' };
  }
}

async function scan(): Promise<void> {
  while ((await scanNetworkOnce(deps, 'eth')) === 'more');
}

/** A node that stands still at the block that it has now, and does not know those that come. */
async function standsStill(): Promise<Fault> {
  const rpc = rig.chains.networks.eth!.rpcUrl;
  const ask = async (which: string) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: [which, false] });
    const answer = await fetch(rpc, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await answer.json()) as { result: { number: string } }).result;
  };
  const last = await ask('latest');
  return {
    kind: 'says',
    answer(method, params) {
      if (method === 'eth_getBlockByNumber' && params[0] === 'latest') return { result: last };
      if (method === 'eth_getBlockByNumber' && Number(params[0]) > Number(last.number)) return { result: null };
      if (method === 'eth_getBlockByHash') return { result: null };
      if (method === 'eth_getLogs') return { error: { code: -32000, message: 'unknown block' } };
      return undefined;
    },
  };
}

const alarms = () =>
  rig.t.db.query<{ code: string; details: Record<string, string> }>(
    `select code, details from wallet.chain_alarm where code = 'CHAIN_UNREAD' order by at_ms`,
  );

const readiness = () =>
  readinessOf({ chain: deps, isUp: { start: () => true, database: () => true, trading: () => true } });

it('deposits are seen and credited while one node of three stands still, and it is shown as not agreeing', async () => {
  const uid = rig.newPerson();
  const { address } = await createDepositAddresses(deps).current({ uid, network: 'eth' });
  const behind = await standsStill();
  await rig.chains.faucet({ network: 'eth', asset: 'ETH', to: address, amountMinor: ETHER });
  await rig.chains.faucet({ network: 'eth', asset: 'USDT', to: address, amountMinor: 7_000_000n });
  await rig.chains.mine('eth', 6);
  await whileNodes([behind], async () => {
    await scan();
    expect((await watchNetworks(deps))[0]!.nodes).toEqual({ count: 3, answering: 3, agreeing: 2 });
    expect(await readiness().missing()).toEqual([]);
  });
  expect(await rig.available(uid, 'ETH')).toBe(ETHER);
  expect(await rig.available(uid, 'USDT')).toBe(7_000_000n);
});

it('below the quorum the network is not ready, and staff are told once, each time anew', async () => {
  await scan();
  await watchScans(deps);
  expect(await alarms()).toEqual([]);
  for (const times of [1, 2]) {
    await whileNodes([DOWN, DOWN], async () => {
      await expect(scan()).rejects.toMatchObject({ name: 'ChainFault' });
      expect(await findStandingChains(deps)).toEqual([]);
      rig.clock.advanceMs(61_000);
      expect(await findStandingChains(deps)).toMatchObject([{ network: 'eth', why: 'unread' }]);
      expect(await readiness().missing()).toEqual(['chain-eth']);
      await watchScans(deps);
      await watchScans(deps);
      expect(await alarms()).toHaveLength(times);
    });
    await scan();
    expect(await readiness().missing()).toEqual([]);
  }
  expect((await alarms())[0]).toMatchObject({ details: { nodes: '3', answering: '1', agreeing: '1' } });
});

it('a network that is stopped, or far behind its chain, is not ready either', async () => {
  const set = (columns: string) => rig.t.db.query(`update wallet.network_cursor set ${columns} where network = 'eth'`);
  await set(`credit_halted_reason = 'DEEP_REORG'`);
  expect(await findStandingChains(deps)).toMatchObject([{ why: 'halted' }]);
  await set(`credit_halted_reason = null, head_height = height + 51`);
  expect(await findStandingChains(deps)).toMatchObject([{ why: 'behind' }]);
  await set(`head_height = height`);
  expect(await findStandingChains(deps)).toEqual([]);
  const others = { ...deps, chains: new Map([['base', deps.chains.get('eth')!]]) };
  expect(await findStandingChains(others)).toEqual([{ network: 'base', scannedAtMs: null, why: 'unread' }]);
});
