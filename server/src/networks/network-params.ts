/** What an adapter has to know of its network: plain data, one object per network. */

/** One ether in wei. */
export const ETHER = 10n ** 18n;

export interface TokenParams {
  readonly asset: string;
  /** Lower case. Tokens are known by contract alone, never by symbol. */
  readonly contract: string;
  /** Decimal places on this chain and in the books. */
  readonly chainScale: number;
  readonly ledgerScale: number;
}

interface CommonParams {
  readonly network: string;
  /** Dev chain: its node is ours, and keys that the world knows may be used on it. */
  readonly isDev: boolean;
  /** The chain's node loses the last seconds when it is killed, which only a dev chain may do. */
  readonly forgets: boolean;
  /** A head older than this says that the node has lost the network; absent where blocks may be far apart. */
  readonly headAgeMsMax?: number;
  /** The most that one payment may cost, minor units of the fee asset: a spike beyond it waits for staff. */
  readonly feeMinorMax: bigint;
  /** The signer's limit for one payment, minor units by asset. */
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
  /** What we pay where the node has no estimate; nobody is told that the network asks for it. */
  readonly feeRateFallback: number;
}

export type NetworkParams = EvmParams | TempoParams | BitcoinParams;
