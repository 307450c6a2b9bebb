import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: '該帳戶已凍結，請聯絡客服。',
  AUTO_INVEST_COIN_REQUIRED: '請至少選擇一個幣種。',
  AUTO_INVEST_TOO_MANY_COINS: '每個計畫最多包含 {max} 個幣種，您選擇了 {count} 個。',
  AUTO_INVEST_COIN_TWICE: '{asset} 在計畫中重複。',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} 不支援定期定額。',
  AUTO_INVEST_SHARE_TOO_SMALL: '每個幣種的占比須大於 {above}%，{asset} 的占比為 {percent}%。',
  AUTO_INVEST_SHARE_SUM: '占比合計須為 100%，目前為 {sum}%。',
  AUTO_INVEST_DATE_REQUIRED: '請選擇扣款日。',
  AUTO_INVEST_AMOUNT_MIN: '依所選幣種和占比，每期最低 {min} USDT。',
  AUTO_INVEST_AMOUNT_MAX: '每期最高 {max} USDT。',
  AUTO_INVEST_ZONE_UNKNOWN: '無法辨識該時區：{zone}。',
  AUTO_INVEST_TOO_MANY: '每小時最多建立 {max} 個計畫，下一個可於 {nextAt} 建立。',
  AUTO_INVEST_PLAN_UNKNOWN: '該計畫不存在。',
  AUTO_INVEST_PLAN_DELETED: '該計畫已刪除。',
  AUTO_INVEST_LOCKED: '該計畫將於 {runAt} 執行，執行前五分鐘內不能修改，但可以暫停或刪除。',
  AUTO_INVEST_RUNNING: '該計畫正在執行，請等待完成。',
  AUTO_INVEST_INSUFFICIENT: '餘額不足：可用 {available} USDT，需要 {needed} USDT，未買入任何幣種。',
  AUTO_INVEST_NO_HISTORY: '{asset} 的每日價格不足該時間範圍。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
