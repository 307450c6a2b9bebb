import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: 'Luôn được thông báo trong ứng dụng và không thể tắt.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
