import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChainAdapter } from '../modules/custody/ports.ts';
import { DEV_ETH } from '../networks/dev-networks.ts';
import { LocalSigner } from '../signer/sign/local-signer.ts';
import { agreeingAdapter } from './agreeing-adapter.ts';
import { createAdapter } from './create-adapter.ts';
import { AnvilNode } from './dev/anvil-node.ts';
import { EvmFlavour } from './dev/evm-flavour.ts';
import { type Fault, FaultProxy } from './fault-proxy.rig.ts';

const MNEMONIC = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const DOWN: Fault = { kind: 'refused' };

let dir: string;
let node: AnvilNode;
let proxies: FaultProxy[];
let three: ChainAdapter;
let two: ChainAdapter;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'bourse-agreeing-'));
  node = new AnvilNode(new EvmFlavour(DEV_ETH), { dir, blockTimeSeconds: 0, historyBlocks: 128 });
  await node.start();
  proxies = await Promise.all([1, 2, 3].map(() => FaultProxy.start(node.rpcUrl)));
  const signer = new LocalSigner(MNEMONIC, [DEV_ETH]);
  const [a, b, c] = proxies.map((proxy) => createAdapter(DEV_ETH, proxy.way(), signer));
  three = agreeingAdapter([a!, b!, c!]);
  two = agreeingAdapter([a!, b!]);
}, 60_000);

