import type { Result } from '@bourse/core/result.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Assets } from '../assets/public.ts';
import type { DepositsDeps } from '../deposits/public.ts';
import type { Identity } from '../identity/public.ts';
import type { Notices } from '../notices/public.ts';
import type { WithdrawalsDeps } from '../withdrawals/public.ts';

/** A transaction as a wallet app signs it. Amounts are in the smallest unit of the chain. */
interface Draft {
  readonly chainId: number;
  readonly nonce: number;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
  /** Null for the chain's own coin. */
  readonly contract: string | null;
  readonly units: bigint;
}

/** The demo's chains, for the demo's own wallet app. Each call throws ChainFault if the chain cannot be asked. */
export interface DemoChains {
  /** The networks, each with a coin that an account on it can hold. */
  readonly coins: readonly { readonly network: string; readonly asset: string }[];
  balanceMinor(place: { network: string; asset: string; address: string }): Promise<bigint>;
  /** @refuses NOT_PAYABLE if the chain would refuse the payment, whoever signs it */
  draft(payment: {
    network: string;
    asset: string;
    from: string;
    to: string;
    amountMinor: bigint;
  }): Promise<Result<Draft, 'NOT_PAYABLE'>>;
  /** @returns the transaction's hash @refuses NOT_PAYABLE if the node did not accept it */
  relay(network: string, rawTx: string): Promise<Result<{ readonly txHash: string }, 'NOT_PAYABLE'>>;
  /** @returns the amount sent, in minor units, and its transaction */
  gift(place: { network: string; asset: string; address: string }): Promise<{ txHash: string; amountMinor: bigint }>;
}

export interface LinkedWalletDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly notices: Notices;
  readonly assets: Assets;
  /** For the deposits and withdrawals that a link makes. */
  readonly money: DepositsDeps & WithdrawalsDeps;
  readonly keys: { key(purpose: string): Buffer };
  /** Chain ids of the networks on which a linked wallet works. Links are signed for the first one. */
  readonly chainIds: ReadonlyMap<string, number>;
  /** The address of the site, as people type it: it is in what a wallet app signs. */
  readonly publicOrigin: string;
  /** Null outside the demo. */
  readonly demo: DemoChains | null;
}

/** Addresses of a linked wallet are the same on every network of this family. */
export const LINK_FAMILY = 'evm';
