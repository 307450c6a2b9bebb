import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': 'Chỉ báo',
  'spot.study.done': 'Xong',
  'spot.study.reset': 'Mặc định',
  'spot.study.ma': 'Đường trung bình động',
  'spot.study.ema': 'Đường trung bình động lũy thừa',
  'spot.study.boll': 'Dải Bollinger',
  'spot.study.vol': 'Khối lượng và đường trung bình',
  'spot.study.macd': 'Hội tụ phân kỳ trung bình động',
  'spot.study.rsi': 'Chỉ số sức mạnh tương đối',
  'spot.study.kdj': 'Stochastic có đường J',
  'spot.study.length': 'Chu kỳ',
  'spot.study.deviations': 'Độ lệch chuẩn',
  'spot.study.fast': 'Chu kỳ nhanh',
  'spot.study.slow': 'Chu kỳ chậm',
  'spot.study.signal': 'Chu kỳ tín hiệu',
  'spot.study.smoothingK': 'Làm mượt K',
  'spot.study.smoothingD': 'Làm mượt D',
  'spot.study.wrongLength': 'Một số nguyên từ 1 đến {max}',
  'spot.study.wrongFactor': 'Một số từ 0.1 đến {max}, một chữ số thập phân',
  'spot.study.wrongOrder': 'Chu kỳ nhanh phải nhỏ hơn chu kỳ chậm',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
