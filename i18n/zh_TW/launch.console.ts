import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': '首發專案',
  'console.actionKind.staffLaunch.fund': '首發備付代幣',
  'console.actionKind.staffLaunch.cancel': '取消首發專案',
  'console.refusal.LAUNCH_EXISTS': '已有同名專案：{project}。',
  'console.refusal.LAUNCH_NOT_FOUND': '沒有該專案。',
  'console.refusal.LAUNCH_COIN_MERGES': '{asset} 日後可能合併重計，不能在此發售或用於支付。',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} 不能用自身支付。',
  'console.refusal.LAUNCH_NO_ROUND': '專案至少需要一個輪次。',
  'console.refusal.LAUNCH_ROUND_TIMES': '第 {round} 輪：開始時間早於現在或早於上一輪結束，或結束早於開始。',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    '第 {round} 輪：有金額為零，最低金額不合級距或高於最高金額，或個人上限超過總量。',
  'console.refusal.LAUNCH_QUOTA': '各輪發售量之和須等於專案發售量，且不超過總供應量。',
  'console.refusal.SCHEDULE_EMPTY': '未設定解鎖時間。',
  'console.refusal.SCHEDULE_ORDER': '解鎖第 {row} 列：須晚於上一列。',
  'console.refusal.SCHEDULE_SHARE': '解鎖第 {row} 列：比例須為 1 至 10,000 的整數（萬分之一）。',
  'console.refusal.SCHEDULE_SUM': '比例之和為 {sumBps}（萬分之一），須為 10,000。',
  'console.refusal.LAUNCH_LISTING': '代幣須在最後一輪結束後發放，首次解鎖不得早於上線時間。',
  'console.refusal.LAUNCH_NOT_FUNDED':
    '發售的代幣須先備足：需要 {needed} {asset}，已備 {available}。請財務先備付代幣。',
  'console.refusal.LAUNCH_OTHER_TOKEN': '該專案發售的是 {asset}。',
  'console.refusal.LAUNCH_CANCELLED': '該專案已取消。',
  'console.refusal.LAUNCH_UNLOCKED': '該專案已有代幣解鎖，不能整體取消。',
  'console.actionField.token': '代幣',
  'console.actionField.payAsset': '支付幣種',
  'console.actionField.website': '官網',
  'console.actionField.paper': '白皮書',
  'console.actionField.supply': '總供應量',
  'console.actionField.listingAtMs': '首次發放時間（UTC+8）',
  'console.actionField.rounds': '輪次',
  'console.actionField.schedule': '解鎖計畫',
  'console.actionField.funded': '已備付',
  'console.actionField.isCancelled': '已取消',
  'console.actionField.paidBack': '退款人數',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
