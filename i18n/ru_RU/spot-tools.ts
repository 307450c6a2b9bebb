import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': 'Индикаторы',
  'spot.study.done': 'Готово',
  'spot.study.reset': 'По умолчанию',
  'spot.study.ma': 'Скользящая средняя',
  'spot.study.ema': 'Экспоненциальная средняя',
  'spot.study.boll': 'Полосы Боллинджера',
  'spot.study.vol': 'Объём и его средние',
  'spot.study.macd': 'Схождение средних',
  'spot.study.rsi': 'Индекс относительной силы',
  'spot.study.kdj': 'Стохастик с линией J',
  'spot.study.length': 'Период',
  'spot.study.deviations': 'Стандартные отклонения',
  'spot.study.fast': 'Быстрый период',
  'spot.study.slow': 'Медленный период',
  'spot.study.signal': 'Период сигнала',
  'spot.study.smoothingK': 'Сглаживание K',
  'spot.study.smoothingD': 'Сглаживание D',
  'spot.study.wrongLength': 'Целое число от 1 до {max}',
  'spot.study.wrongFactor': 'Число от 0.1 до {max}, один знак после точки',
  'spot.study.wrongOrder': 'Быстрый период должен быть меньше медленного',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
