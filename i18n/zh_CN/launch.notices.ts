import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated': '本轮已完成分配：您以 {cost} {asset} 获得 {got} {token}，其余投入已解冻。',
  'notices.kind.launch.bought': '您的限时抢购已付款：以 {cost} {asset} 购得 {got} {token}。',
  'notices.kind.launch.rewarded': '助力已结束，您获得奖励 {got} {token}。您锁定的 {amount} {asset} 已解冻。',
  'notices.kind.launch.notAllocated': '本轮已完成分配，您未获得 {token}。您投入的 {amount} {asset} 已解冻。',
  'notices.kind.launch.notDrawn':
    '{token} 未进行抽签，也不会重新抽签。为抽签券冻结的 {amount} {asset} 已解冻。原因见发售页面。',
  'notices.kind.launch.unlocked': '{amount} {token} 首发代币已解锁。',
  'notices.kind.launch.cancelled': '{token} 的发售已取消，{amount} {asset} 已退回您的资金账户。',
  'notices.kind.launch.payOut': '{token} 发售的 {amount} {asset} 已划入您的资金账户。',
  'notices.kind.launch.protected':
    '{token} 价格保护：由于首批代币交付时市价低于您的支付价，{amount} {asset} 已存入您的资金账户。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
