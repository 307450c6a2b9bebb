import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': '{address} cüzdanı bağlandı. Siz değil miydiniz? Hesabı dondurun.',
  'notices.kind.linkedWallet.unlinked':
    '{address} cüzdanının bağlantısı kaldırıldı; bağlı cüzdana çekimler 24 saat bekler.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
