import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': '第 {number} 輪 · 助力',
  'launch.boost.live': '助力進行中',
  'launch.boost.pool': '獎勵池',
  'launch.boost.pools': '助力獎勵',
  'launch.boost.perPerson': '每人獎勵上限',
  'launch.boost.locked': '已鎖定',
  'launch.boost.given': '已發放獎勵',
  'launch.boost.amount': '鎖定數量',
  'launch.boost.newAmount': '新的鎖定總額',
  'launch.boost.begin': '助力',
  'launch.boost.raise': '追加',
  'launch.boost.submit': '鎖定 {amount} {asset}',
  'launch.boost.raiseSubmit': '追加至 {amount} {asset}',
  'launch.boost.confirm': '確認助力',
  'launch.boost.confirmNote':
    '該金額將凍結在您的資金帳戶中，直至 {time}。在此之前可以追加，但不能減少或撤回。到期後全部解凍，並發放獎勵。',
  'launch.boost.done': '已鎖定',
  'launch.boost.doneText': '已在第 {number} 輪鎖定 {amount} {asset}。',
  'launch.boost.asThingsStand': '目前預估獎勵',
  'launch.boost.estimate': '您目前的預估獎勵',
  'launch.boost.own': '您的助力',
  'launch.boost.reward': '您的獎勵',
  'launch.boost.freeAt': '全部金額將於 {time} 解凍。',
  'launch.boost.state.SUBSCRIBED': '已鎖定',
  'launch.boost.state.PENDING_DEDUCTION': '結算中',
  'launch.boost.state.COMPLETED': '已獲獎勵',
  'launch.boost.state.NOT_ALLOCATED': '無獎勵',
  'launch.boost.state.CANCELLED': '已取消',
  'launch.boost.state.REFUNDED': '已退款',
  'launch.boost.rule.share':
    '第 {number} 輪：可鎖定 {min} 至 {max} {asset}，級距 {step}。{pool} {token} 依鎖定比例分配，每人最多 {perPerson}。',
  'launch.boost.rule.back': '本輪結束前可以追加鎖定，但不能撤回。結束後全部解凍。',
  'launch.boost.rule.keep': '獎勵在本輪結束後 24 小時內發放，入帳即可使用。即使發售之後被取消，獎勵仍歸您所有。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
