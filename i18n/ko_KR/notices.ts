import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': '알림',
  'notices.bellUnread': { other: '알림, 읽지 않음 {count}개' },
  'notices.title': '알림',
  'notices.markAll': '모두 읽음으로 표시',
  'notices.unread': '읽지 않음',
  'notices.empty': '아직 알림이 없습니다. 로그인, 입금, 출금 소식을 여기서 알려 드립니다.',

  'notices.kind.other': '계정에 새로운 소식이 있습니다.',
  'notices.kind.identity.newDevice':
    '새 기기에서 로그인했습니다: {device}, {ip}. 본인이 아니라면 계정을 동결해 주세요.',
  'notices.kind.identity.kycApproved': '신원 인증이 승인되었습니다.',
  'notices.kind.identity.kycRejected': '신원 인증이 반려되었습니다: {reason}',
  'notices.kind.identity.kycExpiresSoon':
    '신분증 유효 기간이 {date}에 끝납니다. 한도를 유지하려면 새 신분증으로 다시 인증하세요.',
  'notices.kind.identity.kycExpired':
    '신분증 유효 기간이 지났습니다. 다시 인증할 때까지 미인증 계정의 한도가 적용됩니다.',
  'notices.kind.identity.whitelistOn': '출금 화이트리스트가 켜졌습니다.',
  'notices.kind.identity.whitelistOff': '출금 화이트리스트가 꺼졌습니다. 24시간 동안 출금이 제한됩니다.',
  'notices.kind.identity.tradingPasswordSet': '거래 비밀번호가 설정되었습니다.',
  'notices.kind.identity.tradingPasswordChanged': '거래 비밀번호가 변경되었습니다. 24시간 동안 출금이 제한됩니다.',
  'notices.kind.identity.antiPhishingCodeSet': '피싱 방지 코드가 변경되었습니다.',
  'notices.kind.identity.frozen': '계정이 동결되었습니다. 자금이 나갈 수 없습니다.',
  'notices.kind.identity.unfrozen': '계정 동결이 해제되었습니다. 24시간 동안 출금이 제한됩니다.',
  'notices.kind.identity.passwordChanged': '로그인 비밀번호가 변경되었습니다. 24시간 동안 출금이 제한됩니다.',
  'notices.kind.identity.emailBound': '이메일 주소가 등록되었습니다: {masked}',
  'notices.kind.identity.phoneBound': '휴대폰 번호가 등록되었습니다: {masked}',
  'notices.kind.identity.totpBound': '인증기가 등록되었습니다.',
  'notices.kind.identity.totpRemoved': '인증기가 해제되었습니다. 24시간 동안 출금이 제한됩니다.',
  'notices.kind.tradingApi.keyMade':
    'API 키 {label}이(가) 생성되었습니다. 본인이 아니라면 키를 삭제하고 계정을 동결해 주세요.',
  'notices.kind.tradingApi.keyDeleted': 'API 키 {label}이(가) 삭제되었습니다.',
  'notices.kind.wallet.withdrawalRequested': '{amount} {asset} 출금이 접수되었습니다.',
  'notices.kind.wallet.withdrawalInReview': '{amount} {asset} 출금을 심사하고 있습니다.',
  'notices.kind.wallet.withdrawalDelayed': '{amount} {asset} 출금이 1시간 보류됩니다. 신고된 주소입니다.',
  'notices.kind.wallet.withdrawalApproved': '{amount} {asset} 출금이 승인되었습니다.',
  'notices.kind.wallet.withdrawalRejected': '{amount} {asset} 출금이 거절되었습니다. 수량과 수수료가 반환되었습니다.',
  'notices.kind.wallet.withdrawalCancelled': '{amount} {asset} 출금이 취소되었습니다. 수량과 수수료가 반환되었습니다.',
  'notices.kind.wallet.withdrawalCompleted': '{amount} {asset} 출금이 도착했습니다.',
  'notices.kind.wallet.withdrawalFailed': '{amount} {asset} 출금이 실패했습니다. 수량과 수수료가 반환되었습니다.',
  'notices.kind.wallet.reviewOverdue':
    '{amount} {asset} 심사가 약속한 시간보다 길어지고 있습니다. 계속 처리하고 있습니다.',
  'notices.kind.wallet.sent': '{amount} {asset} 전송을 완료했습니다.',
  'notices.kind.wallet.received': '{amount} {asset} 입금을 받았습니다.',
  'notices.kind.wallet.depositInReview':
    '{amount} {asset} 입금이 송금 출처 확인을 위해 심사 중입니다. 자산은 안전하며 확인 후 반영됩니다.',
  'notices.kind.wallet.depositCredited': '{amount} {asset} 입금이 반영되었습니다. 거래에 사용할 수 있습니다.',
  'notices.kind.wallet.depositCompleted': '{amount} {asset} 입금이 완료되어 출금할 수 있습니다.',
  'notices.kind.wallet.depositReorged': '체인에서 {amount} {asset} 입금이 무효화되어 잔고에서 차감되었습니다.',

  'notices.inbox.title': '데모 수신함',
  'notices.inbox.what': '이 데모는 실제 이메일이나 문자를 보내지 않습니다. 보냈을 내용이 모두 여기에 표시됩니다.',
  'notices.inbox.to': '받는 사람',
  'notices.inbox.toHint': '이메일 주소 또는 휴대폰 번호',
  'notices.inbox.empty': '아직 보낸 것이 없습니다.',
  'notices.inbox.noneTo': '{to} 앞으로 보낸 것이 없습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
