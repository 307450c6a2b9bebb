import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': 'Indicateurs',
  'spot.study.done': 'Terminé',
  'spot.study.reset': 'Réglages habituels',
  'spot.study.ma': 'Moyenne mobile',
  'spot.study.ema': 'Moyenne mobile exponentielle',
  'spot.study.boll': 'Bandes de Bollinger',
  'spot.study.vol': 'Volume et ses moyennes',
  'spot.study.macd': 'Convergence de moyennes',
  'spot.study.rsi': 'Indice de force relative',
  'spot.study.kdj': 'Stochastique avec J',
  'spot.study.length': 'Période',
  'spot.study.deviations': 'Écarts-types',
  'spot.study.fast': 'Période rapide',
  'spot.study.slow': 'Période lente',
  'spot.study.signal': 'Période du signal',
  'spot.study.smoothingK': 'Lissage de K',
  'spot.study.smoothingD': 'Lissage de D',
  'spot.study.wrongLength': 'Un nombre entier de 1 à {max}',
  'spot.study.wrongFactor': 'Un nombre de 0.1 à {max}, une décimale',
  'spot.study.wrongOrder': 'La période rapide doit être inférieure à la lente',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
