import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    '定投将于 {runAt}（{zone}）用 {amount} USDT 买入 {coins}，目前可用余额仅 {available} USDT。请提前补足，否则本期不会买入。',
  'notices.kind.autoInvest.insufficient':
    '定投未能买入：{coins} 需要 {amount} USDT，可用余额为 {available} USDT。计划将在下一期再次执行。',
  'notices.kind.autoInvest.insufficientInRow':
    '定投（{coins}）已连续 {count} 次因余额不足未能买入。您可以先暂停计划，待资金充足后再恢复。',
  'notices.kind.autoInvest.paused': '由于连续多次余额不足，您的 {coins} 定投计划已暂停，您可以随时恢复。',
  'notices.kind.autoInvest.undated':
    '您的 {coins} 定投计划已暂停：系统不再支持时区 {zone}。请在计划中改选其他时区，然后恢复。',
  'notices.kind.autoInvest.failed':
    '定投未能以 {amount} USDT 买入 {coins}。资金仍在您的账户，各币种的原因请见计划页面。',
  'notices.kind.autoInvest.expired':
    '您发起的定投未能在五分钟内开始，因此没有以 {amount} USDT 买入 {coins}。您可以再次执行该计划。',
  'notices.kind.autoInvest.partial': '定投已用 {amount} USDT 中的 {spent} USDT 买入 {coins}，其余资金在您的现货账户。',
  'notices.kind.autoInvest.done': '定投已用 {spent} USDT 买入 {coins}。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
