import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Kazan ürünü',
  'console.actionKind.staffEarn.setRates': 'Kazan oranları',
  'console.actionKind.staffEarn.fund': 'Kazan faizi için para',
  'console.refusal.COIN_UNKNOWN': 'Böyle bir coin yok.',
  'console.refusal.EARN_NOT_FOUND': 'Böyle bir ürün yok.',
  'console.refusal.EARN_KIND_FIXED': 'Ürünün coini, türü, vadesi ve ikinci coini değişmez: {field}.',
  'console.refusal.EARN_TERM_WRONG': 'Vadeli ürün gün ister, vadesiz ürünün günü yoktur.',
  'console.refusal.EARN_BOUNDS_WRONG':
    'Bir sınır alt sınırın altında, bir tutar adıma uymuyor ya da bitiş başlangıçtan önce.',
  'console.refusal.EARN_QUOTA_SOLD': 'Kota satılandan az olamaz: {sold}.',
  'console.refusal.EARN_REWARD_WRONG': 'Karma ürün oranı ve bütçesiyle başka bir coin ister; diğer türlerde bulunmaz.',
  'console.refusal.EARN_NOT_ITS_COIN': 'Bu coin bu ürünün değil: {asset}.',
  'console.refusal.EARN_RATE_HOUR': 'Oranlar tam saatte başlar.',
  'console.refusal.EARN_RATE_TOO_SOON':
    'Yeni oranlar bir gün önceden duyurulur ve belirlenmiş olanların ardından gelir; en erken {earliestAt}.',
  'console.refusal.TIERS_EMPTY': 'Hiç basamak yok.',
  'console.refusal.TIERS_ORDER': 'Basamak {row}: sınır öncekinin üzerinde olmalı.',
  'console.refusal.TIERS_END': 'Basamak {row}: yalnızca son basamağın sınırı yoktur.',
  'console.refusal.TIERS_RATE': 'Basamak {row}: oran %0 ile %1.000 arasında değil.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
