import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-move.ts';

export const messages = {
  'balances.accountNamed': '{account} 계정',

  'balances.action.continue': '계속',
  'balances.action.older': '이전 내역',
  'balances.action.newer': '최신 내역',
  'balances.action.viewOnChain': '체인에서 보기',

  'balances.column.time': '시간',
  'balances.column.network': '네트워크',
  'balances.column.amount': '수량',
  'balances.column.fee': '수수료',
  'balances.column.txid': 'TxID',
  'balances.column.counterparty': 'TxID 또는 상대방',
  'balances.column.to': '받는 곳',
  'balances.column.from': '보낸 곳',
  'balances.column.status': '상태',
  'balances.column.type': '유형',
  'balances.column.account': '계정',
  'balances.column.address': '주소',
  'balances.column.memo': '메모',
  'balances.column.remark': '비고',
  'balances.column.source': '구분',
  'balances.column.orderNo': '주문 번호',

  'balances.coins.title': '코인 선택',
  'balances.coins.search': '코인 또는 이름',
  'balances.coins.recent': '최근',
  'balances.coins.all': '전체 코인',
  'balances.coins.noDeposit': '입금 불가',
  'balances.coins.noWithdraw': '출금 불가',
  'balances.coins.paused': '일시 중단',
  'balances.coins.nothing': '일치하는 코인이 없습니다.',

  'balances.deposit.chooseCoin': '코인 선택',
  'balances.deposit.network': '네트워크',
  'balances.deposit.chooseNetwork': '전송에 사용할 네트워크 선택',
  'balances.deposit.networkFacts': '{time} · 최소 {min} {asset}',
  'balances.deposit.confirmations': { other: '컨펌 {count}회' },
  'balances.wait.minutes': { other: '약 {count}분' },
  'balances.wait.seconds': { other: '약 {count}초' },
  'balances.lastTen.deposit': '최근 입금 10건',
  'balances.deposit.pausedUntil': '재개 예정: {time}',

  'balances.lastTen.receive': '최근 받은 내역 10건',

  'balances.withdraw.chooseNetwork': '받는 쪽 네트워크 선택',
  'balances.withdraw.networkFacts': '수수료 {fee} {asset} · {time}',
  'balances.withdraw.lowestFee': '최저 수수료',
  'balances.lastTen.withdraw': '최근 출금 10건',

  'balances.amount.required': '올바른 수량을 입력해 주세요.',
  'balances.amount.AMOUNT_REQUIRED': '올바른 수량을 입력해 주세요.',
  'balances.amount.AMOUNT_COMMA': '소수점은 마침표(.)로 입력하고 천 단위 구분 기호는 빼 주세요.',
  'balances.amount.AMOUNT_NOT_A_NUMBER': '올바른 수량을 입력해 주세요.',
  'balances.amount.AMOUNT_SIGN': '수량에는 부호를 넣을 수 없습니다.',
  'balances.amount.AMOUNT_ZERO': '수량은 0일 수 없습니다.',
  'balances.amount.AMOUNT_PLACES': '소수점 이하 {scale}자리까지 입력할 수 있습니다.',
  'balances.amount.AMOUNT_TOO_LARGE': '수량이 너무 큽니다.',
  'balances.amount.AMOUNT_BELOW_MIN': '최소 {min} {asset}입니다.',
  'balances.amount.AMOUNT_ABOVE_MAX': '1회 최대 {max} {asset}입니다.',
  'balances.amount.INSUFFICIENT_BALANCE': '잔고가 {missing} {asset}만큼 부족합니다.',
  'balances.amount.NOT_WITHDRAWABLE_YET':
    '지금은 {withdrawable} {asset}만 출금할 수 있습니다. 나머지는 미확인이거나 잠겨 있습니다.',
  'balances.amount.LIMIT_24H': '24시간 한도가 {remaining} USDT만 남았습니다.',
  'balances.amount.LIMIT_30D': '30일 한도가 {remaining} USDT만 남았습니다.',
  'balances.amount.KYC_REQUIRED':
    '{remaining} USDT까지만 더 보낼 수 있습니다. 24시간 기준 {from} USDT를 초과하려면 신원 인증이 필요합니다.',
  'balances.amount.RECIPIENT_KYC':
    '{remaining} USDT까지만 더 보낼 수 있습니다. 24시간 기준 {from} USDT를 초과하려면 받는 사람도 신원 인증이 필요합니다.',
  'balances.amount.verify': '신원 인증하기',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
