import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': 'Piyasalar',
  'spot.markets.kinds': 'Piyasa türleri',
  'spot.markets.kind.favourites': 'Favoriler',
  'spot.markets.kind.spot': 'Spot',
  'spot.markets.kind.etf': 'Kaldıraçlı token’lar',
  'spot.markets.search': 'Çift ara',
  'spot.markets.clear': 'Aramayı temizle',
  'spot.markets.nothing': '“{search}” adında çift yok',
  'spot.markets.none': 'Henüz açık piyasa yok.',
  'spot.markets.noFavourites': 'Yıldızladığınız çiftler burada görünür',
  'spot.markets.showAll': 'Tüm çiftleri göster',

  'spot.markets.ranking': 'Sıralama',
  'spot.markets.ranking.gain': 'En çok yükselen',
  'spot.markets.ranking.loss': 'En çok düşen',
  'spot.markets.ranking.turnover': 'En çok işlem gören',

  'spot.markets.column.pair': 'Çift',
  'spot.markets.column.last': 'Son fiyat',
  'spot.markets.column.change': '24 sa değişim',
  'spot.markets.column.high': '24 sa en yüksek',
  'spot.markets.column.low': '24 sa en düşük',
  'spot.markets.column.turnover': '24 sa işlem hacmi',
  'spot.markets.column.action': 'İşlem',

  'spot.markets.trade': 'İşlem yap',
  'spot.markets.favour': '{pair} çiftini favorilere ekle',
  'spot.markets.unfavour': '{pair} çiftini favorilerden çıkar',
  'spot.markets.halted': 'Durduruldu',
  'spot.markets.all': 'Tüm piyasalar',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
