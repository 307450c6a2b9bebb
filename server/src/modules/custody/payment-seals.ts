import type { Queryable, Tx } from '../../platform/db/db.ts';
import {
  approvedParts,
  askedParts,
  isSealed,
  type PaymentApproval,
  type PaymentContent,
  sealOf,
} from '../../signer/public.ts';
import { findAskedSeal, insertSeal } from './store/payment-seal.store.ts';

/**
 * Seals what leaves the house, by a key that is not in the database: as it was asked for, and as it was approved. The signer
 * believes the second, which is given only for what the first says.
 */
export class PaymentSeals {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** In the transaction that writes down what a person asked for. */
  async ask(tx: Tx, content: PaymentContent, nowMs: number): Promise<void> {
    const parts = askedParts(content);
    await insertSeal(tx, content, 'ASKED', { parts, seal: sealOf(this.#key, 'ASKED', parts), nowMs });
  }

  /**
   * In the transaction that approves it.
   *
   * @returns  false where this is not what was asked for: somebody has changed the row, and nothing may be paid
   */
  async approve(tx: Tx, content: PaymentContent, approval: PaymentApproval, nowMs: number): Promise<boolean> {
    if (!(await this.isAsAsked(tx, content))) return false;
    await this.#approve(tx, content, approval, nowMs);
    return true;
  }

  async isAsAsked(q: Queryable, content: PaymentContent): Promise<boolean> {
    const asked = await findAskedSeal(q, content);
    if (!asked || !isSealed(this.#key, 'ASKED', asked.parts, asked.seal)) return false;
    return JSON.stringify(asked.parts) === JSON.stringify(askedParts(content));
  }

  /**
   * Whether anybody can say what was asked for. What is older than the seals has none, and so has a row whose seal somebody took away:
   * neither is sealed afterwards, because then a database without seals could have everything sealed.
   */
  async isKnown(q: Queryable, content: Pick<PaymentContent, 'kind' | 'ref'>): Promise<boolean> {
    return (await findAskedSeal(q, content)) !== null;
  }

  async #approve(tx: Tx, content: PaymentContent, approval: PaymentApproval, nowMs: number): Promise<void> {
    const parts = approvedParts(content, approval);
    await insertSeal(tx, content, 'APPROVED', { parts, seal: sealOf(this.#key, 'APPROVED', parts), nowMs });
  }
}
