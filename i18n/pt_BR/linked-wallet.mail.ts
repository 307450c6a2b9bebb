import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': 'Uma carteira foi vinculada',
  'mail.wallet-linked.body':
    'A carteira {address} foi vinculada à sua conta na Bourse. Se não foi você, congele a conta na página de segurança agora.',
  'mail.wallet-unlinked.subject': 'Uma carteira foi desvinculada',
  'mail.wallet-unlinked.body':
    'A carteira {address} foi desvinculada da sua conta na Bourse. Saques para uma carteira vinculada esperam 24 horas. Se não foi você, congele a conta na página de segurança agora.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
