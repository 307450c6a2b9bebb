import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: '該網路的入金已暫停。',
  NOT_ROTATABLE: '該網路的地址固定不變。',
  NOT_IN_REVIEW: '審核已結束。',
  DEPOSIT_UNKNOWN: '此入金不存在。',
  CHAIN_AWAY: '區塊鏈暫時沒有回應。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
