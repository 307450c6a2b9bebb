import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-tools.ts';

export const messages = {
  'spot.study.title': '보조지표',
  'spot.study.done': '완료',
  'spot.study.reset': '기본값으로',
  'spot.study.ma': '이동평균선',
  'spot.study.ema': '지수이동평균선',
  'spot.study.boll': '볼린저 밴드',
  'spot.study.vol': '거래량과 평균',
  'spot.study.macd': '이동평균 수렴·확산',
  'spot.study.rsi': '상대강도지수',
  'spot.study.kdj': '스토캐스틱 (J 포함)',
  'spot.study.length': '기간',
  'spot.study.deviations': '표준편차 배수',
  'spot.study.fast': '단기 기간',
  'spot.study.slow': '장기 기간',
  'spot.study.signal': '시그널 기간',
  'spot.study.smoothingK': 'K 평활',
  'spot.study.smoothingD': 'D 평활',
  'spot.study.wrongLength': '1부터 {max}까지의 정수',
  'spot.study.wrongFactor': '0.1부터 {max}까지, 소수 한 자리',
  'spot.study.wrongOrder': '단기 기간은 장기 기간보다 짧아야 합니다',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
