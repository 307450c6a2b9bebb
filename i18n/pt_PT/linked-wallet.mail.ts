import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': 'Foi associada uma carteira',
  'mail.wallet-linked.body':
    'A carteira {address} foi associada à sua conta na Bourse. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.wallet-unlinked.subject': 'Foi desassociada uma carteira',
  'mail.wallet-unlinked.body':
    'A carteira {address} foi desassociada da sua conta na Bourse. Os levantamentos para uma carteira associada esperam 24 horas. Se não foi iniciativa sua, congele já a conta na página de segurança.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
