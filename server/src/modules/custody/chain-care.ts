import type { Result } from '@bourse/core/result.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Approvals } from '../approvals/public.ts';
import type { Assets } from '../assets/public.ts';
import type { RotateRefusal, Rotation } from './usecases/hot-wallet.ts';
import type { InterveneRefusal, Intervention } from './usecases/payments/intervene.ts';
import type { Raised } from './usecases/payments/raise-payment.ts';
import type { LiveNetwork, NetworkCustody } from './usecases/watch-chains.ts';

/** What staff can ask custody to do on the chains. */
export interface ChainCare {
  /**
   * Gives up a payment that can never confirm; the money of its withdrawal returns.
   *
   * @param record  writes the audit entry, in the same transaction
   * @refuses       PAYMENT_NOT_FOUND | PAYMENT_MAY_CONFIRM, the latter also while the chain cannot be asked
   */
  releasePayment(
    paymentId: string,
    record: (tx: Tx) => Promise<void>,
  ): Promise<Result<null, 'PAYMENT_NOT_FOUND' | 'PAYMENT_MAY_CONFIRM'>>;
  /**
   * Signs a payment again at a higher fee, or a payment to ourselves in its place, and stores it in the caller's
   * transaction.
   *
   * @refuses  PAYMENT_NOT_FOUND | PAYMENT_MINED | ALREADY_CANCELLING | FEE_AT_LIMIT | CHAIN_AWAY
   */
  intervene(tx: Tx, paymentId: string, what: Intervention): Promise<Result<Raised, InterveneRefusal>>;
  /** Sends what `intervene` has stored, after the commit. */
  sendNewest(paymentId: string): Promise<void>;
  /** Works out what the next hot wallet of a network's family would be. @refuses as planRotation */
  planRotation(tx: Tx, network: string): Promise<Result<Rotation, RotateRefusal>>;
  /** Makes the next hot wallet pay from the commit on. @refuses as planRotation */
  rotateHot(tx: Tx, network: string, nowMs: number): Promise<Result<Rotation, RotateRefusal>>;
  /** What the nodes say now; a network that does not answer is marked so. */
  watch(): Promise<readonly LiveNetwork[]>;
  /** What our keys hold on a network. @refuses NETWORK_UNKNOWN | CHAIN_AWAY */
  custody(q: Queryable, network: string): Promise<Result<readonly NetworkCustody[], 'NETWORK_UNKNOWN' | 'CHAIN_AWAY'>>;
}

/** For the endpoints of staff about chains. */
export interface CustodyDeskDeps {
  readonly db: Db;
  readonly settings: Settings;
  readonly assets: Assets;
  readonly approvals: Approvals;
  readonly chainCare: ChainCare;
}
