import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    '{market} 그리드 {number}번이 익절 가격에 도달해 중지되었습니다. {quote} {quoteAsset}와(과) {base} {baseAsset}이(가) 현물 계정에 있습니다.',
  'notices.kind.grid.stopLoss':
    '{market} 그리드 {number}번이 손절 가격에 도달해 중지되었습니다. {quote} {quoteAsset}와(과) {base} {baseAsset}이(가) 현물 계정에 있습니다.',
  'notices.kind.grid.stoppedByStaff':
    '{market} 그리드 {number}번을 당사가 중지했습니다. {quote} {quoteAsset}와(과) {base} {baseAsset}이(가) 현물 계정에 있으며 매도된 것은 없습니다. 궁금한 점은 고객센터에 문의하세요.',
  'notices.kind.grid.failed.slippage':
    '{market} 그리드 {number}번이 시작되지 않았습니다. 매수 비용이 가격보다 0.5% 넘게 비쌌기 때문입니다. {quote} {quoteAsset}와(과) {base} {baseAsset}이(가) 현물 계정에 있습니다.',
  'notices.kind.grid.failed.other':
    '{market} 그리드 {number}번을 실행할 수 없어 종료했습니다. {quote} {quoteAsset}와(과) {base} {baseAsset}이(가) 현물 계정에 있습니다. 이유는 상세 페이지에 있습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
