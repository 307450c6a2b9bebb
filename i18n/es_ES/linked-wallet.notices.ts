import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': 'Se vinculó la cartera {address}. ¿No fue usted? Congele la cuenta.',
  'notices.kind.linkedWallet.unlinked':
    'Se desvinculó la cartera {address}; los retiros a una cartera vinculada esperan 24 horas.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
