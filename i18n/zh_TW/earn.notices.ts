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
  'notices.kind.earn.renewsSoon':
    '您的理財訂單將於 {date}（UTC+8）到期。依照您的選擇，屆時 {amount} {asset} 將以年化 {rate}% 續期 {days} 天。到期前可隨時關閉。',
  'notices.kind.earn.endsSoon.ended':
    '您的 {amount} {asset} 理財訂單將於 {date}（UTC+8）到期，依目前情況不會續期：該產品已停止發售。本金及利息屆時將轉入資金帳戶。',
  'notices.kind.earn.endsSoon.rate':
    '您的 {amount} {asset} 理財訂單將於 {date}（UTC+8）到期，依目前情況不會續期：新年化 {rate}% 低於您要求的 {floor}%。本金及利息屆時將轉入資金帳戶。',
  'notices.kind.earn.endsSoon.quota':
    '您的 {amount} {asset} 理財訂單將於 {date}（UTC+8）到期，依目前情況不會續期：該產品剩餘額度不足。本金及利息屆時將轉入資金帳戶。',
  'notices.kind.earn.endsSoon.bounds':
    '您的 {amount} {asset} 理財訂單將於 {date}（UTC+8）到期，依目前情況不會續期：金額超出該產品目前的申購範圍。本金及利息屆時將轉入資金帳戶。',
  'notices.kind.earn.rateFalls': '自 {date}（UTC+8）起，您的 {asset} 理財年化將由 {before}% 降至 {rate}%。',
  'notices.kind.earn.rewardLow':
    '您的 {asset} 理財產品的 {reward} 獎勵已發放 80%。其餘發完後，僅繼續支付 {asset} 利息。',
  'notices.kind.earn.rewardOver': '您的 {asset} 理財產品的 {reward} 獎勵已全部發完。{asset} 利息照常支付。',
  'notices.kind.earn.notRenewed.closed':
    '您的 {amount} {asset} 理財訂單未續期：理財目前暫停新申購。本金及利息 {interest} {asset} 已轉入資金帳戶。',
  'notices.kind.earn.endsSoon.person':
    '您的 {amount} {asset} 理財訂單將於 {date}（UTC+8）到期，依目前情況不會續期：您目前不符合該產品的申購條件。本金及利息屆時將轉入資金帳戶。',
  'notices.kind.earn.endsSoon.closed':
    '您的 {amount} {asset} 理財訂單將於 {date}（UTC+8）到期，依目前情況不會續期：理財目前暫停新申購。本金及利息屆時將轉入資金帳戶。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
