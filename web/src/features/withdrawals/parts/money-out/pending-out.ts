import { forgetSent, unanswered } from '../../../../lib/calls/send-once.ts';

/** A payment whose answer never came. Stored on the device, so that it survives a reload. */
export interface PendingOut {
  readonly operation: 'withdrawals.withdraw' | 'transfers.send';
  readonly requestId: string;
  readonly asset: string;
  readonly amount: string;
  readonly sentAtMs: number;
}

/** The last unanswered payment. */
export function readPending(): PendingOut | null {
  const all = (['withdrawals.withdraw', 'transfers.send'] as const).flatMap((operation) =>
    unanswered<Pick<PendingOut, 'asset' | 'amount'>>(operation).map(({ id, payload, sentAtMs }) => ({
      operation,
      requestId: id,
      sentAtMs,
      asset: String(payload.asset),
      amount: String(payload.amount),
    })),
  );
  return all.toSorted((one, other) => one.sentAtMs - other.sentAtMs).at(-1) ?? null;
}

export const forgetPending = ({ operation, requestId }: PendingOut): void => forgetSent(operation, requestId);
