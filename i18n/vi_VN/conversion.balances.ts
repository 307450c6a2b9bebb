import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.balances.ts';

export const messages = {
  'balances.action.convertSmall': 'Chuyển đổi số dư nhỏ',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
