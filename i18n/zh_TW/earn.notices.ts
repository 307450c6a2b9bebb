import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured': '您的 {amount} {asset} 理財訂單已到期，本金及利息 {interest} {asset} 已轉入資金帳戶。',
  'notices.kind.earn.renewed': '您的 {amount} {asset} 理財訂單已續期，本期利息 {interest} {asset}。',
  'notices.kind.earn.notRenewed.ended':
    '您的 {amount} {asset} 理財訂單未續期：該產品已停售。本金及利息 {interest} {asset} 已轉入資金帳戶。',
  'notices.kind.earn.notRenewed.rate':
    '您的 {amount} {asset} 理財訂單未續期：新利率低於您設定的下限。本金及利息 {interest} {asset} 已轉入資金帳戶。',
  'notices.kind.earn.notRenewed.quota':
    '您的 {amount} {asset} 理財訂單未續期：該產品剩餘額度不足。本金及利息 {interest} {asset} 已轉入資金帳戶。',
  'notices.kind.earn.notRenewed.bounds':
    '您的 {amount} {asset} 理財訂單未續期：金額超出該產品目前的申購範圍。本金及利息 {interest} {asset} 已轉入資金帳戶。',
  'notices.kind.earn.notRenewed.person':
    '您的 {amount} {asset} 理財訂單未續期：您目前不符合該產品的申購條件。本金及利息 {interest} {asset} 已轉入資金帳戶。',
  'notices.kind.earn.redeemed': '理財贖回的 {amount} {asset} 已轉入資金帳戶。',
  'notices.kind.earn.redeemFailed': '理財贖回的 {amount} {asset} 暫時未能到帳，請聯絡客服並提供工單號 {ticket}。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
