import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': 'Piyasalar',
  'console.markets.title': 'Piyasalar',
  'console.markets.failed': 'Piyasalar yüklenemedi.',
  'console.markets.pair': 'Parite',
  'console.markets.leveraged': 'Kaldıraçlı',
  'console.markets.tick': 'Fiyat adımı',
  'console.markets.lot': 'Miktar adımı',
  'console.markets.minNotional': 'En düşük emir',
  'console.markets.band': 'Fiyat bandı',
  'console.markets.state.open': 'Açık',
  'console.markets.state.halted': 'Durduruldu',
  'console.markets.halt': 'Durdur',
  'console.markets.open': 'Yeniden aç',
  'console.markets.effect.halt':
    'Yeniden açılana kadar emir verilemez ve değiştirilemez; açık emirler kalır ve iptal edilebilir.',
  'console.markets.effect.open': 'Emirler hemen yeniden alınır ve eşleştirilir.',
  'console.markets.isHalted': 'Piyasa durduruldu.',
  'console.markets.isOpen': 'Piyasa yeniden açıldı.',
} as const satisfies Messages;
