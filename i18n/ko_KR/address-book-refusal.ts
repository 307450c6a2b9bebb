import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: '이 네트워크의 유효한 주소가 아닙니다.',
  ADDRESS_BURNS: '이 주소의 키는 누구에게도 없습니다. 보낸 코인은 영원히 되찾을 수 없습니다.',
  ADDRESS_IS_TOKEN: '지갑이 아니라 {asset} 컨트랙트 주소입니다. 보낸 코인은 되찾을 수 없습니다.',
  ADDRESS_OURS: '거래소 자체의 주소입니다. 본인의 주소를 입력해 주세요.',
  MEMO_REQUIRED: '이 주소에는 메모가 필요합니다.',
  MEMO_INVALID: '메모가 이 네트워크의 형식과 맞지 않습니다.',
  ADDRESS_BOOK_FULL: '주소록이 가득 찼습니다.',
  ADDRESS_EXISTS: '이미 주소록에 있는 주소입니다.',
  ADDRESS_UNKNOWN: '이 항목은 더 이상 존재하지 않습니다.',
  ADDRESS_REQUIRED: '주소를 입력해 주세요.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
