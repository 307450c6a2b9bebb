import type { Result } from '@bourse/core/result.ts';

/** What the signer can be asked. Amounts are in the chain's own smallest units. */

/** An output of ours that can be spent, and the path of its key. */
export interface Coin {
  readonly txHash: string;
  readonly vout: number;
  readonly address: string;
  readonly keyPath: string;
  readonly amountMinor: bigint;
}

/** What was signed, ready to send, and its hash on the chain. */
export interface SignedAttempt {
  readonly rawTx: string;
  readonly txHash: string;
}

/**
 * `POLICY_RECORD`: no approved record says this. `POLICY_REPEATED`: something else was signed for this record before,
 * and both could confirm. `POLICY_COIN`: a coin does not have the stated amount. `POLICY_CEILING`: more than may leave
 * in an hour or a day. `SIGNER_FORGOT`: the signer's log lacks lines of which the database was told. `SIGNER_CLOCK`:
 * the clock of its machine has jumped. `SIGNER_AWAY`: nothing was signed, ask again.
 */
export type SignRefusal =
  | 'POLICY_CHAIN'
  | 'POLICY_AMOUNT'
  | 'POLICY_DESTINATION'
  | 'POLICY_ASSET'
  | 'POLICY_FEE'
  | 'POLICY_KEY'
  | 'POLICY_COIN'
  | 'POLICY_STATEMENT'
  | 'POLICY_RECORD'
  | 'POLICY_REPEATED'
  | 'POLICY_CEILING'
  | 'SIGNER_FORGOT'
  | 'SIGNER_CLOCK'
  | 'SIGNER_AWAY';

/** What a signature is for. The signer itself reads from the record whom it may pay. */
export interface SigningOrder {
  readonly kind: 'withdrawal' | 'sweep' | 'gas' | 'return';
  /** The record that is paid; for a sweep or gas, the deposit address. */
  readonly ref: string;
  /** The path of our own key at the destination, for coins that stay with us. */
  readonly toPath?: string;
}

/** The public keys at account paths, enough to derive every deposit address. */
export interface PublicKeys {
  xpub(accountPath: string): string;
}

/** Everything to be signed: the signer derives the bytes itself and never signs a bare digest. */
export interface EvmIntent {
  readonly scheme: 'evm';
  readonly keyPath: string;
  readonly chainId: number;
  readonly nonce: number;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
  /** Absent for the chain's own coin. */
  readonly contract?: string;
  readonly asset: string;
  readonly to: string;
  readonly amount: bigint;
  /** 32 bytes in hex, for a token with a native memo. */
  readonly memo?: string;
}

export interface UtxoIntent {
  readonly scheme: 'utxo';
  readonly chainId: string;
  readonly asset: string;
  readonly inputs: readonly Coin[];
  /**
   * The transactions that made the coins, without witnesses, in hex. Their hashes are part of the coins' names, so
   * nobody can claim a different amount.
   */
  readonly parents: readonly string[];
  readonly to: string;
  readonly amount: bigint;
  readonly change?: { readonly address: string; readonly keyPath: string; readonly amount: bigint };
  readonly feeMax: bigint;
}

export type SigningIntent = EvmIntent | UtxoIntent;

/** The only holder of private keys. */
export interface Signer extends PublicKeys {
  /**
   * Signs what the intent says, if the policy allows it and the order justifies it.
   *
   * @refuses    every SignRefusal except POLICY_STATEMENT
   * @invariant  the same intent gives the same bytes
   */
  sign(intent: SigningIntent, order: SigningOrder): Promise<Result<SignedAttempt, SignRefusal>>;
  /**
   * Signs that an address is ours. Only a statement of reserves is signed, so that no signed message can be used for
   * anything else.
   *
   * @refuses  POLICY_STATEMENT
   */
  signStatement(statement: {
    readonly scheme: 'account' | 'coin';
    readonly keyPath: string;
    readonly text: string;
  }): Promise<Result<string, SignRefusal>>;
}
