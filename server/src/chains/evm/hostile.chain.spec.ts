import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeDeployData, encodeFunctionData, getContractAddress, type Hex, parseAbi } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentOrder } from '../../modules/custody/ports.ts';
import { DEV_ETH } from '../../networks/dev-networks.ts';
import type { EvmParams } from '../../networks/network-params.ts';
import { ETHER } from '../../networks/network-params.ts';
import { LocalSigner } from '../../signer/sign/local-signer.ts';
import { AnvilNode } from '../dev/anvil-node.ts';
import { artifact, EvmFlavour } from '../dev/evm-flavour.ts';
import { FaultProxy } from '../fault-proxy.rig.ts';
import { JsonRpc } from '../json-rpc.ts';
import { EvmAdapter } from './evm-adapter.ts';

const MNEMONIC = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const NOBODY = '0x00000000000000000000000000000000000000aa';
const ERC20 = parseAbi(['function approve(address spender, uint256 value) returns (bool)']);

/** A listed token whose code the tests write: it logs what it is called with. */
const ODD = '0x00000000000000000000000000000000000000dd';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const topicOf = (address: string) => address.slice(2).toLowerCase().padStart(64, '0');
const wordOf = (value: bigint) => value.toString(16).padStart(64, '0');

let dir: string;
let node: AnvilNode;
let proxy: FaultProxy;
let adapter: EvmAdapter;
let refusing: string;
let reverting: string;
let realNowMs = Date.now();

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'bourse-hostile-'));
  node = new AnvilNode(new EvmFlavour(DEV_ETH), { dir, blockTimeSeconds: 0, historyBlocks: 128 });
  await node.start();
  proxy = await FaultProxy.start(node.rpcUrl);
  refusing = getContractAddress({ from: node.deployer.address, nonce: 2n }).toLowerCase();
  reverting = getContractAddress({ from: node.deployer.address, nonce: 3n });
  const params: EvmParams = {
    ...DEV_ETH,
    headAgeMsMax: 60_000,
    tokens: [
      ...DEV_ETH.tokens,
      { asset: 'NO', contract: refusing, chainScale: 6, ledgerScale: 6 },
      { asset: 'ODD', contract: ODD, chainScale: 6, ledgerScale: 6 },
    ],
    amountMinorMax: { ...DEV_ETH.amountMinorMax, NO: 10n ** 12n },
  };
  const rpc = new JsonRpc(proxy.way());
  adapter = new EvmAdapter(params, rpc, new LocalSigner(MNEMONIC, [params]), () => realNowMs);
  const hot = adapter.hotAt(0);
  const refuser = artifact('RefusingToken');
  const inner = artifact('InnerRevert');
  await node.send(node.deployer, { data: encodeDeployData({ ...refuser, args: [hot.address] }) });
  await node.send(node.deployer, { data: encodeDeployData({ ...inner, args: [] }) });
  await node.payFromFaucet({ asset: 'ETH', to: hot.address, amountMinor: 50n * ETHER });
  await node.payFromFaucet({ asset: 'USDT', to: hot.address, amountMinor: 1_000_000_000n });
  await node.mine(1);
}, 60_000);

afterAll(async () => {
  await proxy.stop();
  await node.stop();
  rmSync(dir, { recursive: true, force: true });
});

const orderOf = (asset: string, toAddress: string, amountMinor: bigint): PaymentOrder => ({
  paymentId: 'p',
  ref: 'p',
  kind: 'withdrawal',
  asset,
  fromAddress: adapter.hotAt(0).address,
  fromPath: adapter.hotAt(0).keyPath,
  toAddress,
  amountMinor,
});

async function paymentsTo(address: string) {
  await node.mine(1);
  return adapter.payments(await adapter.head(), async (asked) => new Set(asked.filter((one) => one === address)));
}

