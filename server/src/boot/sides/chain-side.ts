import { agreeingAdapter } from '../../chains/agreeing-adapter.ts';
import { createAdapter } from '../../chains/create-adapter.ts';
import { type DevChains, type DevNetwork, startDevChains } from '../../chains/dev/dev-chains.ts';
import type { JsonRpcOptions } from '../../chains/json-rpc.ts';
import type { AddressRules, ChainAdapter } from '../../modules/custody/public.ts';
import { DEV_BASE, DEV_BTC, DEV_ETH, DEV_TEMPO } from '../../networks/dev-networks.ts';
import { MAIN_BASE, MAIN_BTC, MAIN_ETH, MAIN_TEMPO } from '../../networks/main-networks.ts';
import type { NetworkParams } from '../../networks/network-params.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/log/log.ts';
import { type KnownKeys, knownKeysOf, NO_KEYS, type Signer } from '../../signer/public.ts';

/** The chains, for the rest of the process. */
export interface ChainSide {
  readonly adapters: ReadonlyMap<string, ChainAdapter>;
  /** Those, and the networks without a node here, for what the books know of their keys. */
  readonly every: ReadonlyMap<string, ChainAdapter>;
  /** The wallet's public keys. */
  readonly known: KnownKeys;
  /** The parameters of each network, by name. */
  readonly params: ReadonlyMap<string, NetworkParams>;
  /** The address of each network's node, without credentials. */
  readonly rpcUrls: Readonly<Record<string, string>>;
  /** The nodes that this process started; null if the operator runs all nodes. */
  readonly dev: DevChains | null;
  stop(): Promise<void>;
}

interface Node {
  readonly params: NetworkParams;
  /** One or more nodes; if there are several, they must agree. */
  readonly rpcs: readonly [JsonRpcOptions, ...JsonRpcOptions[]];
}

type NetworkId = keyof Config['rpcUrls'];
const PARAMS: Readonly<Record<NetworkId, NetworkParams>> = {
  eth: DEV_ETH,
  base: DEV_BASE,
  btc: DEV_BTC,
  tempo: DEV_TEMPO,
};
/** In production the nodes must be on the real chains; a node on any other chain is refused. */
const MAIN_PARAMS: Readonly<Record<NetworkId, NetworkParams>> = {
  eth: MAIN_ETH,
  base: MAIN_BASE,
  btc: MAIN_BTC,
  tempo: MAIN_TEMPO,
};
const NETWORKS = Object.keys(PARAMS) as NetworkId[];

interface ChainParts {
  readonly config: Config;
  readonly log: Logger;
  /** Makes the signer for the networks that this process serves. */
  openSigner(networks: readonly NetworkParams[]): Promise<Signer>;
}

/** Starts or takes over the nodes of the dev chains, and makes an adapter for each network. */
export async function startChainSide({ config, log, openSigner }: ChainParts): Promise<ChainSide> {
  const isGiven = (network: NetworkId) => config.rpcUrls[network].length > 0;
  const own = config.isProduction ? [] : NETWORKS.filter((network) => !isGiven(network));
  const params = config.isProduction ? MAIN_PARAMS : PARAMS;
  const served = NETWORKS.filter((network) => own.includes(network) || isGiven(network));
  const signer = await openSigner(served.map((network) => params[network]));
  const dev = own.length > 0 ? await startDevChains({ dataDir: config.dataDir, log, only: own }) : null;
  const nodes = new Map<string, Node>();
  for (const [network, node] of Object.entries(dev?.networks ?? {})) nodes.set(network, nodeOfDev(node));
  for (const network of NETWORKS) {
    const [url, ...others] = config.rpcUrls[network];
    if (url) nodes.set(network, { params: params[network], rpcs: [rpcOf(url), ...others.map(rpcOf)] });
  }
  return sideOf({ signer, nodes, dev, isProduction: config.isProduction });
}

/** The networks of production, or of the demo. */
export const networksOf = (isProduction: boolean): readonly NetworkParams[] =>
  Object.values(isProduction ? MAIN_PARAMS : PARAMS);

/** Adapters that know spelling and keys but have no node: enough for work that never asks one. */
export function offlineChainSide(signer: Signer, isProduction = false): ChainSide {
  const nodes = networksOf(isProduction).map((params) => [params.network, offline(params)] as const);
  return sideOf({ signer, nodes: new Map(nodes), dev: null, isProduction });
}

/** How addresses of each network are spelled, without keys or nodes. */
export function spellingOf(isProduction: boolean): ReadonlyMap<string, AddressRules> {
  return new Map(networksOf(isProduction).map((params) => [params.network, adapterOf(offline(params), NO_KEYS)]));
}

const offline = (params: NetworkParams): Node => ({ params, rpcs: [{ url: 'http://127.0.0.1:1', timeoutMs: 500 }] });

interface SideParts {
  readonly signer: Signer;
  readonly nodes: ReadonlyMap<string, Node>;
  readonly dev: DevChains | null;
  readonly isProduction: boolean;
}

function sideOf({ signer, nodes, dev, isProduction }: SideParts): ChainSide {
  const entries = [...nodes];
  const adapters = new Map(entries.map(([network, node]) => [network, adapterOf(node, signer)]));
  const all = networksOf(isProduction);
  const others = all.filter(({ network }) => !nodes.has(network));
  return {
    adapters,
    every: new Map([
      ...adapters,
      ...others.map((params) => [params.network, adapterOf(offline(params), signer)] as const),
    ]),
    known: knownKeysOf(signer, all),
    params: new Map(entries.map(([network, { params }]) => [network, params])),
    rpcUrls: Object.fromEntries(entries.map(([network, { rpcs }]) => [network, rpcs[0].url])),
    dev,
    stop: async () => dev?.stop(),
  };
}

function adapterOf({ params, rpcs: [first, ...others] }: Node, signer: Signer): ChainAdapter {
  const one = createAdapter(params, first, signer);
  return others.length === 0 ? one : agreeingAdapter([one, ...others.map((rpc) => createAdapter(params, rpc, signer))]);
}

const nodeOfDev = ({ params, rpcUrl, auth }: DevNetwork): Node => ({
  params,
  rpcs: [{ url: rpcUrl, ...(auth ? { auth } : {}) }],
});

/** The address may contain the node's user and password. */
function rpcOf(text: string): JsonRpcOptions {
  const url = new URL(text);
  if (!url.username) return { url: text };
  const auth = { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  url.username = '';
  url.password = '';
  return { url: url.toString(), auth };
}
