import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreeingAdapter } from '../../src/chains/agreeing-adapter.ts';
import { createAdapter } from '../../src/chains/create-adapter.ts';
import {
  findNetworkWork,
  findOpenPaymentPage,
  findUnswept,
} from '../../src/modules/custody/queries/chain-status.query.ts';
import { readCustody, watchNetworks } from '../../src/modules/custody/usecases/watch-chains.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth']);
  await rig.fund('eth', 'ETH', 10n * ETHER);
  await rig.fund('eth', 'USDT', 1_000_000_000n);
}, 60_000);
afterAll(() => rig.close());

const live = async () => (await watchNetworks(rig.deps))[0]!;

it('says how high the chain is, that its node agrees and what the hot wallet holds', async () => {
  await rig.chains.mine('eth', 2);
  const now = await live();
  const [work] = await findNetworkWork(rig.t.db, 0);
  expect(now.head!.height - work!.height).toBe(2);
  expect(now.nodes).toEqual({ count: 1, answering: 1, agreeing: 1 });
  expect(now.hotMinor.get('USDT')).toBe(1_000_000_000n);
  await rig.scan('eth');
  const scanned = (await findNetworkWork(rig.t.db, 0))[0]!;
  expect(scanned).toMatchObject({ height: now.head!.height, openPayments: 0 });
  // A chain that stands still is looked at all the same.
  rig.clock.advanceMs(60_000);
  await rig.scan('eth');
  expect((await findNetworkWork(rig.t.db, 0))[0]!.scannedAtMs).toBe(scanned.scannedAtMs + 60_000);
});

it('says that a node is away, and holds nothing up', async () => {
  const now = await rig.proxies.get('eth')!.during({ kind: 'refused' }, live);
  expect(now).toMatchObject({ head: null, nodes: { count: 1, answering: 0, agreeing: 0 } });
  expect(now.hotMinor.size).toBe(0);
  const away = await rig.proxies.get('eth')!.during({ kind: 'refused' }, () => readCustody(rig.deps, rig.t.db, 'eth'));
  expect(away).toMatchObject({ refusal: { code: 'CHAIN_AWAY' } });
  expect(await readCustody(rig.deps, rig.t.db, 'doge')).toMatchObject({ refusal: { code: 'NETWORK_UNKNOWN' } });
});

it('counts the nodes that have the same block, of several', async () => {
  const { params } = rig.chains.networks.eth!;
  const gone = createAdapter(params, { url: 'http://127.0.0.1:1', timeoutMs: 200 }, {} as never);
  const one = rig.adapter('eth');
  const adapter = agreeingAdapter([one, one, gone]);
  const [now] = await watchNetworks({ ...rig.deps, chains: new Map([['eth', { ...adapter, hot: one.hotAt(0) }]]) });
  expect(now!.nodes).toEqual({ count: 3, answering: 2, agreeing: 2 });
});

it('custody is what the hot wallet and people’s addresses hold, and what waits is told', async () => {
  const uid = await rig.rich('eth', 'USDT', 50_000_000n);
  const custody = await readCustody(rig.deps, rig.t.db, 'eth');
  const usdt = custody.ok ? custody.value.find(({ asset }) => asset === 'USDT') : null;
  expect(usdt).toEqual({
    asset: 'USDT',
    hotMinor: 1_000_000_000n,
    depositsMinor: 50_000_000n,
    depositAddresses: 1,
    explainedMinor: 0n,
  });
  expect(await findUnswept(rig.t.db, ['eth'])).toEqual([
    { network: 'eth', asset: 'USDT', addresses: 1, minor: 50_000_000n },
  ]);
  const address = `0x${'c'.repeat(40)}`;
  const order = { network: 'eth', asset: 'USDT', address, amountMinor: 20_000_000n, feeMinor: 1_000_000n };
  const id = await rig.approved(uid, order);
  await rig.broadcast('eth');
  const [waiting] = await findOpenPaymentPage(rig.t.db, { after: null, limit: 10 });
  expect(waiting).toMatchObject({
    kind: 'withdrawal',
    ref: id,
    asset: 'USDT',
    amountMinor: 19_000_000n,
    state: 'SENT',
  });
  expect(waiting!.attempts).toMatchObject([{ no: 1, isCancel: false, answer: 'ACCEPTED' }]);
  const later = rig.clock.nowMs() + 1;
  expect((await findNetworkWork(rig.t.db, later))[0]).toMatchObject({ openPayments: 1, stuckPayments: 1 });
  expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
  expect((await findNetworkWork(rig.t.db, later))[0]).toMatchObject({ openPayments: 0, stuckPayments: 0 });
});
