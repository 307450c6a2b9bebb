import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChainAdapter } from '../modules/custody/ports.ts';
import { DEV_ETH } from '../networks/dev-networks.ts';
import { LocalSigner } from '../signer/local-signer.ts';
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

it('a transaction goes to every node: one that has it is enough, and a lost answer is no refusal', async () => {
  const order = {
    paymentId: 'p',
    kind: 'withdrawal' as const,
    asset: 'ETH',
    amountMinor: 1_000n,
    fromAddress: three.hot.address,
    fromPath: three.hot.keyPath,
    toAddress: three.deriveAddress(9).address,
  };
  await node.payFromFaucet({ asset: 'ETH', to: three.hot.address, amountMinor: 10n ** 18n });
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
  const denies: Fault = { kind: 'result', method: 'eth_getTransactionReceipt', result: null };
  expect(await whileNodes([denies], () => three.attemptStatus(order, txHash))).toMatchObject({ state: 'MINED' });
  expect((await whileNodes([denies], () => two.attemptStatus(order, txHash))).state).toBe('PENDING');
});
