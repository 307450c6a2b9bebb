import type { Result } from '@bourse/core/result.ts';

/** What may be asked of the signer. Amounts are the chain's own smallest units. */

/** An output of ours that can be spent, and the key that spends it. */
export interface Coin {
  readonly txHash: string;
  readonly vout: number;
  readonly address: string;
  readonly keyPath: string;
  readonly amountMinor: bigint;
}

/** What was signed, as it is sent, and the name that the chain will know it by. */
export interface SignedAttempt {
  readonly rawTx: string;
  readonly txHash: string;
}

/**
 * `POLICY_RECORD`: nothing that was approved says so. `POLICY_REPEATED`: for this record something else was signed before, and both
 * could confirm. `POLICY_COIN`: a coin does not hold what is said of it. `POLICY_CEILING`: more than may leave in an hour or a day. `SIGNER_FORGOT`: lines
 * of the signer's log are gone that the database has been told of. `SIGNER_CLOCK`: the clock of its machine has jumped. `SIGNER_AWAY`:
 * nothing was signed, ask again.
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

/** What a signature is asked for. Whom it may pay the signer reads itself. */
export interface SigningOrder {
  readonly kind: 'withdrawal' | 'sweep' | 'gas' | 'return';
  /** The record that is paid; for a sweep or gas the deposit address. */
  readonly ref: string;
  /** Where our own key of the destination lives, for coins that stay with us. */
  readonly toPath?: string;
}

/** A key pair's public half at an account path, enough to derive every deposit address. */
export interface PublicKeys {
  xpub(accountPath: string): string;
}

/** What is to be signed, in full: the signer derives the bytes itself and never signs a bare digest. */
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
  /** 32 bytes of hex for a token with a native memo. */
  readonly memo?: string;
}

export interface UtxoIntent {
  readonly scheme: 'utxo';
  readonly chainId: string;
  readonly asset: string;
  readonly inputs: readonly Coin[];
  /**
   * The transactions that made the coins, without witnesses, as hex. Each hashes to the name of its coins, so nobody can tell another
   * amount than theirs.
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
   * Signs what the intent says, if the policy allows it and the order stands for it.
   *
   * @refuses    every SignRefusal but POLICY_STATEMENT
   * @invariant  the same intent gives the same bytes
   */
  sign(intent: SigningIntent, order: SigningOrder): Promise<Result<SignedAttempt, SignRefusal>>;
  /**
   * Signs that an address is ours. Nothing but a statement of reserves is signed, so that no message can stand for anything
   * else.
   *
   * @refuses  POLICY_STATEMENT
   */
  signStatement(statement: {
    readonly scheme: 'account' | 'coin';
    readonly keyPath: string;
    readonly text: string;
  }): Promise<Result<string, SignRefusal>>;
}
