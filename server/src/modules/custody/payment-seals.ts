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

/** What a member of staff has decided to approve, as it was shown. */
interface SealedDecision {
  readonly staffId: string;
  readonly contentHash: string;
}

/**
 * Seals what leaves the house, by a key that is not in the database: as it was asked for with how many must approve it, each of
 * their decisions, and as it was approved. The signer believes the last, which is given only for what the others say. What a row
 * says beside them may ask for more and never for less.
 */
export class PaymentSeals {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** In the transaction that writes down what a person asked for, with how many it needs as things stand. */
  ask(tx: Tx, content: PaymentContent, approvalsNeeded: number, nowMs: number): Promise<void> {
    return this.#add(tx, content, 'ASKED', neededParts(content, approvalsNeeded), nowMs);
  }

  /** In the transaction in which its review begins: from now on no approval from before counts. */
  review(tx: Tx, content: PaymentContent, approvalsNeeded: number, nowMs: number): Promise<void> {
    return this.#add(tx, content, 'REVIEW', neededParts(content, approvalsNeeded), nowMs);
  }

  /** In the transaction in which a member of staff approves it; others may have to as well. */
  decide(tx: Tx, content: PaymentContent, decision: SealedDecision, nowMs: number): Promise<void> {
    return this.#add(tx, content, 'DECIDED', decidedParts(content, decision), nowMs);
  }

  /** Whether this member of staff did decide so: a row that somebody wrote is no decision. */
  async hasDecided(q: Queryable, content: PaymentContent, decision: SealedDecision): Promise<boolean> {
    const wanted = JSON.stringify(decidedParts(content, decision));
    const seals = await this.#sealed(q, content, 'DECIDED');
    return seals.some((parts) => JSON.stringify(parts) === wanted);
  }

  /**
   * How many members of staff must approve it at least.
   *
   * @param of  with a review: what its review was begun with counts as well, and must be there
   * @returns   null where it is not what was asked for: somebody has changed the row, or taken a seal away
   */
  async neededFor(q: Queryable, content: PaymentContent, of: 'request' | 'review'): Promise<number | null> {
    const asked = await this.#needed(q, content, 'ASKED');
    const review = await this.#needed(q, content, 'REVIEW');
    if (asked.length === 0 || (of === 'review' && review.length === 0)) return null;
    return Math.max(...asked, ...review);
  }

  /**
   * In the transaction that approves it.
   *
   * @returns  false where this is not what was asked for, or fewer have approved than it needs: nothing may be paid
   */
  async approve(tx: Tx, content: PaymentContent, approval: PaymentApproval, nowMs: number): Promise<boolean> {
    const needed = await this.neededFor(tx, content, 'request');
    if (needed === null || approval.approvalsNeeded < needed) return false;
    if (new Set(approval.approvedBy).size < approval.approvalsNeeded) return false;
    await this.#add(tx, content, 'APPROVED', approvedParts(content, approval), nowMs);
    return true;
  }

  /**
   * Whether anybody can say what was asked for, and how many it needs. What is older than these seals has none, and so has a row
   * whose seal somebody took away: neither is sealed afterwards, because then a database without seals could have everything sealed.
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
