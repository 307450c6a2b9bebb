import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': 'Un portefeuille a été lié',
  'mail.wallet-linked.body':
    'Le portefeuille {address} a été lié à votre compte Bourse. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.wallet-unlinked.subject': 'Un portefeuille a été délié',
  'mail.wallet-unlinked.body':
    'Le portefeuille {address} a été délié de votre compte Bourse. Les retraits vers un portefeuille lié attendent 24 heures. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
