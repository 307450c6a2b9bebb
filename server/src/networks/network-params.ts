/** What an adapter must know of its network: plain data, one object per network. */

/** One ether in wei. */
export const ETHER = 10n ** 18n;

export interface TokenParams {
  readonly asset: string;
  /** In lower case. Tokens are identified by contract alone, never by symbol. */
  readonly contract: string;
  /** Decimal places on this chain; those in the books are `ledgerScale`. */
  readonly chainScale: number;
  readonly ledgerScale: number;
}

interface CommonParams {
  readonly network: string;
  /** True for a dev chain: its node is ours, and publicly known keys may be used on it. */
  readonly isDev: boolean;
  /** True if the chain's node loses its last seconds when killed, which only a dev chain may do. */
  readonly forgets: boolean;
  /** If the head is older than this, the node has lost the network; absent if blocks may be far apart. */
  readonly headAgeMsMax?: number;
  /**
   * The most that one payment may cost, in minor units of the fee asset; during a higher spike payments wait for staff.
   */
  readonly feeMinorMax: bigint;
  /** The signer's limit for one payment, in minor units by asset. */
  readonly amountMinorMax: Readonly<Record<string, bigint>>;
}

export interface EvmParams extends CommonParams {
  readonly adapter: 'evm';
  readonly chainId: number;
  readonly feeAsset: string;
  readonly tokens: readonly TokenParams[];
}

export interface TempoParams extends CommonParams {
  readonly adapter: 'tempo';
  readonly chainId: number;
  /** Fees are paid in the token itself, so exactly one is listed. */
  readonly tokens: readonly [TokenParams];
}

export interface BitcoinParams extends CommonParams {
  readonly adapter: 'bitcoin';
  readonly asset: string;
  /** The name that the node gives its chain: `main`, `test`, `regtest`. */
  readonly chain: string;
  readonly prefixes: {
    readonly bech32: string;
    readonly pubKeyHash: number;
    readonly scriptHash: number;
    readonly wif: number;
  };
  /** The BIP-44 coin type: 0 for Bitcoin, 1 for every test chain. */
  readonly coinType: number;
  /** What we pay if the node has no estimate; people are not told that the network asks for it. */
  readonly feeRateFallback: number;
}

export type NetworkParams = EvmParams | TempoParams | BitcoinParams;
