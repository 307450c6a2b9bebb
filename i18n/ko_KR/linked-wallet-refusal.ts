import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: '이 계정에 연결된 지갑이 없습니다.',
  WALLET_ALREADY_LINKED: '이미 연결된 지갑이 있습니다. 먼저 해제하세요.',
  WALLET_TAKEN: '이 지갑은 다른 계정에 연결되어 있습니다.',
  WALLET_NOT_THE_LINKED_ONE: '이 계정에 연결된 지갑이 아닙니다.',
  LINK_LOCKED: '연결된 지갑으로의 출금은 {unlockAt}에 다시 열립니다.',
  LINK_SESSION_UNKNOWN: '없는 코드입니다. 새 코드를 표시하세요.',
  LINK_SESSION_EXPIRED: '만료된 코드입니다. 새 코드를 표시하세요.',
  LINK_SESSION_SPENT: '이미 사용한 코드입니다. 새 코드를 표시하세요.',
  LINK_NOT_CONFIRMED: '먼저 지갑 앱에서 확인하세요.',
  MESSAGE_WRONG: '서명된 메시지가 저희 것이 아닙니다: {field}.',
  SIGNATURE_WRONG: '이 지갑의 서명이 아닙니다.',
  TX_HASH_MISSING: '트랜잭션이 없습니다.',
  NOT_PAYABLE: '네트워크가 이 송금을 받지 않습니다. 지갑에 코인이 충분한가요?',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
