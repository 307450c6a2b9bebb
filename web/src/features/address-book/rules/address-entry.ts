import type { addressBook } from '@bourse/contract/address-book.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';

export type AddressEntry = OutputOf<typeof addressBook.addresses>['rows'][number];
