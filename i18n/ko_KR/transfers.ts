import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': '받는 사람',
  'transfers.send.by': '찾는 방법',
  'transfers.send.range': '{min} {asset}부터',
  'transfers.send.find': '찾기',
  'transfers.send.found': '이름을 확인해 주세요: {name}',
  'transfers.send.notFound': '받을 수 있는 사용자를 찾지 못했습니다. 입력하신 내용을 확인해 주세요.',
  'transfers.send.submit': '보내기',
  'transfers.send.submitAmount': '{amount} {asset} 보내기',
  'transfers.send.checkTitle': '전송 내용 확인',
  'transfers.send.to': '받는 사람',

  'transfers.title': '이체',
  'transfers.from': '보내는 계정',
  'transfers.to': '받는 계정',
  'transfers.swap': '계정 바꾸기',
  'transfers.coin': '코인',
  'transfers.amount': '수량',
  'transfers.available': '사용 가능',
  'transfers.free': '무료로 즉시 반영됩니다.',
  'transfers.submit': '이체',
  'transfers.submitAmount': '{amount} {asset} 이체',
  'transfers.notOpened': '먼저 {account} 계정을 개설해 주세요.',
  'transfers.elsewhere': '{account} 계정에 {amount} {asset}이(가) 있습니다.',
  'transfers.done': '이체되었습니다',
  'transfers.doneText': '{amount} {asset}: {from} → {to}',
  'transfers.failed': '이체하지 못했습니다',
  'transfers.none': '이 기간의 이체 내역이 없습니다.',
  'transfers.unknown': '결과가 아직 도착하지 않았습니다. 같은 요청으로 다시 확인하며, 두 번 이체되지 않습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
