import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: '该账户已冻结，请联系客服。',
  TRADING_PASSWORD_NOT_SET: '请先设置交易密码。',
  LAUNCH_NOT_FOUND: '该项目或轮次不存在。',
  LAUNCH_CANCELLED: '该项目已取消，参与者的款项将全部退回。',
  LAUNCH_NOT_STARTED: '该轮次将于 {startAt} 开放。',
  LAUNCH_ENDED: '该轮次已结束，投入金额不能再更改。',
  LAUNCH_KYC: '该轮次要求身份认证等级 {needed}，您当前为 {level}。',
  LAUNCH_VIP: '该轮次仅限 VIP {needed} 及以上，您当前为 VIP {level}。',
  LAUNCH_INTERVAL: '您刚认购了另一轮次，{againAt} 后可再次认购。',
  LAUNCH_MIN: '最低投入 {min} {asset}。',
  LAUNCH_MAX: '最多投入 {max} {asset}。',
  LAUNCH_STEP: '金额须为 {step} {asset} 的整数倍。',
  LAUNCH_BALANCE: '资金账户 {asset} 余额不足：现有 {available}，需要 {needed}。',
  LAUNCH_NOT_SUBSCRIBED: '您没有这笔认购。',
  COIN_STOPPED: '{asset} 正在合并，暂时不能转移。请几分钟后再试。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
