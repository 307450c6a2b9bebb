import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: '입력하신 내용을 확인해 주세요.',
  FIELD_UNKNOWN: '이 페이지는 최신 상태가 아닙니다. 새로고침한 뒤 다시 시도해 주세요.',
  LOGIN_REQUIRED: '먼저 로그인해 주세요.',
  FORBIDDEN: '이 계정으로는 할 수 없는 작업입니다.',
  TOO_MANY_REQUESTS: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  BUSY: '시스템이 혼잡합니다. 변경된 것은 없습니다. 잠시 후 다시 시도해 주세요.',
  OUTCOME_UNKNOWN: '처리되었는지 확인할 수 없습니다. 다시 시도하기 전에 결과를 먼저 확인해 주세요.',
  FEATURE_OFF: '이 기능은 현재 꺼져 있습니다.',
  SYSTEM_ERROR: '시스템에 문제가 발생했습니다. 고객님의 자산은 안전합니다.',
  IDEMPOTENCY_MISMATCH: '이 요청은 이미 다른 값으로 전송되었습니다. 페이지를 새로고침하고 처음부터 다시 시작해 주세요.',
  ORIGIN_REFUSED: '당사 페이지에서 보낸 요청이 아니어서 거절되었습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
