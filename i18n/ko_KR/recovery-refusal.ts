import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: '해당 요청이 없습니다.',
  CASE_EXISTS: '이 거래에 대해 진행 중인 요청이 이미 있습니다.',
  CASES_OPEN_MAX: '동시에 {max}건까지 요청할 수 있습니다. 하나가 결정될 때까지 기다려 주세요.',
  SCREENSHOT_UNKNOWN: '이미지가 없습니다. 다시 선택하세요.',
  NETWORK_UNKNOWN: '알 수 없는 네트워크입니다.',
  AMOUNT_ZERO: '수량은 0일 수 없습니다.',
  ADDRESS_INVALID: '반환 주소가 이 네트워크의 주소가 아닙니다.',
  ADDRESS_OURS: '당사 주소입니다. 본인의 주소를 입력하세요.',
  CASE_DECIDED: '이미 결정된 요청입니다.',
  SIGNATURE_NOT_POSSIBLE: '이 네트워크에서는 서명을 확인할 수 없습니다.',
  TRANSFER_NOT_SEEN: '아직 확인되지 않은 거래이거나 보낸 주소가 없습니다. 나중에 다시 시도하세요.',
  SIGNATURE_WRONG: '보낸 주소가 이 문구에 한 서명이 아닙니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
