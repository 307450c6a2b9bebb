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
  /** Members of staff; nobody where the rules asked for none. */
  readonly approvedBy: readonly string[];
}

export type SealStep = 'ASKED' | 'APPROVED';

export const askedParts = (content: PaymentContent): readonly string[] => [
  content.kind,
  content.ref,
  content.network,
  content.asset,
  content.address,
  content.memo ?? '',
  content.amountMinor.toString(),
];

export const approvedParts = (content: PaymentContent, approval: PaymentApproval): readonly string[] => [
  ...askedParts(content),
  approval.approvalsNeeded.toString(),
  ...approval.approvedBy,
];

/** What `approvedParts` made; null for anything else. */
export function readApprovedParts(parts: readonly string[]): (PaymentContent & PaymentApproval) | null {
  const [kind, ref, network, asset, address, memo, amount = '', needed = '', ...approvedBy] = parts;
  if (kind !== 'withdrawal' && kind !== 'return') return null;
  if (!ref || !network || !asset || !address || memo === undefined) return null;
  if (!/^[1-9]\d{0,37}$/.test(amount) || !/^\d{1,2}$/.test(needed)) return null;
  const content = { kind, ref, network, asset, address, memo: memo || null, amountMinor: BigInt(amount) } as const;
  return { ...content, approvalsNeeded: Number(needed), approvedBy };
}

/**
 * A value that only whoever has the key can make of these parts. The key is not in the database, so a database that lies cannot
 * have another payment signed.
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
