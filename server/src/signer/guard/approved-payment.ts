import { createHmac, timingSafeEqual } from 'node:crypto';
import { payloadText } from '@bourse/core/wallet/payload.ts';

/** What leaves the house with a payment, as it was asked for and approved. */
export interface PaymentContent {
  readonly kind: 'withdrawal' | 'return';
  readonly ref: string;
  readonly network: string;
  readonly asset: string;
  readonly address: string;
  readonly memo: string | null;
  /** What the recipient gets, in ledger minor units. */
  readonly amountMinor: bigint;
}

export interface PaymentApproval {
  readonly approvalsNeeded: number;
  /** The approving members of staff; empty if the rules asked for none. */
  readonly approvedBy: readonly string[];
}

/**
 * The steps that are sealed: the request, the beginning of its review, a decision of a member of staff, and the final
 * approval.
 */
export type SealStep = 'ASKED' | 'REVIEW' | 'DECIDED' | 'APPROVED';

/** Distinguished from a bare number, which older releases sealed without knowing reliably how many are needed. */
const NEEDS = /^needs (\d{1,2})$/;

const contentParts = (content: PaymentContent): readonly string[] => [
  content.kind,
  content.ref,
  content.network,
  content.asset,
  content.address,
  content.memo ?? '',
  content.amountMinor.toString(),
];

/** The parts to seal: what is asked for, and how many members of staff must approve it at least. */
export const neededParts = (content: PaymentContent, approvalsNeeded: number): readonly string[] => [
  ...contentParts(content),
  `needs ${approvalsNeeded}`,
];

/** Whether these are `neededParts` of some content, and not from an older release. */
export const saysNeeded = (parts: readonly string[]): boolean => NEEDS.test(parts.at(-1) ?? '');

/** The number in `neededParts` for this content; null for parts of other content or from an older release. */
export function readNeeded(parts: readonly string[], content: PaymentContent): number | null {
  const own = contentParts(content);
  if (parts.length !== own.length + 1 || own.some((part, at) => part !== parts[at])) return null;
  const needed = NEEDS.exec(parts.at(-1)!)?.[1];
  return needed === undefined ? null : Number(needed);
}

export const decidedParts = (
  content: PaymentContent,
  { staffId, contentHash }: { readonly staffId: string; readonly contentHash: string },
): readonly string[] => [...contentParts(content), contentHash, staffId];

export const approvedParts = (content: PaymentContent, approval: PaymentApproval): readonly string[] => [
  ...neededParts(content, approval.approvalsNeeded),
  ...approval.approvedBy,
];

/** `isFormer`: from an older release, which trusted the database on how many were needed. */
type ApprovedPayment = PaymentContent & PaymentApproval & { readonly isFormer: boolean };

/** Reads what `approvedParts` made; null for anything else. */
export function readApprovedParts(parts: readonly string[]): ApprovedPayment | null {
  const [kind, ref, network, asset, address, memo, amount = '', needed = '', ...approvedBy] = parts;
  if (kind !== 'withdrawal' && kind !== 'return') return null;
  if (!ref || !network || !asset || !address || memo === undefined) return null;
  if (!/^[1-9]\d{0,37}$/.test(amount) || !/^(needs )?\d{1,2}$/.test(needed)) return null;
  const content = { kind, ref, network, asset, address, memo: memo || null, amountMinor: BigInt(amount) } as const;
  return {
    ...content,
    approvalsNeeded: Number(needed.replace('needs ', '')),
    approvedBy,
    isFormer: !NEEDS.test(needed),
  };
}

/**
 * A value that can be made from these parts only with the key. The key is not in the database, so somebody who controls
 * the database cannot get another payment signed.
 */
export function sealOf(key: Uint8Array, step: SealStep, parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update(payloadText(`payment ${step}`, parts))
    .digest('hex');
}

export function isSealed(key: Uint8Array, step: SealStep, parts: readonly string[], seal: string): boolean {
  const wanted = Buffer.from(sealOf(key, step, parts));
  const given = Buffer.from(seal);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
