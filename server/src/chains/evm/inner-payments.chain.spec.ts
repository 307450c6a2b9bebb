import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { concat, getAddress, getContractAddress, type Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BlockRef, ChainAdapter, IncomingPayment } from '../../modules/custody/ports.ts';
import { BALANCES_MAX } from '../../modules/custody/ports.ts';
import { DEV_ETH } from '../../networks/dev-networks.ts';
import { LocalSigner } from '../../signer/sign/local-signer.ts';
import { agreeingAdapter } from '../agreeing-adapter.ts';
import { createAdapter } from '../create-adapter.ts';
import { AnvilNode, type ChainCall } from '../dev/anvil-node.ts';
import { EvmFlavour } from '../dev/evm-flavour.ts';
import { type Fault, FaultProxy } from '../fault-proxy.rig.ts';
import { JsonRpc } from '../json-rpc.ts';
import { EvmAdapter } from './evm-adapter.ts';
import {
  CALLCODES,
  CALLS,
  callTo,
  DELEGATES,
  leavesAtBirth,
  MAKES,
  PAYS_AND_REVERTS,
  PAYS_MANY,
  payments,
  paysAtBirth,
} from './hand-code.rig.ts';

const MNEMONIC = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const at = (last: string): Hex => `0x00000000000000000000000000000000000${last.padStart(5, '0')}`;
const MANY = at('c01');
const UNDOES = at('c02');
const CALLER = at('c03');
const CODER = at('c04');
const DELEGATE = at('c05');
const MAKER = at('c06');

let dir: string;
let node: AnvilNode;
let proxies: FaultProxy[];
let nodes: ChainAdapter[];
let index = 0;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'bourse-inner-'));
  node = new AnvilNode(new EvmFlavour(DEV_ETH), { dir, blockTimeSeconds: 0, historyBlocks: 128 });
  await node.start();
  proxies = await Promise.all([1, 2, 3].map(() => FaultProxy.start(node.rpcUrl)));
  const signer = new LocalSigner(MNEMONIC, [DEV_ETH]);
  nodes = proxies.map((proxy) => createAdapter(DEV_ETH, proxy.way(), signer));
  const codes = { [MANY]: PAYS_MANY, [UNDOES]: PAYS_AND_REVERTS, [CALLER]: CALLS, [CODER]: CALLCODES };
  for (const [address, code] of Object.entries({ ...codes, [DELEGATE]: DELEGATES, [MAKER]: MAKES }))
    await node.rpc.call('anvil_setCode', [address, code]);
}, 60_000);
afterAll(async () => {
  for (const proxy of proxies) await proxy.stop();
  await node.stop();
  rmSync(dir, { recursive: true, force: true });
});

const refuses = (...methods: readonly string[]): Fault => ({
  kind: 'says',
  answer: (method) =>
    methods.includes(method)
      ? { error: { code: -32601, message: 'the method does not exist/is not available' } }
      : undefined,
});
const DEBUG = ['debug_traceBlockByHash', 'debug_traceTransaction'];
const FLAT = ['trace_block', 'trace_transaction'];

async function whileNodes<Value>(faults: readonly Fault[], work: () => Promise<Value>): Promise<Value> {
  for (const [which, fault] of faults.entries()) proxies[which]!.fault = fault;
  try {
    return await work();
  } finally {
    for (const proxy of proxies) proxy.fault = { kind: 'none' };
  }
}

const fresh = (): Hex => nodes[0]!.deriveAddress(index++).address as Hex;
const watching =
  (...ours: readonly string[]) =>
  async (asked: readonly string[]) =>
    new Set(asked.filter((one) => ours.includes(one)));

/** What a block with these calls paid to `ours` from within, which both kinds of traces must tell alike. */
async function inner(ours: readonly string[], ...calls: readonly ChainCall[]) {
  const hashes: string[] = [];
  for (const call of calls) hashes.push(await node.send(node.faucetAccount, call));
  await node.mine(1);
  const block = await nodes[0]!.head();
  const ask = () => nodes[0]!.innerPayments!(block, watching(...ours));
  const byFrames = await whileNodes([refuses(...FLAT)], ask);
  expect(await whileNodes([refuses(...DEBUG)], ask)).toEqual(byFrames);
  expect(await whileNodes([refuses(...DEBUG, ...FLAT)], ask)).toBeNull();
  for (const payment of byFrames!) {
    expect(await nodes[0]!.isStillPaid({ ...payment, block })).toBe(true);
    const other = { ...payment, amountMinor: payment.amountMinor + 1n, block };
    expect(await whileNodes([refuses(...FLAT)], () => nodes[0]!.isStillPaid(other))).toBe(false);
    expect(await whileNodes([refuses(...DEBUG)], () => nodes[0]!.isStillPaid(other))).toBe(false);
  }
  return { found: byFrames!, hashes, block };
}

