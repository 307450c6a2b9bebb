import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    '라운드 배정이 끝났습니다: {cost} {asset}로 {got} {token}을(를) 받았습니다. 나머지 참여 금액은 해제되었습니다.',
  'notices.kind.launch.bought': '플래시 세일 결제가 완료되었습니다: {cost} {asset}로 {got} {token}을(를) 구매했습니다.',
  'notices.kind.launch.rewarded':
    '부스트가 끝났습니다. 보상은 {got} {token}이며, 예치한 {amount} {asset}은(는) 해제되었습니다.',
  'notices.kind.launch.notAllocated':
    '라운드 배정이 끝났으나 {token}을(를) 배정받지 못했습니다. 참여한 {amount} {asset}는 해제되었습니다.',
  'notices.kind.launch.notDrawn':
    '{token} 추첨은 진행되지 않았으며 다시 하지 않습니다. 티켓 대금으로 동결된 {amount} {asset}는 해제되었습니다. 사유는 판매 페이지에서 확인하세요.',
  'notices.kind.launch.unlocked': '런치에서 받은 {amount} {token}의 잠금이 해제되었습니다.',
  'notices.kind.launch.cancelled': '{token} 세일이 취소되었습니다. {amount} {asset}가 펀딩 계정으로 환불되었습니다.',
  'notices.kind.launch.payOut': '{token} 세일에서 {amount} {asset}을(를) 펀딩 계정으로 지급했습니다.',
  'notices.kind.launch.protected':
    '{token} 가격 보호: 첫 토큰 지급 시점에 시장 가격이 지불한 가격보다 낮아 {amount} {asset}이(가) 펀딩 계정에 입금되었습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
