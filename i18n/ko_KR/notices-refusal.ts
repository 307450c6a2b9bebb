import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: '앱 안에서는 항상 알리며 끌 수 없습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
