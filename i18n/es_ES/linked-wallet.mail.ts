import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': 'Se vinculó una cartera',
  'mail.wallet-linked.body':
    'La cartera {address} se ha vinculado a su cuenta de Bourse. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.wallet-unlinked.subject': 'Se desvinculó una cartera',
  'mail.wallet-unlinked.body':
    'La cartera {address} se ha desvinculado de su cuenta de Bourse. Los retiros a una cartera vinculada esperan 24 horas. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
