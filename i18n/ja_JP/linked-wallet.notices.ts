import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked':
    'ウォレット {address} が連携されました。お心当たりがない場合はアカウントを凍結してください。',
  'notices.kind.linkedWallet.unlinked':
    'ウォレット {address} の連携が解除されました。連携ウォレットへの出金は24時間できません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
