/**
 * Core writes amounts as JSON numbers with up to 8 places. A double holds 15 digits, and there will never be more than
 * 2.1e15 satoshi, so the nearest satoshi is the exact one.
 */
export function btcToSatoshi(value: number): bigint {
  return BigInt(Math.round(value * 1e8));
}

interface RpcOutput {
  readonly value: number;
  readonly n: number;
  readonly scriptPubKey: { readonly hex: string };
}

export interface RpcTransaction {
  readonly txid: string;
  readonly vin: readonly { readonly txid?: string; readonly vout?: number; readonly coinbase?: string }[];
  readonly vout: readonly RpcOutput[];
  readonly blockhash?: string;
  readonly confirmations?: number;
}

export interface RpcHeader {
  readonly hash: string;
  readonly height: number;
  readonly confirmations: number;
  readonly time: number;
  readonly previousblockhash?: string;
}

export interface RpcBlock extends RpcHeader {
  readonly tx: readonly RpcTransaction[];
}

/** Error codes of Core that we handle. */
export const RPC_NOT_FOUND = -5;
export const RPC_OUT_OF_RANGE = -8;
export const RPC_ALREADY_IN_CHAIN = -27;
