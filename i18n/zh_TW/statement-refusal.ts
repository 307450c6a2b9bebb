import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: '時間範圍的開始須早於結束，且早於現在。',
  EXPORTS_RUNNING: '已有 {max} 個檔案正在產生，請等待完成或取消其中一個。',
  EXPORT_UNKNOWN: '此檔案不存在。',
  EXPORT_ENDED: '此匯出已結束。',
  EXPORT_NOT_READY: '此檔案尚未產生完成。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
