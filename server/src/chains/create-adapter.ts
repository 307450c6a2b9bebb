import type { ChainAdapter } from '../modules/custody/ports.ts';
import type { BitcoinParams, EvmParams, NetworkParams, TempoParams } from '../networks/network-params.ts';
import type { Signer } from '../signer/public.ts';
import { BitcoinAdapter } from './bitcoin/bitcoin-adapter.ts';
import { EvmAdapter } from './evm/evm-adapter.ts';
import { JsonRpc, type JsonRpcOptions } from './json-rpc.ts';
import { TempoAdapter } from './tempo/tempo-adapter.ts';

type Make<Params> = (params: Params, rpc: JsonRpc, signer: Signer) => ChainAdapter;

/** One line per kind of chain. */
const ADAPTERS: { [Kind in NetworkParams['adapter']]: Make<Extract<NetworkParams, { adapter: Kind }>> } = {
  evm: (params: EvmParams, rpc, signer) => new EvmAdapter(params, rpc, signer),
  tempo: (params: TempoParams, rpc, signer) => new TempoAdapter(params, rpc, signer),
  bitcoin: (params: BitcoinParams, rpc, signer) => new BitcoinAdapter(params, rpc, signer),
};

/** The adapter of one network. */
export function createAdapter(params: NetworkParams, node: JsonRpcOptions, signer: Signer): ChainAdapter {
  const make = ADAPTERS[params.adapter] as Make<NetworkParams>;
  return make(params, new JsonRpc(node), signer);
}
