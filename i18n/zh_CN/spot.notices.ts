import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} 将于 {date}（UTC+8）按 {ratio}:1 合并。届时交易短暂停止，未成交委托会撤销。',
  'notices.kind.spot.merged': '{asset} 已合并：{ratio} 枚变为 1 枚，您的持仓价值不变。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
