import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: '키의 권한을 선택해 주세요.',
  IP_MALFORMED: '{ip}은(는) IP 주소가 아닙니다.',
  IP_LIST_REQUIRED: '출금 권한이 있는 키에는 IP 주소 목록이 필요합니다.',
  LABEL_LENGTH: '키 이름은 최대 {max}자입니다.',
  PUBLIC_KEY_MALFORMED: 'Ed25519 공개 키가 아닙니다.',
  PUBLIC_KEY_IS_PRIVATE: '개인 키입니다. 아무에게도 보여 주지 말고 짝이 되는 공개 키를 붙여 넣으세요.',
  PUBLIC_KEY_IN_USE: '이 공개 키로 만든 키가 이미 있습니다.',
  TOO_MANY_API_KEYS: '키가 최대 개수인 {max}개입니다. 새로 만들려면 하나를 삭제해 주세요.',
  ACCOUNT_FROZEN: '동결된 계정입니다. 고객센터에 문의해 주세요.',
  WITHDRAWAL_LOCKED: '출금은 {unlockAt}에 다시 열립니다.',
  API_KEY_UNKNOWN: '이미 없는 키입니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
