import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': 'Bir cüzdan bağlandı',
  'mail.wallet-linked.body':
    '{address} cüzdanı Bourse hesabınıza bağlandı. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.wallet-unlinked.subject': 'Bir cüzdanın bağlantısı kaldırıldı',
  'mail.wallet-unlinked.body':
    '{address} cüzdanının Bourse hesabınızla bağlantısı kaldırıldı. Bağlı cüzdana çekimler 24 saat bekler. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
