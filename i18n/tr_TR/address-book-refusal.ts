import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Bu adres bu ağ için geçerli değil.',
  ADDRESS_BURNS: 'Bu adresin anahtarı kimsede yok. Oraya gönderilen coin’ler sonsuza dek kaybolur.',
  ADDRESS_IS_TOKEN: 'Bu, {asset} sözleşmesidir, cüzdan değildir. Oraya gönderilen coin’ler kaybolur.',
  ADDRESS_OURS: 'Bu adres borsanın kendisine ait. Kendi adresinizi girin.',
  MEMO_REQUIRED: 'Bu adres için memo gerekli.',
  MEMO_INVALID: 'Bu memo ağın istediği biçimde değil.',
  ADDRESS_BOOK_FULL: 'Adres defteri dolu.',
  ADDRESS_EXISTS: 'Bu adres zaten defterde.',
  ADDRESS_UNKNOWN: 'Bu kayıt artık yok.',
  ADDRESS_REQUIRED: 'Adres gerekli.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
