import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: 'O valor não pode ser 0.',
  AMOUNT_PLACES: 'No máximo {scale} casas decimais.',
  AMOUNT_TOO_LARGE: 'Este valor é demasiado elevado.',
  AMOUNT_BELOW_MIN: 'O mínimo é {min}.',
  AMOUNT_ABOVE_MAX: 'O máximo é {max} de cada vez.',
  COIN_UNKNOWN: 'Esta moeda não existe aqui.',
  NETWORK_UNKNOWN: 'Esta moeda não funciona nesta rede.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
