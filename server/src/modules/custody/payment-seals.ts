import type { Queryable, Tx } from '../../platform/db/db.ts';
import {
  approvedParts,
  decidedParts,
  isSealed,
  neededParts,
  type PaymentApproval,
  type PaymentContent,
  readNeeded,
  type SealStep,
  saysNeeded,
  sealOf,
} from '../../signer/public.ts';
import { findSeals, insertSeal } from './store/payment-seal.store.ts';

/** What a member of staff has approved, as it was shown to them. */
interface SealedDecision {
  readonly staffId: string;
  readonly contentHash: string;
}

/**
 * Seals the steps of a payment that leaves the house, with a key that is not in the database: the request and how many
 * must approve it, each of their decisions, and the approval. The signer trusts only the seal of the approval, which is
 * made only if the other seals allow it. Table rows can make an approval need more people than the seals say, never
 * fewer.
 */
export class PaymentSeals {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** Call in the transaction that records what a person asked for. */
  ask(tx: Tx, content: PaymentContent, approvalsNeeded: number, nowMs: number): Promise<void> {
    return this.#add(tx, content, 'ASKED', neededParts(content, approvalsNeeded), nowMs);
  }

  /** Call in the transaction in which the review begins; earlier approvals do not count from then on. */
  review(tx: Tx, content: PaymentContent, approvalsNeeded: number, nowMs: number): Promise<void> {
    return this.#add(tx, content, 'REVIEW', neededParts(content, approvalsNeeded), nowMs);
  }

  /** Call in the transaction in which a member of staff approves; others may have to approve as well. */
  decide(tx: Tx, content: PaymentContent, decision: SealedDecision, nowMs: number): Promise<void> {
    return this.#add(tx, content, 'DECIDED', decidedParts(content, decision), nowMs);
  }

  /** Whether this member of staff really made this decision; a row written by somebody else has no seal. */
  async hasDecided(q: Queryable, content: PaymentContent, decision: SealedDecision): Promise<boolean> {
    const wanted = JSON.stringify(decidedParts(content, decision));
    const seals = await this.#sealed(q, content, 'DECIDED');
    return seals.some((parts) => JSON.stringify(parts) === wanted);
  }

  /**
   * The least number of members of staff who must approve.
   *
   * @param of  with `review` the seal of the review must exist too
   * @returns   null if this is not what was asked for: the row was changed, or a seal removed
   */
  async neededFor(q: Queryable, content: PaymentContent, of: 'request' | 'review'): Promise<number | null> {
    const asked = await this.#needed(q, content, 'ASKED');
    const review = await this.#needed(q, content, 'REVIEW');
    if (asked.length === 0 || (of === 'review' && review.length === 0)) return null;
    return Math.max(...asked, ...review);
  }

  /**
   * Call in the transaction that approves the payment.
   *
   * @returns false if this is not what was asked for, or too few have approved: then nothing may be paid
   */
  async approve(tx: Tx, content: PaymentContent, approval: PaymentApproval, nowMs: number): Promise<boolean> {
    const needed = await this.neededFor(tx, content, 'request');
    if (needed === null || approval.approvalsNeeded < needed) return false;
    if (new Set(approval.approvedBy).size < approval.approvalsNeeded) return false;
    await this.#add(tx, content, 'APPROVED', approvedParts(content, approval), nowMs);
    return true;
  }

  /**
   * Whether a seal says what was asked for and how many must approve it. Rows from before seals existed have none, nor
   * has a row whose seal was removed. Neither is ever sealed afterwards: otherwise anybody could remove the seals and
   * have everything sealed anew.
   */
  async isKnown(q: Queryable, payment: Pick<PaymentContent, 'kind' | 'ref'>): Promise<boolean> {
    return (await this.#sealed(q, payment, 'ASKED')).some((parts) => saysNeeded(parts));
  }

  async #needed(q: Queryable, content: PaymentContent, step: SealStep): Promise<readonly number[]> {
    const all = await this.#sealed(q, content, step);
    return all.map((parts) => readNeeded(parts, content)).filter((needed) => needed !== null);
  }

  async #sealed(
    q: Queryable,
    payment: Pick<PaymentContent, 'kind' | 'ref'>,
    step: SealStep,
  ): Promise<readonly (readonly string[])[]> {
    const rows = await findSeals(q, payment, step);
    return rows.filter(({ parts, seal }) => isSealed(this.#key, step, parts, seal)).map(({ parts }) => parts);
  }

  #add(tx: Tx, content: PaymentContent, step: SealStep, parts: readonly string[], nowMs: number): Promise<void> {
    return insertSeal(tx, content, step, { parts, seal: sealOf(this.#key, step, parts), nowMs });
  }
}
