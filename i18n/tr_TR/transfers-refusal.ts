import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} birleştiriliyor, şu an taşınamaz. Birkaç dakika sonra yeniden deneyin.',
  RECIPIENT_UNKNOWN: 'Bu bilgilerle alabilecek kimse yok.',
  RECIPIENT_SELF: 'Bu sizin kendi hesabınız.',
  LOOKUP_LIMIT: 'Saatte en fazla {max} sorgu. Daha sonra tekrar deneyin.',
  ACCOUNT_NOT_OPENED: 'Aktarım hesabı açılmamış: {account}.',
  SAME_ACCOUNT: 'İki farklı hesap seçin.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
