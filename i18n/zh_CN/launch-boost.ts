import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': '第 {number} 轮 · 助力',
  'launch.boost.live': '助力进行中',
  'launch.boost.pool': '奖励池',
  'launch.boost.pools': '助力奖励',
  'launch.boost.perPerson': '每人奖励上限',
  'launch.boost.locked': '已锁定',
  'launch.boost.given': '已发放奖励',
  'launch.boost.amount': '锁定数量',
  'launch.boost.newAmount': '新的锁定总额',
  'launch.boost.begin': '助力',
  'launch.boost.raise': '追加',
  'launch.boost.submit': '锁定 {amount} {asset}',
  'launch.boost.raiseSubmit': '追加至 {amount} {asset}',
  'launch.boost.confirm': '确认助力',
  'launch.boost.confirmNote':
    '该金额将冻结在您的资金账户中，直至 {time}。在此之前可以追加，但不能减少或撤回。到期后全部解冻，并发放奖励。',
  'launch.boost.done': '已锁定',
  'launch.boost.doneText': '已在第 {number} 轮锁定 {amount} {asset}。',
  'launch.boost.asThingsStand': '当前预计奖励',
  'launch.boost.estimate': '您当前的预计奖励',
  'launch.boost.own': '您的助力',
  'launch.boost.reward': '您的奖励',
  'launch.boost.freeAt': '全部金额将于 {time} 解冻。',
  'launch.boost.state.SUBSCRIBED': '已锁定',
  'launch.boost.state.PENDING_DEDUCTION': '结算中',
  'launch.boost.state.COMPLETED': '已获奖励',
  'launch.boost.state.NOT_ALLOCATED': '无奖励',
  'launch.boost.state.CANCELLED': '已取消',
  'launch.boost.state.REFUNDED': '已退款',
  'launch.boost.rule.share':
    '第 {number} 轮：可锁定 {min} 至 {max} {asset}，步长 {step}。{pool} {token} 按锁定比例分配，每人最多 {perPerson}。',
  'launch.boost.rule.back': '本轮结束前可以追加锁定，但不能撤回。结束后全部解冻。',
  'launch.boost.rule.keep': '奖励在本轮结束后 24 小时内发放，到账即可使用。即使发售之后被取消，奖励仍归您所有。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
