/** A pause of deposits or withdrawals, with the reason that people read and its expected end. */
export interface Pause {
  readonly reason: string;
  readonly untilMs: number | null;
}

export interface Coin {
  readonly asset: string;
  readonly name: string;
  /** Decimal places of the minor unit in the books. */
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
  /** A link to a transaction, with `{txid}` as placeholder; null if none. */
  readonly explorerTx: string | null;
  /** X: after so many a deposit is credited and can be traded. */
  readonly creditConfirmations: number;
  /** Z: after so many a deposit can be withdrawn, and is final for our own spending. */
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
  /** Decimal places that a payment may have on this chain, at most the ledger scale. */
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
