import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: '{symbol} diye bir işlem çifti yok.',
  MARKET_HALTED: '{symbol} işlemleri durduruldu. Yalnızca emir iptal edilebilir.',
  INVALID_ORDER: 'Bu emir ayarları birlikte kullanılamaz.',
  INVALID_ORDER_LIST: 'Bu emirler bu şekilde birbirine bağlanamaz.',
  PRICE_REQUIRED: 'Bir fiyat girin.',
  QUANTITY_REQUIRED: 'Bir miktar girin.',
  STOP_PRICE_REQUIRED: 'Bir stop fiyatı girin.',
  OFF_TICK: 'Fiyat {tick} katı olmalıdır.',
  OFF_LOT: 'Miktar {lot} katı olmalıdır.',
  PRICE_TOO_HIGH: 'Girilebilecek en yüksek fiyat {max}.',
  QUANTITY_TOO_LARGE: 'Tek emirde en fazla {max}.',
  OUTSIDE_BAND: 'Şu anda {min} ile {max} arasındaki fiyatlar kabul ediliyor.',
  WAITING_OUTSIDE_BAND:
    'Fiyatını veya sırasını bekleyen bir emir için şu anda {min} ile {max} arasındaki fiyatlar kabul ediliyor.',
  BELOW_MIN_NOTIONAL: 'Emrin değeri {notional} {asset}; en az {min} {asset} olmalı.',
  TOO_MANY_ORDERS: 'Açık emir sınırı olan {max} adede ulaştınız. Önce bazılarını iptal edin.',
  STOP_WOULD_TRIGGER: 'Son fiyat {last}: bu stop hemen tetiklenirdi.',
  POST_ONLY_WOULD_MATCH: 'Post-only emir hemen eşleşemez: karşı taraftaki en iyi fiyat {best}.',
  TRAIL_OUT_OF_RANGE: 'Takip mesafesi %{min} ile %{max} arasında olmalı.',
  TOO_MANY_PARTS: 'Buzdağı emri en fazla {max} parça hâlinde gösterilir: her seferinde en az {min} {asset} gösterin.',
  INSUFFICIENT_BALANCE: 'Kullanılabilir bakiye yetersiz: {available} {asset} var, {needed} {asset} gerekiyor.',
  ACCOUNT_FROZEN: 'Bu hesap dondurulmuş. Lütfen destekle iletişime geçin.',
  ETF_PREMIUM_TOO_HIGH:
    'Fiyat, {nav} olan net varlık değerinin %{premiumPercent} üzerinde. %{maxPercent} üzerinde alım yapılamaz.',
  ORDER_IN_LIST: 'Bu emir başka emirlere bağlı. Bunun yerine iptal edin.',
  ORDER_NOT_FOUND: 'Bu emir artık açık değil.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
