import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': 'Fon ve Spot hesaplarında boşta: {amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} Kazan’da yılda {rate} kazandırır. Dilediğiniz an geri alın.',
  'earn.idle.fixed': {
    one: '{amount} {asset} Kazan’da {count} gün vadeyle yılda {rate} kazandırır.',
    other: '{amount} {asset} Kazan’da {count} gün vadeyle yılda {rate} kazandırır.',
  },
  'earn.idle.see': 'Ürünü gör',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