afterAll(async () => {
  for (const proxy of proxies) await proxy.stop();
  await node.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Runs while one node, or several, misbehave. */
async function whileNodes<Value>(faults: readonly Fault[], work: () => Promise<Value>): Promise<Value> {
  for (const [at, fault] of faults.entries()) proxies[at]!.fault = fault;
  try {
    return await work();
  } finally {
    for (const proxy of proxies) proxy.fault = { kind: 'none' };
  }
}

async function deposit() {
  const { address } = three.deriveAddress(7);
  await node.payFromFaucet({ asset: 'USDT', to: address, amountMinor: 5_000_000n });
  await node.mine(1);
  const head = await three.head();
  const at = { height: head.height, hash: head.hash };
  const watched = async () => new Set([address]);
  return { address, at, watched };
}

it('one node of three may be away, late or empty; two may not', async () => {
  const { at, watched } = await deposit();
  const payments = () => three.payments(at, watched);
  const whole = await payments();
  expect(whole).toMatchObject([{ asset: 'USDT', amountMinor: 5_000_000n }]);
  for (const fault of [DOWN, { kind: 'late' }, { kind: 'empty' }] as const) {
    expect(await whileNodes([fault], payments)).toEqual(whole);
    expect((await whileNodes([fault], () => three.head())).hash).toBe(at.hash);
  }
  await expect(whileNodes([DOWN, DOWN], payments)).rejects.toMatchObject({ name: 'ChainFault', code: 'UNAVAILABLE' });
});

it('a node that hides a payment or makes a balance up is outvoted; of two nobody is believed', async () => {
  const { at, watched, address } = await deposit();
  const hides: Fault = { kind: 'result', method: 'eth_getLogs', result: [] };
  expect(await whileNodes([hides], () => three.payments(at, watched))).toHaveLength(1);
  await expect(whileNodes([hides], () => two.payments(at, watched))).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  const rich: Fault = { kind: 'result', method: 'eth_call', result: `0x${'f'.repeat(64)}` };
  expect(await whileNodes([rich], () => three.balance([address], 'USDT'))).toBe(10_000_000n);
  await expect(whileNodes([rich], () => two.balance([address], 'USDT'))).rejects.toMatchObject({ code: 'BAD_ANSWER' });
});

it('a node that is behind holds nobody up, and its block is not the head', async () => {
  const old = await three.head();
  await node.mine(2);
  const stale = await three.blockAt(old.height);
  const behind: Fault = {
    kind: 'result',
    method: 'eth_getBlockByNumber',
    result: {
      number: `0x${old.height.toString(16)}`,
      hash: old.hash,
      parentHash: old.parentHash,
      timestamp: `0x${(old.atMs / 1_000).toString(16)}`,
    },
  };
  expect(stale?.hash).toBe(old.hash);
  expect((await whileNodes([behind], () => three.head())).height).toBe(old.height + 2);
});

/** A node that has stood still `blocks` blocks ago: the newest are unknown to it, and it says so in the words of geth. */
async function standsStill(blocks: number): Promise<Fault> {
  const at = (await three.head()).height - blocks;
  const last = await node.rpc.call('eth_getBlockByNumber', [`0x${at.toString(16)}`, false]);
  const known = new Set<string>();
  for (let height = Math.max(0, at - 20); height <= at; height++) known.add((await three.blockAt(height))!.hash);
  const isLater = (which: unknown) => typeof which === 'string' && which.startsWith('0x') && Number(which) > at;
  return {
    kind: 'says',
    answer(method, params) {
      if (method === 'eth_getBlockByNumber' && params[0] === 'latest') return { result: last };
      if (method === 'eth_getBlockByNumber' && isLater(params[0])) return { result: null };
      if (method === 'eth_getBlockByHash' && !known.has(String(params[0]))) return { result: null };
      if (method === 'eth_getLogs') return { error: { code: -32000, message: 'unknown block' } };
      if (method === 'eth_getTransactionReceipt')
        return { error: { code: -32000, message: 'transaction indexing is in progress' } };
      return undefined;
    },
  };
}

const refuses = (...methods: readonly string[]): Fault => ({
  kind: 'says',
  answer: (method) =>
    methods.includes(method) ? { error: { code: -32601, message: 'the method does not exist' } } : undefined,
});

it.each([1, 12])(
  'a node of three that is %i blocks behind is a missing vote, whatever it says of them',
  async (blocks) => {
    await node.mine(blocks);
    const { at, watched } = await deposit();
    const [payment] = await three.payments(at, watched);
    const behind = await standsStill(blocks);
    expect((await whileNodes([behind], () => three.head())).hash).toBe(at.hash);
    expect(await whileNodes([behind], () => three.blockAt(at.height))).toMatchObject({ hash: at.hash });
    expect(await whileNodes([behind], () => three.payments(at, watched))).toEqual([payment]);
    expect(await whileNodes([behind], () => three.isStillPaid({ ...payment!, block: at }))).toBe(true);
    await expect(whileNodes([behind, DOWN], () => three.payments(at, watched))).rejects.toMatchObject({
      name: 'ChainFault',
    });
  },
);

it('a node that is ahead, or on another fork, moves nobody', async () => {
  const { at, watched } = await deposit();
  const real = (await node.rpc.call('eth_getBlockByNumber', ['latest', false])) as Record<string, unknown>;
  const lies = (block: object): Fault => ({
    kind: 'says',
    answer: (method) => (method === 'eth_getBlockByNumber' ? { result: { ...real, ...block } } : undefined),
  });
  const foreign = `0x${'ab'.repeat(32)}`;
  for (const block of [
    { number: '0x7fffffff', hash: foreign },
    { number: '0xffffffffffffffffffff' },
    { hash: foreign },
  ]) {
    expect((await whileNodes([lies(block)], () => three.head())).hash).toBe(at.hash);
    expect(await whileNodes([lies(block)], () => three.payments(at, watched))).toHaveLength(1);
  }
  // Two that lie differently agree with nobody.
  await expect(
    whileNodes([lies({ hash: foreign }), lies({ hash: `0x${'cd'.repeat(32)}` })], () => three.head()),
  ).rejects.toMatchObject({ code: 'BAD_ANSWER' });
});

it('a node that hangs is not waited for once the others agree', async () => {
  const { at, watched } = await deposit();
  const [payment] = await three.payments(at, watched);
  await whileNodes([{ kind: 'hangs' }], async () => {
    expect((await three.head()).hash).toBe(at.hash);
    expect(await three.payments(at, watched)).toEqual([payment]);
    expect(await three.isStillPaid({ ...payment!, block: at })).toBe(true);
    expect(await three.balance([payment!.toAddress], 'USDT')).toBeGreaterThan(0n);
    expect(proxies[0]!.hanging).toBeGreaterThan(3);
  });
});

it('a node that refuses only some calls is a missing vote in those', async () => {
  const { at, watched } = await deposit();
  const [payment] = await three.payments(at, watched);
  for (const method of ['eth_getLogs', 'eth_getTransactionReceipt', 'eth_call', 'eth_chainId', 'eth_getBlockByHash']) {
    const one = [refuses(method)];
    expect(await whileNodes(one, () => three.payments(at, watched))).toEqual([payment]);
    expect(await whileNodes(one, () => three.isStillPaid({ ...payment!, block: at }))).toBe(true);
    expect(await whileNodes(one, () => three.identity())).toMatchObject({ chainId: '31337' });
  }
  const all = refuses('eth_getLogs');
  await expect(whileNodes([all, all], () => three.payments(at, watched))).rejects.toMatchObject({ code: 'REFUSED' });
  // What is no answer at all is no vote either.
  const odd: Fault = { kind: 'result', method: 'eth_getLogs', result: 'nothing' };
  expect(await whileNodes([odd], () => three.payments(at, watched))).toEqual([payment]);
});

it('a payment is priced as most nodes price it, and refused where most say that it cannot work', async () => {
  const order = {
    paymentId: 'p',
    ref: 'p',
    kind: 'withdrawal' as const,
    asset: 'USDT',
    amountMinor: 1_000n,
    fromAddress: three.hotAt(0).address,
    fromPath: three.hotAt(0).keyPath,
    toAddress: three.deriveAddress(9).address,
  };
  await node.payFromFaucet({ asset: 'USDT', to: three.hotAt(0).address, amountMinor: 5_000n });
  await node.payFromFaucet({ asset: 'ETH', to: three.hotAt(0).address, amountMinor: 10n ** 18n });
  await node.mine(1);
  const fair = await three.quote(order);
  if (!fair.ok) throw new Error(fair.refusal.code);
  const reverts: Fault = {
    kind: 'says',
    answer: (method) =>
      method === 'eth_call' ? { error: { code: 3, message: 'execution reverted: not enough' } } : undefined,
  };
  expect(await whileNodes([reverts], () => three.quote(order))).toEqual(fair);
  expect(await whileNodes([reverts, reverts], () => three.quote(order))).toMatchObject({
    refusal: { code: 'WOULD_FAIL' },
  });
  const dear: Fault = { kind: 'result', method: 'eth_maxPriorityFeePerGas', result: '0x174876e800' };
  expect(await whileNodes([dear], () => three.quote(order))).toEqual(fair);
  const raised = await three.raise(order, fair.value);
  expect(await whileNodes([dear], () => three.raise(order, fair.value))).toEqual(raised);
  const code: Fault = { kind: 'result', method: 'eth_getCode', result: '0x' };
  const { contract } = DEV_ETH.tokens[0]!;
  expect(await whileNodes([code], () => three.hasCode(contract))).toBe(true);
});

it('a transaction goes to every node: one that has it is enough, and a lost answer is no refusal', async () => {
  const order = {
    paymentId: 'p',
    ref: 'p',
    kind: 'withdrawal' as const,
    asset: 'ETH',
    amountMinor: 1_000n,
    fromAddress: three.hotAt(0).address,
    fromPath: three.hotAt(0).keyPath,
    toAddress: three.deriveAddress(9).address,
  };
  await node.payFromFaucet({ asset: 'ETH', to: three.hotAt(0).address, amountMinor: 10n ** 18n });
  await node.mine(1);
  const terms = await whileNodes([DOWN], () => three.quote(order));
  if (!terms.ok) throw new Error(terms.refusal.code);
  const signed = await three.sign(order, terms.value, { sequence: 0 });
  if (!signed.ok) throw new Error(signed.refusal.code);
  const { rawTx, txHash } = signed.value;
  const lost: Fault = { kind: 'answer lost', method: 'eth_sendRawTransaction' };
  await expect(whileNodes([lost, DOWN, DOWN], () => three.send(rawTx))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await whileNodes([DOWN, DOWN], () => three.send(rawTx))).toEqual({ state: 'KNOWN' });
  expect(await three.attemptStatus(order, txHash)).toEqual({ state: 'PENDING' });
  await node.mine(3);
  expect(await whileNodes([DOWN], () => three.attemptStatus(order, txHash))).toMatchObject({
    state: 'MINED',
    isPaid: true,
  });
  await node.mine(9);
  const behind = await standsStill(8);
  const late = (await whileNodes([behind], () => three.attemptStatus(order, txHash))) as { confirmations: number };
  expect(late.confirmations).toBe(12);
  const denies: Fault = { kind: 'result', method: 'eth_getTransactionReceipt', result: null };
  expect(await whileNodes([denies], () => three.attemptStatus(order, txHash))).toMatchObject({ state: 'MINED' });
  expect((await whileNodes([denies], () => two.attemptStatus(order, txHash))).state).toBe('PENDING');
});
