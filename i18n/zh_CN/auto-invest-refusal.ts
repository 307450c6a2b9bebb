import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: '该账户已冻结，请联系客服。',
  AUTO_INVEST_COIN_REQUIRED: '请至少选择一个币种。',
  AUTO_INVEST_TOO_MANY_COINS: '每个计划最多包含 {max} 个币种，您选择了 {count} 个。',
  AUTO_INVEST_COIN_TWICE: '{asset} 在计划中重复。',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} 不支持定投。',
  AUTO_INVEST_SHARE_TOO_SMALL: '每个币种的占比须大于 {above}%，{asset} 的占比为 {percent}%。',
  AUTO_INVEST_SHARE_SUM: '占比合计须为 100%，目前为 {sum}%。',
  AUTO_INVEST_DATE_REQUIRED: '请选择定投日。',
  AUTO_INVEST_AMOUNT_MIN: '按所选币种和占比，每期最低 {min} USDT。',
  AUTO_INVEST_AMOUNT_MAX: '每期最高 {max} USDT。',
  AUTO_INVEST_ZONE_UNKNOWN: '无法识别该时区：{zone}。',
  AUTO_INVEST_TOO_MANY: '每小时最多创建 {max} 个计划，下一个可于 {nextAt} 创建。',
  AUTO_INVEST_PLAN_UNKNOWN: '该计划不存在。',
  AUTO_INVEST_PLAN_DELETED: '该计划已删除。',
  AUTO_INVEST_LOCKED: '该计划将于 {runAt} 执行，执行前五分钟内不能修改，但可以暂停或删除。',
  AUTO_INVEST_RUNNING: '该计划正在执行，请等待完成。',
  AUTO_INVEST_INSUFFICIENT: '余额不足：可用 {available} USDT，需要 {needed} USDT，未买入任何币种。',
  AUTO_INVEST_NO_HISTORY: '{asset} 的每日价格不足该时间范围。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
