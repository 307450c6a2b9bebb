import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': 'インジケーター',
  'spot.study.done': '完了',
  'spot.study.reset': '初期設定に戻す',
  'spot.study.ma': '移動平均線',
  'spot.study.ema': '指数平滑移動平均線',
  'spot.study.boll': 'ボリンジャーバンド',
  'spot.study.vol': '出来高と移動平均',
  'spot.study.macd': '移動平均収束拡散法',
  'spot.study.rsi': '相対力指数',
  'spot.study.kdj': 'ストキャスティクス（J 付き）',
  'spot.study.length': '期間',
  'spot.study.deviations': '標準偏差',
  'spot.study.fast': '短期',
  'spot.study.slow': '長期',
  'spot.study.signal': 'シグナル',
  'spot.study.smoothingK': 'K の平滑化',
  'spot.study.smoothingD': 'D の平滑化',
  'spot.study.wrongLength': '1 から {max} までの整数を入力してください',
  'spot.study.wrongFactor': '0.1 から {max} まで、小数は 1 桁',
  'spot.study.wrongOrder': '短期は長期より小さくしてください',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
