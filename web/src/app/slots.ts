import { lazy } from 'react';
import { fillSlots } from '../lib/slots.tsx';

/** Puts parts of higher capabilities into the places that lower ones leave for them; fetched when such a place is shown. */
export const fillAllSlots = (): void =>
  fillSlots({
    'deposits.linked': lazy(async () => ({
      default: (await import('../features/linked-wallet/public.ts')).LinkedDeposit,
    })),
    'withdrawals.linked': lazy(async () => ({
      default: (await import('../features/linked-wallet/public.ts')).LinkedWithdraw,
    })),
  });
