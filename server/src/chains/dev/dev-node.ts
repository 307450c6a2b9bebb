import type { NetworkParams } from '../../networks/network-params.ts';

export interface FaucetRequest {
  readonly asset: string;
  readonly to: string;
  readonly memo?: string;
  readonly amountMinor: bigint;
}

/** A dev chain, with what only a dev chain can do. */
export interface DevNode {
  readonly rpcUrl: string;
  readonly auth?: { readonly user: string; readonly password: string };
  readonly params: NetworkParams;
  start(): Promise<void>;
  stop(): Promise<void>;
  abandon(): void;
  /** Sends real coins of the dev chain and returns the transaction's hash. */
  payFromFaucet(request: FaucetRequest): Promise<string>;
  mine(count: number): Promise<void>;
  /** Replaces the last `depth` blocks by empty ones, plus one more if the chain needs that. */
  reorg(depth: number): Promise<void>;
  /** Sends again what a reorg or a restart made the node forget. */
  rebroadcast(): Promise<void>;
}

export interface DevNodeOptions {
  readonly dir: string;
  /**
   * 0: only `mine` makes blocks. `instant`: each transaction gets its own block at once, and there are no empty ones.
   */
  readonly blockTimeSeconds: number | 'instant';
  /** How many old states an EVM node keeps; no reorg can be deeper. */
  readonly historyBlocks: number;
  readonly onEvent?: (event: { node: string; what: string }) => void;
}

/** The mnemonic that every EVM developer knows. The signer refuses it on any chain that is not a dev chain. */
export const DEV_MNEMONIC = 'test test test test test test test test test test test junk';
