import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': '在演示钱包中确认',
  'pages.linked-wallet.scan.description': '扫码后演示钱包请您确认的内容。',
  'pages.linked-wallet.devWallet.title': '演示钱包',
  'pages.linked-wallet.devWallet.description': '演示环境自带的钱包应用，可用于关联、充币和提币。',
  'pages.linked-wallet.link.title': '关联钱包',
  'pages.linked-wallet.link.description': '用一次性二维码关联外部钱包应用。',
  'pages.keywords.linked-wallet': '关联钱包, 钱包应用, 二维码',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
