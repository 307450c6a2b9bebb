import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: 'Từ hợp đồng tương lai chỉ chuyển được về tài khoản vốn.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
