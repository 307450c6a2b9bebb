import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': '연결된 지갑 한도',
  'console.actionField.linkMin': '연결된 지갑 최소 금액',
  'console.actionField.linkMax': '연결된 지갑 최대 금액',
  'console.ranges.title': '연결된 지갑',
  'console.ranges.failed': '연결된 지갑 한도를 불러오지 못했습니다.',
  'console.ranges.effect':
    '재무팀의 다른 한 명이 결정합니다. 두 칸을 모두 비우면 이 코인은 연결된 지갑으로 보낼 수 없습니다.',
  'console.mailKind.linkedWallet': '연결된 지갑',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
