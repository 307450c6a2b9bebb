import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': 'Göstergeler',
  'spot.study.done': 'Bitti',
  'spot.study.reset': 'Varsayılan ayarlar',
  'spot.study.ma': 'Hareketli ortalama',
  'spot.study.ema': 'Üstel hareketli ortalama',
  'spot.study.boll': 'Bollinger bantları',
  'spot.study.vol': 'Hacim ve ortalamaları',
  'spot.study.macd': 'Ortalamaların yakınsaması',
  'spot.study.rsi': 'Göreceli güç endeksi',
  'spot.study.kdj': 'J çizgili stokastik',
  'spot.study.length': 'Uzunluk',
  'spot.study.deviations': 'Standart sapma',
  'spot.study.fast': 'Hızlı uzunluk',
  'spot.study.slow': 'Yavaş uzunluk',
  'spot.study.signal': 'Sinyal uzunluğu',
  'spot.study.smoothingK': 'K yumuşatma',
  'spot.study.smoothingD': 'D yumuşatma',
  'spot.study.wrongLength': '1 ile {max} arasında bir tam sayı',
  'spot.study.wrongFactor': '0.1 ile {max} arasında, tek ondalık',
  'spot.study.wrongOrder': 'Hızlı uzunluk yavaştan küçük olmalı',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
