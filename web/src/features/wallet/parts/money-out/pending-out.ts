import { storage } from '../../../../lib/storage.ts';

/** A payment whose answer never came. Kept on the device, so that a reload does not forget it either. */
export interface PendingOut {
  readonly requestId: string;
  readonly asset: string;
  readonly amount: string;
  readonly sentAtMs: number;
}

const KEY = 'wallet.pending-out';

export function readPending(): PendingOut | null {
  const kept = storage.json(KEY) as Partial<PendingOut> | null;
  if (typeof kept?.requestId !== 'string' || typeof kept.sentAtMs !== 'number') return null;
  return { requestId: kept.requestId, asset: String(kept.asset), amount: String(kept.amount), sentAtMs: kept.sentAtMs };
}

export const keepPending = (pending: PendingOut): void => storage.set(KEY, JSON.stringify(pending));
export const forgetPending = (): void => storage.remove(KEY);
