/** A stop of deposits or withdrawals, with the reason that people read and when it is expected to end. */
export interface Pause {
  readonly reason: string;
  readonly untilMs: number | null;
}

export interface Coin {
  readonly asset: string;
  readonly name: string;
  /** Places of the minor unit in the books. */
  readonly ledgerScale: number;
  readonly displayScale: number;
  readonly sort: number;
}

export interface Network {
  readonly network: string;
  readonly name: string;
  /** Networks of one family share deposit addresses. */
  readonly family: 'evm' | 'bitcoin' | 'tempo';
  readonly blockSeconds: number;
  /** A link to a transaction with `{txid}` in it, or null. */
  readonly explorerTx: string | null;
  /** X: credited and tradable. */
  readonly creditConfirmations: number;
  /** Z: withdrawable, and final for our own spending. */
  readonly unlockConfirmations: number;
  readonly depositPaused: Pause | null;
  readonly withdrawPaused: Pause | null;
  readonly sort: number;
}

/** A coin on a network. Amounts are minor units at the coin's ledger scale. */
export interface CoinNetwork {
  readonly asset: string;
  readonly network: string;
  readonly standard: string;
  readonly contract: string | null;
  /** Places a payment may have on this chain, at most the ledger scale. */
  readonly scale: number;
  readonly memo: { readonly required: boolean; readonly pattern: string } | null;
  readonly depositMinMinor: bigint;
  readonly withdrawMinMinor: bigint;
  readonly withdrawMaxMinor: bigint;
  readonly withdrawFeeMinor: bigint;
  readonly depositPaused: Pause | null;
  readonly withdrawPaused: Pause | null;
  readonly sort: number;
}

/** The catalog at one version. */
export interface Catalog {
  readonly version: number;
  readonly coins: ReadonlyMap<string, Coin>;
  readonly networks: ReadonlyMap<string, Network>;
  /** Listings by `asset/network`. */
  readonly coinNetworks: ReadonlyMap<string, CoinNetwork>;
}

export const coinNetworkKey = (asset: string, network: string): string => `${asset}/${network}`;
