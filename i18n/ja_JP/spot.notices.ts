import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} は {date}（UTC+8）に {ratio} 枚を 1 枚に併合します。取引は一時停止し、未約定注文は取り消されます。',
  'notices.kind.spot.merged': '{asset} を併合しました：{ratio} 枚が 1 枚になり、保有額の価値は変わりません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
