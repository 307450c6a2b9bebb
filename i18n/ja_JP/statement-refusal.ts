import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: '期間の開始は終了より前、かつ現在より前にしてください。',
  EXPORTS_RUNNING: 'すでに {max} 件のファイルを作成中です。完了を待つか、いずれかをキャンセルしてください。',
  EXPORT_UNKNOWN: 'このファイルは存在しません。',
  EXPORT_ENDED: 'このエクスポートはすでに終了しています。',
  EXPORT_NOT_READY: 'このファイルはまだ準備できていません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