it('a contract that pays many pays each of ours once', async () => {
  const [a, b] = [fresh(), fresh()];
  const data = payments([a, 5n], [at('dead'), 6n], [b, 7n]);
  const { found, hashes, block } = await inner([a, b], { to: MANY, data, value: 20n });
  const from = getAddress(MANY);
  const base = { txHash: hashes[0], asset: 'ETH', fromAddress: from };
  expect(found).toEqual([
    { ...base, outputKey: `in:${a}:0`, toAddress: a, amountMinor: 5n },
    { ...base, outputKey: `in:${b}:0`, toAddress: b, amountMinor: 7n },
  ]);
  expect(await nodes[0]!.payments(block, watching(a, b))).toEqual([]);
});

it('several to one address in one transaction are several, whatever stands between them', async () => {
  const a = fresh();
  const data = payments([a, 5n], [at('1'), 0n], [at('dead'), 1n], [a, 5n], [a, 0n], [a, 6n]);
  const { found } = await inner([a], { to: MANY, data, value: 20n });
  expect(found.map(({ outputKey, amountMinor }) => [outputKey, amountMinor])).toEqual([
    [`in:${a}:0`, 5n],
    [`in:${a}:1`, 5n],
    [`in:${a}:2`, 6n],
  ]);
});

it('what is undone inside pays nobody, and neither does a transaction that failed', async () => {
  const a = fresh();
  const undone = callTo(UNDOES, payments([a, 5n]));
  const within = callTo(CALLER, callTo(UNDOES, payments([a, 5n])));
  const { found, hashes } = await inner(
    [a],
    { to: CALLER, data: undone, value: 20n },
    { to: CALLER, data: within, value: 20n },
    { to: UNDOES, data: payments([a, 5n]), value: 20n },
    { to: CALLER, data: callTo(MANY, payments([a, 9n])), value: 20n },
  );
  expect(found).toMatchObject([{ txHash: hashes[3], amountMinor: 9n }]);
  expect(await nodes[0]!.balance([a], 'ETH')).toBe(9n);
});

it('a delegated call and a callcode move nothing by themselves; what the code pays for them counts', async () => {
  const a = fresh();
  const { found } = await inner(
    [a],
    { to: DELEGATE, data: callTo(a), value: 20n },
    { to: CODER, data: callTo(a), value: 20n },
    { to: DELEGATE, data: callTo(MANY, payments([a, 3n])), value: 20n },
    { to: CODER, data: callTo(MANY, payments([a, 4n])), value: 20n },
  );
  expect(found).toMatchObject([
    { fromAddress: getAddress(DELEGATE), amountMinor: 3n },
    { fromAddress: getAddress(CODER), amountMinor: 4n },
  ]);
  expect(await nodes[0]!.balance([a], 'ETH')).toBe(7n);
});

it('a contract pays while it is made, or destroys itself', async () => {
  const a = fresh();
  const { found } = await inner(
    [a],
    { data: paysAtBirth(a), value: 3n },
    { data: leavesAtBirth(a), value: 4n },
    { to: MAKER, data: paysAtBirth(a), value: 5n },
    { to: MAKER, data: leavesAtBirth(a), value: 6n },
    { to: CALLER, data: callTo(UNDOES, payments([a, 1n])), value: 7n },
  );
  expect(found.map(({ amountMinor, outputKey }) => [amountMinor, outputKey])).toEqual(
    [3n, 4n, 5n, 6n].map((minor) => [minor, `in:${a}:0`]),
  );
  expect(await nodes[0]!.balance([a], 'ETH')).toBe(18n);
});

it('coins that are put into a contract at its making count where that address is ours', async () => {
  const child = getContractAddress({ from: MAKER, nonce: BigInt(await nodes[0]!.minedSequence(MAKER)) });
  const { found } = await inner([child], { to: MAKER, data: '0x', value: 8n });
  expect(found).toMatchObject([{ toAddress: child, amountMinor: 8n }]);
});

it('what a transaction itself pays is no inner payment, and an empty block needs no traces', async () => {
  const a = fresh();
  const { found, block } = await inner([a], { to: a, value: 5n });
  expect(found).toEqual([]);
  expect(await nodes[0]!.payments(block, watching(a))).toMatchObject([{ outputKey: 'native', amountMinor: 5n }]);
  await node.mine(1);
  const empty = await nodes[0]!.head();
  expect(await whileNodes([refuses(...DEBUG, ...FLAT)], () => nodes[0]!.innerPayments!(empty, watching(a)))).toEqual(
    [],
  );
});

it('a reorg takes it out of its block', async () => {
  const a = fresh();
  const { found, block } = await inner([a], { to: MANY, data: payments([a, 5n]), value: 5n });
  await node.reorg(1);
  expect(await nodes[0]!.isStillPaid({ ...found[0]!, block })).toBe(false);
  await expect(nodes[0]!.innerPayments!(block, watching(a))).rejects.toMatchObject({ code: 'BAD_ANSWER' });
});

