import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { withdrawals } from '@bourse/contract/withdrawals.ts';

export type WithdrawInfo = OutputOf<typeof withdrawals.withdrawInfo>;
export type AddressCheck = OutputOf<typeof withdrawals.checkAddress>;
/** What keeps all of a coin from leaving, with the numbers for its sentence. */
export type Hindrance = NonNullable<WithdrawInfo['hindrance']>;
/** True where nothing can leave at present; `WithdrawChecks` says why. */
export const isBlocked = (info: Pick<WithdrawInfo, 'missing' | 'lock' | 'stopped' | 'hindrance'>): boolean =>
  info.missing.length > 0 || info.lock !== null || info.stopped || info.hindrance !== null;

/** Why a person cannot pay a recipient now. */
export type Bar = NonNullable<AddressCheck['barred']>;
