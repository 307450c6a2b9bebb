import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: '{symbol} pazarında grid sunulmuyor.',
  GRID_COUNT: '{min} ile {max} arasında grid seçin.',
  GRID_RANGE_NARROW: 'Üst fiyat, alt fiyatın en az {min} katı olmalıdır.',
  GRID_LEVELS_EQUAL:
    'Bu kadar çok gridle iki seviye aynı fiyata denk geliyor. Daha az grid ya da daha geniş bir aralık seçin.',
  GRID_NO_PROFIT:
    'Ücretlerden sonra en dar grid %{percent} kazandırır. Daha az grid ya da daha geniş bir aralık seçin.',
  GRID_NO_PRICE: '{symbol} henüz işlem görmedi; başlanacak bir fiyat yok.',
  GRID_INVESTMENT_LOW: 'Bu grid için en az {needed} {asset} gerekir.',
  GRID_INVESTMENT_HIGH: 'Bu gride en fazla {max} {asset} konabilir.',
  GRID_TAKE_PROFIT: 'Kâr al fiyatı {upper} değerinin ve şu anki {price} fiyatının üzerinde olmalıdır.',
  GRID_STOP_LOSS: 'Zarar durdur fiyatı {lower} değerinin ve şu anki {price} fiyatının altında olmalıdır.',
  GRID_PRICE_OUTSIDE:
    'Fiyat {price}; {lower} ile {upper} aralığının dışında. Bir tetikleme fiyatı ya da başka bir aralık belirleyin.',
  GRID_TRIGGER: 'Tetikleme fiyatı {lower} ile {upper} aralığında olmalıdır.',
  GRID_TOO_MANY: '{max} gridiniz var; en fazla bu kadar olabilir. Önce birini durdurun.',
  GRID_NO_HISTORY: '{symbol} için geçmiş fiyat çok az ya da fiyatlar neredeyse hiç oynamamış.',
  GRID_UNKNOWN: 'Böyle bir grid yok.',
  GRID_ENDED: 'Bu grid zaten durdu.',
  INSUFFICIENT_BALANCE: 'Spot hesabındaki kullanılabilir {asset} bakiyesi yetersiz: {needed} gerekiyor.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
