import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': 'Indicadores',
  'spot.study.done': 'Concluído',
  'spot.study.reset': 'Valores padrão',
  'spot.study.ma': 'Média móvel',
  'spot.study.ema': 'Média móvel exponencial',
  'spot.study.boll': 'Bandas de Bollinger',
  'spot.study.vol': 'Volume e suas médias',
  'spot.study.macd': 'Convergência de médias',
  'spot.study.rsi': 'Índice de força relativa',
  'spot.study.kdj': 'Estocástico com J',
  'spot.study.length': 'Período',
  'spot.study.deviations': 'Desvios-padrão',
  'spot.study.fast': 'Período rápido',
  'spot.study.slow': 'Período lento',
  'spot.study.signal': 'Período do sinal',
  'spot.study.smoothingK': 'Suavização de K',
  'spot.study.smoothingD': 'Suavização de D',
  'spot.study.wrongLength': 'Um número inteiro de 1 a {max}',
  'spot.study.wrongFactor': 'Um número de 0.1 a {max}, com uma casa decimal',
  'spot.study.wrongOrder': 'O período rápido deve ser menor que o lento',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
