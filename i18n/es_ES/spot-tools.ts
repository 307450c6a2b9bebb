import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': 'Indicadores',
  'spot.study.done': 'Listo',
  'spot.study.reset': 'Valores habituales',
  'spot.study.ma': 'Media móvil',
  'spot.study.ema': 'Media móvil exponencial',
  'spot.study.boll': 'Bandas de Bollinger',
  'spot.study.vol': 'Volumen y sus medias',
  'spot.study.macd': 'Convergencia de medias',
  'spot.study.rsi': 'Índice de fuerza relativa',
  'spot.study.kdj': 'Estocástico con J',
  'spot.study.length': 'Periodo',
  'spot.study.deviations': 'Desviaciones típicas',
  'spot.study.fast': 'Periodo rápido',
  'spot.study.slow': 'Periodo lento',
  'spot.study.signal': 'Periodo de la señal',
  'spot.study.smoothingK': 'Suavizado de K',
  'spot.study.smoothingD': 'Suavizado de D',
  'spot.study.wrongLength': 'Un número entero de 1 a {max}',
  'spot.study.wrongFactor': 'Un número de 0.1 a {max}, con un decimal',
  'spot.study.wrongOrder': 'El periodo rápido debe ser menor que el lento',
} as const satisfies Catalog<typeof en, 'es_ES'>;
