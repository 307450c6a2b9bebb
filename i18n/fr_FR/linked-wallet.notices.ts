import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': 'Le portefeuille {address} a été lié. Ce n’était pas vous ? Gelez le compte.',
  'notices.kind.linkedWallet.unlinked':
    'Le portefeuille {address} a été délié ; les retraits vers un portefeuille lié attendent 24 heures.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
