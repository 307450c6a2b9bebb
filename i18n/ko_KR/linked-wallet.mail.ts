import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': '지갑이 연결되었습니다',
  'mail.wallet-linked.body':
    'Bourse 계정에 지갑 {address}이(가) 연결되었습니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.wallet-unlinked.subject': '지갑 연결이 해제되었습니다',
  'mail.wallet-unlinked.body':
    'Bourse 계정에서 지갑 {address}의 연결이 해제되었습니다. 연결된 지갑으로의 출금은 24시간 기다려야 합니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
