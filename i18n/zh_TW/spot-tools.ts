import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': '技術指標',
  'spot.study.done': '完成',
  'spot.study.reset': '恢復預設',
  'spot.study.ma': '移動平均線',
  'spot.study.ema': '指數移動平均線',
  'spot.study.boll': '布林通道',
  'spot.study.vol': '成交量及均量線',
  'spot.study.macd': '指數平滑異同移動平均線',
  'spot.study.rsi': '相對強弱指數',
  'spot.study.kdj': '隨機指標',
  'spot.study.length': '週期',
  'spot.study.deviations': '標準差倍數',
  'spot.study.fast': '快線週期',
  'spot.study.slow': '慢線週期',
  'spot.study.signal': '訊號線週期',
  'spot.study.smoothingK': 'K 值平滑',
  'spot.study.smoothingD': 'D 值平滑',
  'spot.study.wrongLength': '請輸入 1 到 {max} 的整數',
  'spot.study.wrongFactor': '請輸入 0.1 到 {max}，最多一位小數',
  'spot.study.wrongOrder': '快線週期須小於慢線週期',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
