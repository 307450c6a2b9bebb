import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: '선물 계정에서는 펀딩 계정으로만 이체할 수 있습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
