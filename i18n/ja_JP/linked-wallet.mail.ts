import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': 'ウォレットが連携されました',
  'mail.wallet-linked.body':
    'Bourseのアカウントにウォレット {address} が連携されました。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.wallet-unlinked.subject': 'ウォレットの連携が解除されました',
  'mail.wallet-unlinked.body':
    'Bourseのアカウントからウォレット {address} の連携が解除されました。連携ウォレットへの出金は24時間できません。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
