import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: 'Số lượng không được là 0.',
  AMOUNT_PLACES: 'Tối đa {scale} chữ số thập phân.',
  AMOUNT_TOO_LARGE: 'Số lượng này quá lớn.',
  AMOUNT_BELOW_MIN: 'Mức tối thiểu là {min}.',
  AMOUNT_ABOVE_MAX: 'Mức tối đa mỗi lần là {max}.',
  COIN_UNKNOWN: 'Coin này không có trên sàn.',
  NETWORK_UNKNOWN: 'Coin này không chạy trên mạng này.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
