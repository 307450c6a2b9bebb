import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: 'Tutar 0 olamaz.',
  AMOUNT_PLACES: 'En fazla {scale} ondalık basamak.',
  AMOUNT_TOO_LARGE: 'Bu tutar çok büyük.',
  AMOUNT_BELOW_MIN: 'En az tutar: {min}.',
  AMOUNT_ABOVE_MAX: 'Tek seferde en fazla: {max}.',
  COIN_UNKNOWN: 'Bu coin burada yok.',
  NETWORK_UNKNOWN: 'Bu coin bu ağda çalışmıyor.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
