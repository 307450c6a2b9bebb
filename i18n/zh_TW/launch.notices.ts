import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated': '本輪已完成分配：您以 {cost} {asset} 獲得 {got} {token}，其餘投入已解凍。',
  'notices.kind.launch.bought': '您的限時搶購已付款：以 {cost} {asset} 購得 {got} {token}。',
  'notices.kind.launch.rewarded': '助力已結束，您獲得獎勵 {got} {token}。您鎖定的 {amount} {asset} 已解凍。',
  'notices.kind.launch.notAllocated': '本輪已完成分配，您未獲得 {token}。您投入的 {amount} {asset} 已解凍。',
  'notices.kind.launch.notDrawn':
    '{token} 未進行抽籤，也不會重新抽籤。為抽籤券凍結的 {amount} {asset} 已解凍。原因見發售頁面。',
  'notices.kind.launch.unlocked': '{amount} {token} 首發代幣已解鎖。',
  'notices.kind.launch.cancelled': '{token} 的發售已取消，{amount} {asset} 已退回您的資金帳戶。',
  'notices.kind.launch.payOut': '{token} 發售的 {amount} {asset} 已劃入您的資金帳戶。',
  'notices.kind.launch.protected':
    '{token} 價格保護：由於首批代幣交付時市價低於您的支付價，{amount} {asset} 已存入您的資金帳戶。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
