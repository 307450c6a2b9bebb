import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': '关联钱包限额',
  'console.actionField.linkMin': '转到关联钱包的最小额',
  'console.actionField.linkMax': '转到关联钱包的最大额',
  'console.ranges.title': '关联钱包',
  'console.ranges.failed': '关联钱包限额加载失败。',
  'console.ranges.effect': '须由另一名财务人员审批。两项都留空，则该币种不能转到关联钱包。',
  'console.mailKind.linkedWallet': '关联钱包',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
