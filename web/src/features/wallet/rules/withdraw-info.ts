import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { wallet } from '@bourse/contract/wallet.ts';

export type WithdrawInfo = OutputOf<typeof wallet.withdrawInfo>;
export type AddressCheck = OutputOf<typeof wallet.checkAddress>;
export type AddressEntry = OutputOf<typeof wallet.addresses>['rows'][number];
