import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: 'Tek seferde en çok {max} coin seçin.',
  CONVERSION_TOO_SOON: 'Yeniden dönüştürebileceğiniz zaman: {nextAt}.',
  CONVERSION_NOT_POSSIBLE: '{asset} şu anda dönüştürülemiyor.',
  CONVERSION_NO_FUNDS: 'Şu anda dönüştüremiyoruz. Coinleriniz yerinde duruyor; lütfen daha sonra deneyin.',
  CONVERSION_QUOTE_UNKNOWN: 'Böyle bir fiyat teklifi yok.',
  CONVERSION_QUOTE_EXPIRED: 'Fiyatın süresi doldu. Hiçbir şey dönüştürülmedi.',
  CONVERSION_PRICE_MOVED: '{asset} fiyatı %1’den fazla değişti. Hiçbir şey dönüştürülmedi.',
  INSUFFICIENT_BALANCE: 'Kullanılabilir {asset} bakiyesi yetersiz: mevcut {available}, gereken {needed}.',
  ACCOUNT_FROZEN: 'Bu hesap dondurulmuş. Lütfen destekle iletişime geçin.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