it('reads what many addresses hold in a few questions, of the coin and of tokens', async () => {
  let asked = 0;
  class Counting extends JsonRpc {
    override call<Value>(method: string, params: readonly unknown[] = []): Promise<Value> {
      asked += 1;
      return super.call(method, params);
    }
  }
  const params = {
    ...DEV_ETH,
    tokens: [...DEV_ETH.tokens, { asset: 'ODD', contract: ODD, chainScale: 6, ledgerScale: 6 }],
  };
  const reader = new EvmAdapter(params, new Counting(proxy.way()), new LocalSigner(MNEMONIC, [params]));
  const addresses = Array.from({ length: 600 }, (_, n) => `0x${(n + 0xabc000).toString(16).padStart(40, '0')}`);
  for (const [place, minor] of [
    [0, 7n],
    [249, 8n],
    [250, 9n],
    [599, 10n],
  ] as const) {
    await node.payFromFaucet({ asset: 'USDT', to: addresses[place]!, amountMinor: minor });
    await node.payFromFaucet({ asset: 'ETH', to: addresses[place]!, amountMinor: minor });
  }
  await node.mine(1);
  const { height } = await adapter.head();
  expect(await reader.balance(addresses, 'USDT', height)).toBe(34n);
  expect(await reader.balance(addresses, 'ETH', height)).toBe(34n);
  expect(asked).toBe(6);
  expect(await reader.balance(addresses, 'USDT', height - 1)).toBe(0n);
  expect(await reader.balance([], 'USDT')).toBe(0n);
  // No contract holds nothing; one that fails says nothing.
  expect(await reader.balance(addresses, 'ODD')).toBe(0n);
  await node.rpc.call('anvil_setCode', [ODD, '0x60006000fd']);
  await expect(reader.balance(addresses, 'ODD')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  await node.rpc.call('anvil_setCode', [ODD, '0x']);
});

it('credits nothing for a transaction that succeeded while the transfer inside was undone', async () => {
  const { address } = adapter.deriveAddress(1);
  const { abi } = artifact('InnerRevert');
  const usdt = DEV_ETH.tokens[0]!.contract as Hex;
  const from = node.faucetAccount.address;
  const approve = encodeFunctionData({ abi: ERC20, functionName: 'approve', args: [reverting as Hex, 10n ** 9n] });
  await node.send(node.faucetAccount, { to: usdt, data: approve });
  await node.mine(1);
  const passToken = encodeFunctionData({ abi, functionName: 'passToken', args: [usdt, from, address, 5_000_000n] });
  const passCoin = encodeFunctionData({ abi, functionName: 'passCoin', args: [address] });
  const hashes = [
    await node.send(node.faucetAccount, { to: reverting as Hex, data: passToken }),
    await node.send(node.faucetAccount, { to: reverting as Hex, data: passCoin, value: ETHER }),
  ];
  expect(await paymentsTo(address)).toEqual([]);
  for (const hash of hashes) {
    expect(await node.rpc.call('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' });
  }
  expect(await adapter.balance([address], 'USDT')).toBe(0n);
});

it('credits nothing for a token that returns false, and nothing for one that is not listed', async () => {
  const { address } = adapter.deriveAddress(2);
  const transfer = encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 value) returns (bool)']),
    functionName: 'transfer',
    args: [address as Hex, 5_000_000n],
  });
  await node.send(node.faucetAccount, { to: refusing as Hex, data: transfer });
  const token = artifact('DevToken');
  const args = ['Tether USD', 'USDT', 6, node.faucetAccount.address, 10n ** 12n];
  await node.send(node.deployer, { data: encodeDeployData({ ...token, args }) });
  await node.mine(1);
  const fake = getContractAddress({ from: node.deployer.address, nonce: 4n });
  await node.send(node.faucetAccount, { to: fake, data: transfer });
  expect(await paymentsTo(address)).toEqual([]);
});

/** Code that logs its call's data behind the first `topics` words, which become the topics. */
function loggingCode(topics: number): string {
  const from = (topics * 32).toString(16).padStart(2, '0');
  const onStack = Array.from(
    { length: topics },
    (_, at) => `60${((topics - 1 - at) * 32).toString(16).padStart(2, '0')}35`,
  );
  return `0x${onStack.join('')}60${from}36038060${from}6000376000a${topics}00`;
}

it.each<[string, readonly string[], (to: string) => string]>([
  ['too few topics', [topicOf(NOBODY)], (to) => `${topicOf(to)}${wordOf(5n)}`],
  ['a topic too many', [topicOf(NOBODY), 'TO', wordOf(5n)], () => wordOf(5n)],
  ['no data', [topicOf(NOBODY), 'TO'], () => ''],
  ['short data', [topicOf(NOBODY), 'TO'], () => '05'],
  ['too much data', [topicOf(NOBODY), 'TO'], () => `${wordOf(5n)}${wordOf(5n)}`],
  ['a dirty recipient', [topicOf(NOBODY), 'DIRTY'], () => wordOf(5n)],
  ['more than books can hold', [topicOf(NOBODY), 'TO'], () => wordOf(2n ** 256n - 1n)],
])('credits nothing for a log of a listed token with %s, and goes on', async (_shape, topics, dataTo) => {
  const { address } = adapter.deriveAddress(3);
  const written = topics
    .map((topic) => topic.replace('TO', topicOf(address)).replace('DIRTY', `f${topicOf(address).slice(1)}`))
    .join('');
  const log = async (count: number, words: string) => {
    await node.rpc.call('anvil_setCode', [ODD, loggingCode(count)]);
    const hash = await node.send(node.faucetAccount, { to: ODD, data: `${TRANSFER}${words}` as Hex });
    await node.mine(1);
    const head = await adapter.head();
    const receipt = await node.rpc.call<{ status: string; logs: readonly unknown[] }>('eth_getTransactionReceipt', [
      hash,
    ]);
    expect(receipt).toMatchObject({ status: '0x1', logs: [{ address: ODD }] });
    return adapter.payments(head, async (asked) => new Set(asked.filter((one) => one === address)));
  };
  expect(await log(topics.length + 1, `${written}${dataTo(address)}`)).toEqual([]);
  const good = `${topicOf(NOBODY)}${topicOf(address)}${wordOf(7n)}`;
  expect(await log(3, good)).toMatchObject([{ asset: 'ODD', toAddress: address, amountMinor: 7n }]);
});

