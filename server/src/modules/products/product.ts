import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { Queryable } from '../../platform/db/db.ts';

/**
 * What a product says of itself. The wallet, the histories, the console and reconciliation read these descriptions, and none
 * of them names a product. Each product makes its own in `<capability>/product.ts`; `boot/products.ts` lists them.
 */
export interface Product {
  /** The capability's word. */
  readonly name: string;
  /** True for a coin that can be traded there. */
  isTraded?(asset: string): boolean;
  /** When a person last traded; null for never. */
  lastTradeAtMs?(q: Queryable, uid: string): Promise<number | null>;
  /** Whether a person has a dispute that money should not walk away from. */
  hasDispute?(q: Queryable, uid: string): Promise<boolean>;
  /** An account of the person's that the product keeps, and whether this person has opened it. */
  readonly account?: {
    readonly account: UserAccount;
    isOpened(q: Queryable, uid: string): Promise<boolean>;
  };
}
