import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': '지갑 {address}이(가) 연결되었습니다. 본인이 아닌가요? 계정을 동결하세요.',
  'notices.kind.linkedWallet.unlinked':
    '지갑 {address}의 연결이 해제되었습니다. 연결된 지갑으로의 출금은 24시간 기다려야 합니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