it('refuses before signing what the token or the recipient would refuse', async () => {
  expect(await adapter.quote(orderOf('NO', NOBODY, 1_000_000n))).toMatchObject({ refusal: { code: 'WOULD_FAIL' } });
  expect(await adapter.quote(orderOf('ETH', reverting, ETHER))).toMatchObject({ refusal: { code: 'WOULD_FAIL' } });
  expect(await adapter.quote(orderOf('DOGE', NOBODY, 1n))).toMatchObject({ refusal: { code: 'ASSET_NOT_ON_NETWORK' } });
});

it('does not call a mined transaction paid when the token returned false or the call was undone', async () => {
  const nonce = await adapter.minedSequence(adapter.hotAt(0).address);
  const terms = {
    prices: { gas: '100000', maxFeePerGas: '20000000000', maxPriorityFeePerGas: '1000000000' },
    feeAsset: 'ETH',
    feeMinorMax: 2n * 10n ** 15n,
  };
  const orders = [
    orderOf('NO', NOBODY, 1_000_000n),
    orderOf('ETH', reverting, ETHER),
    orderOf('USDT', NOBODY, 1_000_000n),
  ];
  const outcomes: boolean[] = [];
  for (const [index, order] of orders.entries()) {
    const signed = await adapter.sign(order, terms, { sequence: nonce + index });
    if (!signed.ok) throw new Error(signed.refusal.code);
    await adapter.send(signed.value.rawTx);
    await node.mine(1);
    const status = await adapter.attemptStatus(order, signed.value.txHash);
    if (status.state !== 'MINED') throw new Error(status.state);
    expect(status.feeMinor).toBeGreaterThan(0n);
    outcomes.push(status.isPaid);
  }
  expect(outcomes).toEqual([false, false, true]);
});

it('does not sign during a fee spike, and offers no raise past the cap', async () => {
  const spike = `0x${(10n ** 13n).toString(16)}`;
  await node.rpc.call('anvil_setNextBlockBaseFeePerGas', [spike]);
  await node.mine(1);
  const order = orderOf('ETH', NOBODY, ETHER);
  expect(await adapter.quote(order)).toMatchObject({ refusal: { code: 'FEE_TOO_HIGH' } });
  const prices = { gas: '21000', maxFeePerGas: '2000000000', maxPriorityFeePerGas: '1000000000' };
  expect(await adapter.raise(order, { prices, feeAsset: 'ETH', feeMinorMax: 10n ** 14n })).toBeUndefined();
  await node.rpc.call('anvil_setNextBlockBaseFeePerGas', ['0x3b9aca00']);
  await node.mine(1);
  expect(await adapter.quote(order)).toMatchObject({ ok: true });
});

it('does not use a node whose newest block is old', async () => {
  realNowMs = Date.now() + 3_600_000;
  await expect(adapter.head()).rejects.toMatchObject({ code: 'STALE_HEAD' });
  realNowMs = Date.now();
  await node.mine(1);
  expect((await adapter.head()).height).toBeGreaterThan(0);
});

it('finds a payment conflicted only when a foreign transaction has used its number, deep enough', async () => {
  const nonce = await adapter.minedSequence(adapter.hotAt(0).address);
  const terms = {
    prices: { gas: '21000', maxFeePerGas: '20000000000', maxPriorityFeePerGas: '1000000000' },
    feeAsset: 'ETH',
    feeMinorMax: 10n ** 15n,
  };
  const ours = orderOf('ETH', NOBODY, 1n);
  expect(await adapter.isConflicted(ours, { sequence: nonce }, 3)).toBe(false);
  const foreign = await adapter.sign(orderOf('ETH', NOBODY, 2n), terms, { sequence: nonce });
  if (!foreign.ok) throw new Error(foreign.refusal.code);
  await adapter.send(foreign.value.rawTx);
  await node.mine(1);
  expect(await adapter.isConflicted(ours, { sequence: nonce }, 3)).toBe(false);
  await node.mine(2);
  expect(await adapter.isConflicted(ours, { sequence: nonce }, 3)).toBe(true);
});
