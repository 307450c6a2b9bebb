import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': 'Fon',
  'balances.account.spot': 'Spot',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': 'Vadeli işlem',
  'balances.account.earn': 'Kazan',
  'balances.account.card': 'Kart',
  'balances.account.futures_copy': 'Vadeli kopya',
  'balances.account.spot_copy': 'Spot kopya',
  'balances.account.in_transit': 'Yolda',
  'balances.account.bonus': 'Bonus',
  'balances.account.copy': 'Kopya işlem',

  'balances.action.deposit': 'Yatır',
  'balances.action.withdraw': 'Çek',
  'balances.action.transfer': 'Aktar',
  'balances.action.trade': 'Al-Sat',
  'balances.action.express': 'Hızlı alım',
  'balances.action.bonus': 'Bonus al',
  'balances.action.clearSearch': 'Aramayı temizle',
  'balances.action.clearFilters': 'Filtreleri temizle',
  'balances.action.allHistory': 'Tüm geçmiş',

  'balances.limit.title': '24 saatlik çekim',
  'balances.limit.limitLeft': 'Kalan 24 saatlik çekim',
  'balances.limit.left': 'USDT kaldı',
  'balances.limit.used': 'Kullanılan {amount}',
  'balances.limit.of': 'Limit {amount}',
  'balances.limit.frees': '{amount} serbest kalır: {time}',
  'balances.limit.used30d': '30 gün: {limit} USDT limitin {used} kadarı kullanıldı.',
  'balances.limit.raiseLimit': 'Limiti artır',
  'balances.limit.vipLevels': 'VIP seviyeleri',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': 'Kripto',
  'balances.column.total': 'Toplam',
  'balances.column.available': 'Kullanılabilir',
  'balances.column.frozen': 'Dondurulmuş',
  'balances.column.price': 'Fiyat, 24 sa',
  'balances.column.action': 'İşlem',

  'balances.transferHistory': 'Aktarım geçmişi',

  'balances.addressBook': 'Adres defteri',

  'balances.amount.limitFrees': '{time} itibarıyla daha fazlası açılır.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
