import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/withdrawals-refusal.ts';

export const messages = {
  INSUFFICIENT_BALANCE: '사용 가능 잔고가 부족합니다. 잔고 {available}, 필요 {needed}.',
  NOT_WITHDRAWABLE_YET: '지금은 {withdrawable}만 출금할 수 있습니다. 나머지는 아직 컨펌되지 않았거나 잠겨 있습니다.',
  LIMIT_24H: '24시간 한도 {limit} USDT 중 {remaining} USDT만 남았습니다.',
  LIMIT_30D: '30일 한도 {limit} USDT 중 {remaining} USDT만 남았습니다.',
  PRICE_UNKNOWN: '현재 {asset} 시세가 없어 한도를 확인할 수 없습니다.',
  PRECONDITIONS_MISSING: '먼저 거래 비밀번호를 설정하고 휴대폰 또는 인증기를 등록해 주세요.',
  WITHDRAWAL_LOCKED: '출금은 {unlockAt}에 다시 열립니다.',
  ACCOUNT_FROZEN: '동결된 계정입니다. 고객센터에 문의해 주세요.',
  RECEIVABLE_OPEN: '미납 청구금 {amount} {asset} 납부가 끝날 때까지 출금이 제한됩니다.',
  WITHDRAWALS_STOPPED: '현재 모든 고객의 출금이 중단되었습니다.',
  WITHDRAW_PAUSED: '이 네트워크의 출금이 일시 중단되었습니다.',
  SELF_ADDRESS: '고객님 본인의 입금 주소입니다.',
  ADDRESS_BLOCKED: '이 주소로는 보낼 수 없습니다.',
  ADDRESS_IS_CONTRACT: '이 주소는 컨트랙트입니다. 먼저 경고를 확인해 주세요.',
  ADDRESS_UNREAD:
    '네트워크에서 이 주소가 무엇인지 확인되지 않습니다. 먼저 경고를 확인하거나 나중에 다시 시도해 주세요.',
  ADDRESS_HIGH_RISK: '신고된 주소입니다. 먼저 경고를 확인해 주세요.',
  NOT_WHITELISTED: '화이트리스트 모드가 켜져 있어, 저장한 지 24시간이 지난 항목만 사용할 수 있습니다.',
  RECIPIENT_KYC: '24시간 기준 {from} USDT부터는 받는 사람도 신원 인증이 필요합니다.',
  KYC_REQUIRED: '24시간 기준 {from} USDT부터는 신원 인증이 필요합니다.',
  WITHDRAWAL_UNKNOWN: '존재하지 않는 출금입니다.',
  NOT_CANCELLABLE: '이미 전송 중이어서 취소할 수 없습니다.',
  FEE_CHANGED: '네트워크 수수료가 지금 {fee} {asset}입니다. 내용을 다시 확인하세요.',
  KYC_EXPIRED: '신분증이 만료되었습니다. 이전에 보냈거나 저장한 주소와 사용자에게만 보낼 수 있습니다.',
  CANCEL_LINK_UNKNOWN: '이미 사용한 링크이거나 더 이상 출금을 취소할 수 없습니다.',
  QUESTION_UNKNOWN: '존재하지 않는 질문입니다.',
  QUESTION_ANSWERED: '이미 답한 질문입니다.',
  NOT_A_SEND: '다른 사용자에게 보낸 송금만 반환을 요청할 수 있습니다.',
  RETURN_ASKED: '받는 사람에게 이미 요청했습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
