import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: '时间范围的开始须早于结束，且早于现在。',
  EXPORTS_RUNNING: '已有 {max} 个文件正在生成，请等待完成或取消其中一个。',
  EXPORT_UNKNOWN: '该文件不存在。',
  EXPORT_ENDED: '该导出已结束。',
  EXPORT_NOT_READY: '该文件尚未生成完毕。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
