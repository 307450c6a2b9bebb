import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { JsonRpc } from '../json-rpc.ts';
import { type DevChains, type DevNetworkId, startDevChains } from './dev-chains.ts';

const dir = mkdtempSync(join(tmpdir(), 'bourse-dev-chains-'));
const TO = '0x00000000000000000000000000000000000000aa';
let running: DevChains | null = null;
const events: string[] = [];
const log = {
  info: (facts: object) => {
    const { node, what } = facts as { node: string; what: string };
    events.push(`${node} ${what}`);
  },
};
const start = async () => {
  running = await startDevChains({ dataDir: dir, log, only: ['eth', 'btc'], blockTimes: { eth: 0, btc: 0 } });
  return running;
};
afterAll(async () => {
  await running?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const rpcOf = (chains: DevChains, network: DevNetworkId) => {
  const { rpcUrl, auth } = chains.networks[network]!;
  return new JsonRpc({ url: rpcUrl, ...(auth ? { auth } : {}) });
};
const pidOf = (network: DevNetworkId): number =>
  (JSON.parse(readFileSync(join(dir, 'chains', network, 'node.json'), 'utf8')) as { pid: number }).pid;
const genesis = async (chains: DevChains) => [
  await rpcOf(chains, 'eth')
    .call<{ hash: string }>('eth_getBlockByNumber', ['0x0', false])
    .then(({ hash }) => hash),
  await rpcOf(chains, 'btc').call<string>('getblockhash', [0]),
];

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + 60_000;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error(`${what} did not happen within a minute`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('starts filled chains, takes them over after a kill, brings back a killed node, and keeps their state', async () => {
  const first = await start();
  expect(events.sort()).toEqual(['btc started', 'eth started']);
  const born = await genesis(first);
  await first.faucet({ network: 'eth', asset: 'USDC', to: TO, amountMinor: 5n });
  await first.faucet({
    network: 'btc',
    asset: 'BTC',
    to: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    amountMinor: 70_00000000n,
  });
  await first.mine('eth', 1);
  await first.mine('btc', 1);
  const urls = [first.networks.eth!.rpcUrl, first.networks.btc!.rpcUrl];

  first.abandon();
  events.length = 0;
  const second = await start();
  expect(events.sort()).toEqual(['btc adopted', 'eth adopted']);
  expect([second.networks.eth!.rpcUrl, second.networks.btc!.rpcUrl]).toEqual(urls);

  for (const network of ['eth', 'btc'] as const) process.kill(pidOf(network), 'SIGKILL');
  await until('a restart of both', async () => events.includes('eth restarted') && events.includes('btc restarted'));
  expect([second.networks.eth!.rpcUrl, second.networks.btc!.rpcUrl]).toEqual(urls);
  expect(await genesis(second)).toEqual(born);

  await second.stop();
  const third = await start();
  expect(await genesis(third)).toEqual(born);
});

it('sends again what a reorg has made the node forget', async () => {
  const chains = running!;
  const hash = await chains.faucet({ network: 'eth', asset: 'ETH', to: TO, amountMinor: 1n });
  await chains.mine('eth', 1);
  await chains.reorg('eth', 1);
  expect(await rpcOf(chains, 'eth').call('eth_getTransactionReceipt', [hash])).toBeNull();
  await chains.rebroadcast('eth');
  await chains.mine('eth', 1);
  expect(await rpcOf(chains, 'eth').call('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' });
});

it('leaves old blocks behind at a start, and goes on from the newest', async () => {
  const before = running!;
  for (let part = 0; part < 6; part++) await before.mine('eth', 200);
  const born = await genesis(before);
  const head = Number(await rpcOf(before, 'eth').call<string>('eth_blockNumber'));
  const at = (chains: DevChains, height: number) =>
    rpcOf(chains, 'eth').call<{ hash: string } | null>('eth_getBlockByNumber', [`0x${height.toString(16)}`, false]);
  const newest = await at(before, head);
  await before.stop();
  const after = await start();
  expect(await genesis(after)).toEqual(born);
  expect((await at(after, head))?.hash).toBe(newest?.hash);
  expect(await at(after, head - 1_100)).toBeNull();
  await after.mine('eth', 2);
  const hash = await after.faucet({ network: 'eth', asset: 'USDT', to: TO, amountMinor: 5n });
  await after.mine('eth', 1);
  await after.reorg('eth', 2);
  await after.rebroadcast('eth');
  await after.mine('eth', 1);
  expect(await rpcOf(after, 'eth').call('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' });
});
