import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} 將於 {date}（UTC+8）按 {ratio}:1 合併。屆時交易短暫停止，未成交委託會撤銷。',
  'notices.kind.spot.merged': '{asset} 已合併：{ratio} 枚變為 1 枚，您的持倉價值不變。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
