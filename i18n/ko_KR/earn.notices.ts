import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    'Earn 상품 {amount} {asset}이(가) 만기되었습니다. 원금과 이자 {interest} {asset}이(가) 펀딩 계정에 입금되었습니다.',
  'notices.kind.earn.renewed':
    'Earn 상품 {amount} {asset}이(가) 재가입되었습니다. 이번 이자는 {interest} {asset}입니다.',
  'notices.kind.earn.notRenewed.ended':
    '상품 판매가 종료되어 Earn 상품 {amount} {asset}이(가) 재가입되지 않았습니다. 원금과 이자 {interest} {asset}은(는) 펀딩 계정에 있습니다.',
  'notices.kind.earn.notRenewed.rate':
    '새 이율이 설정하신 하한보다 낮아 Earn 상품 {amount} {asset}이(가) 재가입되지 않았습니다. 원금과 이자 {interest} {asset}은(는) 펀딩 계정에 있습니다.',
  'notices.kind.earn.notRenewed.quota':
    '잔여 한도가 부족해 Earn 상품 {amount} {asset}이(가) 재가입되지 않았습니다. 원금과 이자 {interest} {asset}은(는) 펀딩 계정에 있습니다.',
  'notices.kind.earn.notRenewed.bounds':
    '수량이 현재 가입 범위를 벗어나 Earn 상품 {amount} {asset}이(가) 재가입되지 않았습니다. 원금과 이자 {interest} {asset}은(는) 펀딩 계정에 있습니다.',
  'notices.kind.earn.notRenewed.person':
    '현재 상품의 가입 조건을 충족하지 않아 Earn 상품 {amount} {asset}이(가) 재가입되지 않았습니다. 원금과 이자 {interest} {asset}은(는) 펀딩 계정에 있습니다.',
  'notices.kind.earn.redeemed': 'Earn 상품에서 상환한 {amount} {asset}이(가) 펀딩 계정에 입금되었습니다.',
  'notices.kind.earn.redeemFailed':
    'Earn 상품에서 상환한 {amount} {asset}을(를) 아직 지급하지 못했습니다. 고객센터에 접수 번호 {ticket}을(를) 알려 주세요.',
  'notices.kind.earn.renewsSoon':
    'Earn 상품이 {date}(UTC+8)에 만기됩니다. 설정하신 대로 {amount} {asset}이(가) 연 {rate}%로 {days}일 동안 재가입됩니다. 만기 전까지 해제할 수 있습니다.',
  'notices.kind.earn.endsSoon.ended':
    'Earn 상품 {amount} {asset}이(가) {date}(UTC+8)에 만기되며, 현재로서는 재가입되지 않습니다. 사유: 상품 판매 종료. 원금과 이자는 펀딩 계정에 입금됩니다.',
  'notices.kind.earn.endsSoon.rate':
    'Earn 상품 {amount} {asset}이(가) {date}(UTC+8)에 만기되며, 현재로서는 재가입되지 않습니다. 사유: 새 이율 연 {rate}%가 요청하신 {floor}%보다 낮음. 원금과 이자는 펀딩 계정에 입금됩니다.',
  'notices.kind.earn.endsSoon.quota':
    'Earn 상품 {amount} {asset}이(가) {date}(UTC+8)에 만기되며, 현재로서는 재가입되지 않습니다. 사유: 상품의 잔여 한도 부족. 원금과 이자는 펀딩 계정에 입금됩니다.',
  'notices.kind.earn.endsSoon.bounds':
    'Earn 상품 {amount} {asset}이(가) {date}(UTC+8)에 만기되며, 현재로서는 재가입되지 않습니다. 사유: 수량이 현재 가입 범위를 벗어남. 원금과 이자는 펀딩 계정에 입금됩니다.',
  'notices.kind.earn.rateFalls': '{date}(UTC+8)부터 Earn {asset} 상품의 이율이 연 {before}%에서 {rate}%로 내려갑니다.',
  'notices.kind.earn.rewardLow':
    'Earn {asset} 상품의 {reward} 리워드가 80% 소진되었습니다. 나머지도 소진되면 {asset} 이자만 계속됩니다.',
  'notices.kind.earn.rewardOver':
    'Earn {asset} 상품의 {reward} 리워드가 모두 소진되었습니다. {asset} 이자는 그대로 계속됩니다.',
  'notices.kind.earn.notRenewed.closed':
    '현재 Earn 신규 가입을 받지 않아 Earn 상품 {amount} {asset}이(가) 재가입되지 않았습니다. 원금과 이자 {interest} {asset}은(는) 펀딩 계정에 있습니다.',
  'notices.kind.earn.endsSoon.person':
    'Earn 상품 {amount} {asset}이(가) {date}(UTC+8)에 만기되며, 현재로서는 재가입되지 않습니다. 사유: 현재 상품의 가입 조건을 충족하지 않음. 원금과 이자는 펀딩 계정에 입금됩니다.',
  'notices.kind.earn.endsSoon.closed':
    'Earn 상품 {amount} {asset}이(가) {date}(UTC+8)에 만기되며, 현재로서는 재가입되지 않습니다. 사유: 현재 Earn 신규 가입 중단. 원금과 이자는 펀딩 계정에 입금됩니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
