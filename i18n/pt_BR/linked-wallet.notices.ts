import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': 'A carteira {address} foi vinculada. Não foi você? Congele a conta.',
  'notices.kind.linkedWallet.unlinked':
    'A carteira {address} foi desvinculada; saques para uma carteira vinculada esperam 24 horas.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
