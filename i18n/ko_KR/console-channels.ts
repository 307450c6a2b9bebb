import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': '공식 채널',
  'console.channels.title': '공식 채널',
  'console.channels.failed': '공식 채널을 불러오지 못했습니다.',
  'console.channels.channel': '채널',
  'console.channels.source': '출처',
  'console.channels.configured': '시스템 설정',
  'console.channels.listed': '직원',
  'console.channels.add': '채널 추가',
  'console.channels.remove': '목록에서 삭제',
  'console.channels.hint': 'https://로 시작하는 웹 주소, 이메일 주소 또는 국가 번호가 있는 전화번호',
  'console.channels.addEffect': '두 번째 승인 후, 조회하는 사람에게 당사의 것이라고 알립니다.',
  'console.channels.removeEffect': '두 번째 승인 후, 조회하는 사람에게 당사의 것이 아니라고 알립니다.',
  'console.actionKind.staffOperator.setOfficialChannel': '공식 채널',
  'console.actionField.officialChannel': '공식 채널',
  'console.refusal.CHANNEL_UNREADABLE': 'https://로 시작하는 웹 주소, 이메일 주소, 전화번호가 아닙니다.',
  'console.refusal.TOO_MANY_CHANNELS': '목록이 가득 찼습니다. 먼저 하나를 삭제하세요.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