it('traces of another block are not believed; a node that stumbles over a block is asked twice more, and then rests', async () => {
  const a = fresh();
  const { block } = await inner([a], { to: MANY, data: payments([a, 5n]), value: 5n });
  let realNowMs = Date.now();
  const rpc = new JsonRpc(proxies[0]!.way());
  const adapter = new EvmAdapter(DEV_ETH, rpc, new LocalSigner(MNEMONIC, [DEV_ETH]), () => realNowMs);
  const ask = () => adapter.innerPayments(block, watching(a));
  const [one] = (await node.rpc.call('trace_block', [`0x${block.height.toString(16)}`])) as { blockHash: string }[];
  const others: Fault = {
    kind: 'says',
    answer: (method) =>
      method === 'trace_block' ? { result: [{ ...one, blockHash: `0x${'00'.repeat(32)}` }] } : refusal(method, DEBUG),
  };
  const short: Fault = {
    kind: 'says',
    answer: (method) => (method === 'debug_traceBlockByHash' ? { result: [] } : refusal(method, FLAT)),
  };
  for (const fault of [others, short]) {
    await whileNodes([fault], async () => {
      await expect(ask()).rejects.toMatchObject({ code: 'BAD_ANSWER' });
      await expect(ask()).rejects.toMatchObject({ code: 'BAD_ANSWER' });
      expect(await ask()).toBeNull();
    });
    // It rests for ten minutes, and answers again afterwards.
    expect(await ask()).toBeNull();
    realNowMs += 600_000;
    expect(await ask()).toHaveLength(1);
  }
});

const refusal = (method: string, methods: readonly string[]) =>
  methods.includes(method) ? { error: { code: -32601, message: 'no' } } : undefined;

it('of three nodes two must tell the same, each in its own way; where most do not tell, nobody does', async () => {
  const three = agreeingAdapter([nodes[0]!, nodes[1]!, nodes[2]!]);
  const a = fresh();
  const { found, block } = await inner([a], { to: MANY, data: payments([a, 5n]), value: 5n });
  const ask = () => three.innerPayments!(block, watching(a));
  const still = (payment: IncomingPayment, of: BlockRef) => three.isStillPaid({ ...payment, block: of });
  const none = refuses(...DEBUG, ...FLAT);
  expect(await whileNodes([refuses(...DEBUG), refuses(...FLAT), none], ask)).toEqual(found);
  expect(await whileNodes([refuses(...DEBUG), refuses(...FLAT), { kind: 'refused' }], ask)).toEqual(found);
  expect(await whileNodes([refuses(...DEBUG), none, none], ask)).toBeNull();
  expect(await whileNodes([refuses(...DEBUG), none, { kind: 'refused' }], ask)).toBeNull();
  await expect(whileNodes([none, { kind: 'refused' }, { kind: 'refused' }], ask)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  const lies: Fault = {
    kind: 'result',
    method: 'debug_traceBlockByHash',
    result: [{ result: { type: 'CALL', from: MANY } }],
  };
  expect(await whileNodes([lies], ask)).toEqual(found);
  expect(await whileNodes([none, none, none], () => still(found[0]!, block))).toBe(true);
});

it('asks for many balances at once', async () => {
  const some = Array.from({ length: BALANCES_MAX }, (_, n) => at((0x40000 + n).toString(16)));
  for (const n of [0, 7, BALANCES_MAX - 1])
    await node.rpc.call('anvil_setBalance', [some[n], `0x${(n + 1).toString(16)}`]);
  await node.rpc.call('anvil_setBalance', [some[1], `0x${(10n ** 27n).toString(16)}`]);
  await node.mine(1);
  const { height } = await nodes[0]!.head();
  const held = await nodes[0]!.coinBalances!(some, height);
  expect(held.map((minor, n) => [n, minor]).filter(([, minor]) => minor !== 0n)).toEqual([
    [0, 1n],
    [1, 10n ** 27n],
    [7, 8n],
    [BALANCES_MAX - 1, BigInt(BALANCES_MAX)],
  ]);
  await node.send(node.faucetAccount, { to: some[0]!, value: 5n });
  await node.mine(1);
  expect(await nodes[0]!.coinBalances!(some.slice(0, 1), height)).toEqual([1n]);
  expect(await nodes[0]!.coinBalances!(some.slice(0, 1), height + 1)).toEqual([6n]);
  expect(await nodes[0]!.coinBalances!([], height)).toEqual([]);
  const short: Fault = { kind: 'result', method: 'eth_call', result: concat(['0x00']) };
  await expect(whileNodes([short], () => nodes[0]!.coinBalances!(some, height))).rejects.toMatchObject({
    code: 'BAD_ANSWER',
  });
});
