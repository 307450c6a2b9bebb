import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEV_BTC, DEV_ETH, DEV_TEMPO } from '../networks/dev-networks.ts';
import type { BitcoinParams } from '../networks/network-params.ts';
import { LocalSigner } from '../signer/sign/local-signer.ts';
import { type ConformanceSubject, describeConformance } from './conformance.ts';
import { createAdapter } from './create-adapter.ts';
import { AnvilNode } from './dev/anvil-node.ts';
import { BitcoinNode } from './dev/bitcoin-node.ts';
import type { DevNode, DevNodeOptions } from './dev/dev-node.ts';
import { EvmFlavour } from './dev/evm-flavour.ts';
import { TempoFlavour } from './dev/tempo-flavour.ts';
import { type Fault, FaultProxy } from './fault-proxy.rig.ts';

const MNEMONIC = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';

interface Setup {
  readonly node: (options: DevNodeOptions) => DevNode;
  readonly asset: string;
  readonly amountMinor: bigint;
  /** Far away in our own tree where the setup names none. */
  readonly outside?: readonly [string, string];
  readonly wrongChain: Fault;
}

async function start(setup: Setup): Promise<ConformanceSubject> {
  const dir = mkdtempSync(join(tmpdir(), 'bourse-chain-'));
  const node = setup.node({ dir, blockTimeSeconds: 0, historyBlocks: 128 });
  await node.start();
  const proxy = await FaultProxy.start(node.rpcUrl);
  const { asset, amountMinor, wrongChain } = setup;
  const adapter = createAdapter(node.params, proxy.way(node.auth), new LocalSigner(MNEMONIC, [node.params]));
  const outside = setup.outside ?? [adapter.deriveAddress(9_000).address, adapter.deriveAddress(9_001).address];
  return {
    adapter,
    proxy,
    asset,
    amountMinor,
    outside,
    wrongChain,
    mine: (count) => node.mine(count),
    reorg: (depth) => node.reorg(depth),
    faucet: (to, memo, minor) =>
      node.payFromFaucet({ asset, to, amountMinor: minor, ...(memo === undefined ? {} : { memo }) }),
    async stop() {
      await proxy.stop();
      await node.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const EVM_OUTSIDE = [
  '0x00000000000000000000000000000000000000aa',
  '0x00000000000000000000000000000000000000bb',
] as const;
const OTHER_CHAIN: Fault = { kind: 'result', method: 'eth_chainId', result: '0x1' };

describeConformance('EVM on anvil', () =>
  start({
    node: (options) => new AnvilNode(new EvmFlavour(DEV_ETH), options),
    asset: 'ETH',
    amountMinor: 10n ** 18n,
    outside: EVM_OUTSIDE,
    wrongChain: OTHER_CHAIN,
  }),
);

describeConformance('Tempo on anvil', () =>
  start({
    node: (options) => new AnvilNode(new TempoFlavour(DEV_TEMPO), options),
    asset: 'PUSD',
    amountMinor: 7_000_000n,
    outside: EVM_OUTSIDE,
    wrongChain: OTHER_CHAIN,
  }),
);

const MAINNET: Fault = { kind: 'result', method: 'getblockchaininfo', result: { chain: 'main' } };

describeConformance('Bitcoin on bcoin', () =>
  start({
    node: (options) => new BitcoinNode(DEV_BTC, options),
    asset: 'BTC',
    amountMinor: 1_000_000n,
    wrongChain: MAINNET,
  }),
);

/** A regtest node that somebody else runs: bitcoind, or litecoind with its own prefixes. */
const EXTERNAL: readonly {
  name: string;
  variable: string;
  params: BitcoinParams;
}[] = [
  {
    name: 'Bitcoin on bitcoind',
    variable: 'BITCOIND_URL',
    params: DEV_BTC,
  },
  {
    name: 'Litecoin on litecoind',
    variable: 'LITECOIND_URL',
    params: {
      ...DEV_BTC,
      network: 'ltc',
      asset: 'LTC',
      prefixes: { bech32: 'rltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef },
      amountMinorMax: { LTC: 100_000_000_000n },
    },
  },
];

// Nobody else's node is part of these suites: a machine that has one names it, and then it has to conform as well.
for (const { name, variable, params } of EXTERNAL.filter((each) => process.env[each.variable])) {
  const url = new URL(process.env[variable]!);
  const auth = { user: url.username, password: url.password };
  describeConformance(name, () =>
    start({
      node: (options) => new BitcoinNode(params, options, { url: url.origin, auth }),
      asset: params.asset,
      amountMinor: 1_000_000n,
      wrongChain: MAINNET,
    }),
  );
}
