import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: '기간의 시작은 종료보다, 그리고 현재보다 앞서야 합니다.',
  EXPORTS_RUNNING: '이미 파일 {max}개를 만드는 중입니다. 완료를 기다리거나 하나를 취소하세요.',
  EXPORT_UNKNOWN: '존재하지 않는 파일입니다.',
  EXPORT_ENDED: '이미 끝난 내보내기입니다.',
  EXPORT_NOT_READY: '파일이 아직 준비되지 않았습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
