import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': '連結錢包限額',
  'console.actionField.linkMin': '轉到連結錢包的最小額',
  'console.actionField.linkMax': '轉到連結錢包的最大額',
  'console.ranges.title': '連結錢包',
  'console.ranges.failed': '連結錢包限額載入失敗。',
  'console.ranges.effect': '須由另一名財務人員審批。兩項都留空，則該幣種不能轉到連結錢包。',
  'console.mailKind.linkedWallet': '連結的錢包',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
