import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': '技术指标',
  'spot.study.done': '完成',
  'spot.study.reset': '恢复默认',
  'spot.study.ma': '移动平均线',
  'spot.study.ema': '指数移动平均线',
  'spot.study.boll': '布林带',
  'spot.study.vol': '成交量及均量线',
  'spot.study.macd': '指数平滑异同移动平均线',
  'spot.study.rsi': '相对强弱指数',
  'spot.study.kdj': '随机指标',
  'spot.study.length': '周期',
  'spot.study.deviations': '标准差倍数',
  'spot.study.fast': '快线周期',
  'spot.study.slow': '慢线周期',
  'spot.study.signal': '信号线周期',
  'spot.study.smoothingK': 'K 值平滑',
  'spot.study.smoothingD': 'D 值平滑',
  'spot.study.wrongLength': '请输入 1 到 {max} 的整数',
  'spot.study.wrongFactor': '请输入 0.1 到 {max}，最多一位小数',
  'spot.study.wrongOrder': '快线周期须小于慢线周期',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
