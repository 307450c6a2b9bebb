import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    '定期定額將於 {runAt}（{zone}）以 {amount} USDT 買入 {coins}，目前可用餘額僅 {available} USDT。請提前補足，否則本期不會買入。',
  'notices.kind.autoInvest.insufficient':
    '定期定額未能買入：{coins} 需要 {amount} USDT，可用餘額為 {available} USDT。計畫將在下一期再次執行。',
  'notices.kind.autoInvest.insufficientInRow':
    '定期定額（{coins}）已連續 {count} 次因餘額不足未能買入。您可以先暫停計畫，待資金充足後再恢復。',
  'notices.kind.autoInvest.paused': '由於連續多次餘額不足，您的 {coins} 定期定額計畫已暫停，您可以隨時恢復。',
  'notices.kind.autoInvest.undated':
    '您的 {coins} 定期定額計畫已暫停：系統不再支援時區 {zone}。請在計畫中改選其他時區，然後恢復。',
  'notices.kind.autoInvest.failed':
    '定期定額未能以 {amount} USDT 買入 {coins}。資金仍在您的帳戶，各幣種的原因請見計畫頁面。',
  'notices.kind.autoInvest.expired':
    '您發起的定期定額未能在五分鐘內開始，因此沒有以 {amount} USDT 買入 {coins}。您可以再次執行該計畫。',
  'notices.kind.autoInvest.partial':
    '定期定額已用 {amount} USDT 中的 {spent} USDT 買入 {coins}，其餘資金在您的現貨帳戶。',
  'notices.kind.autoInvest.done': '定期定額已用 {spent} USDT 買入 {coins}。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
