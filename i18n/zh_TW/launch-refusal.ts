import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: '該帳戶已凍結，請聯絡客服。',
  TRADING_PASSWORD_NOT_SET: '請先設定交易密碼。',
  LAUNCH_NOT_FOUND: '該專案或輪次不存在。',
  LAUNCH_CANCELLED: '該專案已取消，參與者的款項將全數退回。',
  LAUNCH_NOT_STARTED: '該輪次將於 {startAt} 開放。',
  LAUNCH_ENDED: '該輪次已結束，投入金額不能再更改。',
  LAUNCH_KYC: '該輪次要求身分認證等級 {needed}，您目前為 {level}。',
  LAUNCH_VIP: '該輪次僅限 VIP {needed} 及以上，您目前為 VIP {level}。',
  LAUNCH_INTERVAL: '您剛認購了另一輪次，{againAt} 後可再次認購。',
  LAUNCH_MIN: '最低投入 {min} {asset}。',
  LAUNCH_MAX: '最多投入 {max} {asset}。',
  LAUNCH_STEP: '金額須為 {step} {asset} 的整數倍。',
  LAUNCH_BALANCE: '資金帳戶 {asset} 餘額不足：現有 {available}，需要 {needed}。',
  LAUNCH_NOT_SUBSCRIBED: '您沒有這筆認購。',
  COIN_STOPPED: '{asset} 正在合併，暫時無法轉移。請幾分鐘後再試。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
