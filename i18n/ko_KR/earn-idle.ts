import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': '펀딩과 현물에서 쉬고 있는 잔액: {amount} {asset}',
  'earn.idle.flexible': '{amount} {asset}을(를) Earn 상품에 넣으면 연 {rate}입니다. 언제든 상환할 수 있습니다.',
  'earn.idle.fixed': { other: '{amount} {asset}을(를) Earn 상품에 넣으면 연 {rate}, 기간은 {count}일입니다.' },
  'earn.idle.see': '상품 보기',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
