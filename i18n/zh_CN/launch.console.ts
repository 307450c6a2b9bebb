import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': '首发项目',
  'console.actionKind.staffLaunch.fund': '首发备付代币',
  'console.actionKind.staffLaunch.cancel': '取消首发项目',
  'console.refusal.LAUNCH_EXISTS': '已有同名项目：{project}。',
  'console.refusal.LAUNCH_NOT_FOUND': '没有该项目。',
  'console.refusal.LAUNCH_COIN_MERGES': '{asset} 日后可能合并重计，不能在此发售或用于支付。',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} 不能用自身支付。',
  'console.refusal.LAUNCH_NO_ROUND': '项目至少需要一个轮次。',
  'console.refusal.LAUNCH_ROUND_TIMES': '第 {round} 轮：开始时间早于现在或早于上一轮结束，或结束早于开始。',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    '第 {round} 轮：有金额为零，最低金额不合步长或高于最高金额，或个人上限超过总量。',
  'console.refusal.LAUNCH_QUOTA': '各轮发售量之和须等于项目发售量，且不超过总供应量。',
  'console.refusal.SCHEDULE_EMPTY': '未设置解锁时间。',
  'console.refusal.SCHEDULE_ORDER': '解锁第 {row} 行：须晚于上一行。',
  'console.refusal.SCHEDULE_SHARE': '解锁第 {row} 行：比例须为 1 至 10,000 的整数（万分之一）。',
  'console.refusal.SCHEDULE_SUM': '比例之和为 {sumBps}（万分之一），须为 10,000。',
  'console.refusal.LAUNCH_LISTING': '代币须在最后一轮结束后发放，首次解锁不得早于上线时间。',
  'console.refusal.LAUNCH_NOT_FUNDED':
    '发售的代币须先备足：需要 {needed} {asset}，已备 {available}。请财务先备付代币。',
  'console.refusal.LAUNCH_OTHER_TOKEN': '该项目发售的是 {asset}。',
  'console.refusal.LAUNCH_CANCELLED': '该项目已取消。',
  'console.refusal.LAUNCH_UNLOCKED': '该项目已有代币解锁，不能整体取消。',
  'console.actionField.token': '代币',
  'console.actionField.payAsset': '支付币种',
  'console.actionField.website': '官网',
  'console.actionField.paper': '白皮书',
  'console.actionField.supply': '总供应量',
  'console.actionField.listingAtMs': '首次发放时间（UTC+8）',
  'console.actionField.rounds': '轮次',
  'console.actionField.schedule': '解锁计划',
  'console.actionField.funded': '已备付',
  'console.actionField.isCancelled': '已取消',
  'console.actionField.paidBack': '退款人数',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
