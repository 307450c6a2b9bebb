import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': 'A carteira {address} foi associada. Não foi iniciativa sua? Congele a conta.',
  'notices.kind.linkedWallet.unlinked':
    'A carteira {address} foi desassociada; os levantamentos para uma carteira associada esperam 24 horas.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
