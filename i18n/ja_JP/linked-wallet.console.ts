import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': '連携ウォレットの限度額',
  'console.actionField.linkMin': '連携ウォレットへの最小額',
  'console.actionField.linkMax': '連携ウォレットへの最大額',
  'console.ranges.title': '連携ウォレット',
  'console.ranges.failed': '連携ウォレットの限度額を読み込めませんでした。',
  'console.ranges.effect':
    '財務部門のもう1人が決定します。両方を空欄にすると、このコインは連携ウォレットへ出金できなくなります。',
  'console.mailKind.linkedWallet': '連携ウォレット',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
