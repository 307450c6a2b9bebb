import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': '고객님의 피싱 방지 코드: {antiPhishingCode}',
  'mail.cancelLink': '로그인 없이 한 번 눌러 이 출금을 취소하세요 (한 번만, 전송 전까지 유효): {cancelUrl}',
  'mail.freezeLink': '로그인 없이 계정을 즉시 동결하기(1회용, 7일간 유효): {freezeUrl}',

  'mail.checkLink': '페이지나 메시지가 정말 당사의 것인지 확인하세요: {checkUrl}',
  'mail.code.register.subject': '계정 개설 인증 코드',
  'mail.code.register.body':
    'Bourse 계정 개설 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.login.subject': '로그인 인증 코드',
  'mail.code.login.body':
    '새 기기에서 Bourse에 로그인하기 위한 인증 코드는 {code}입니다. 5분간 유효합니다. 당사 직원을 포함해 누구에게도 알려 주지 마세요.',
  'mail.code.reset-password.subject': '비밀번호 재설정 인증 코드',
  'mail.code.reset-password.body':
    'Bourse 비밀번호 재설정 인증 코드는 {code}입니다. 5분간 유효합니다. 본인이 요청하지 않았다면 이 메시지를 무시해 주세요. 아무것도 변경되지 않습니다.',
  'mail.code.bind-email.subject': '이메일 주소 등록 인증 코드',
  'mail.code.bind-email.body':
    'Bourse 계정의 이메일 주소 등록 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.bind-phone.subject': '휴대폰 번호 등록 인증 코드',
  'mail.code.bind-phone.body':
    'Bourse 계정의 휴대폰 번호 등록 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.bind-totp.subject': '인증기 등록 인증 코드',
  'mail.code.bind-totp.body':
    'Bourse 계정의 인증기 등록 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.unbind-totp.subject': '인증기 해제 인증 코드',
  'mail.code.unbind-totp.body':
    'Bourse 계정의 인증기 해제 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.add-passkey.subject': '패스키 추가 인증 코드',
  'mail.code.add-passkey.body':
    'Bourse 계정의 패스키 추가 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.remove-passkey.subject': '패스키 해제 인증 코드',
  'mail.code.remove-passkey.body':
    'Bourse 계정의 패스키 해제 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.change-password.subject': '비밀번호 변경 인증 코드',
  'mail.code.change-password.body':
    'Bourse 비밀번호 변경 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.trading-password.subject': '거래 비밀번호 설정 인증 코드',
  'mail.code.trading-password.body':
    'Bourse 거래 비밀번호 설정 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.api-key.subject': 'API 키 인증 코드',
  'mail.code.api-key.body':
    'Bourse API 키 {label} 생성 인증 코드는 {code}입니다. 권한: {scopes}. IP 주소: {ips}. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.api-key-made.subject': '새 API 키',
  'mail.api-key-made.body':
    'Bourse 계정에 API 키 {label}이(가) 생성되었습니다. 이 키를 가진 프로그램은 회원님을 대신해 동작할 수 있습니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.code.link-wallet.subject': '지갑 연결 인증 코드',
  'mail.code.link-wallet.body':
    'Bourse 계정에 지갑 {address}만 연결하는 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.unlink-wallet.subject': '지갑 연결 해제 인증 코드',
  'mail.code.unlink-wallet.body':
    'Bourse 계정에서 지갑 {address}의 연결을 해제하는 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.anti-phishing.subject': '피싱 방지 코드 설정 인증 코드',
  'mail.code.anti-phishing.body':
    'Bourse 피싱 방지 코드 설정 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.whitelist-on.subject': '화이트리스트 모드 켜기 인증 코드',
  'mail.code.whitelist-on.body':
    'Bourse 계정의 화이트리스트 모드를 켜기 위한 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.whitelist-off.subject': '화이트리스트 모드 끄기 인증 코드',
  'mail.code.whitelist-off.body':
    'Bourse 계정의 화이트리스트 모드를 끄기 위한 인증 코드는 {code}입니다. 끄면 모든 주소로 출금할 수 있게 됩니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.freeze.subject': '계정 동결 인증 코드',
  'mail.code.freeze.body': 'Bourse 계정 동결 인증 코드는 {code}입니다. 5분간 유효합니다. 누구에게도 알려 주지 마세요.',
  'mail.code.withdraw.subject': '{amount} {asset} 출금 인증 코드',
  'mail.code.withdraw.body':
    '인증 코드 {code}: {network} 네트워크로 {amount} {asset} 출금, 받는 주소 {address}. 이 출금에만 사용되며 5분간 유효합니다. 본인의 출금이 아니라면 코드를 누구에게도 알려 주지 말고 비밀번호를 변경해 주세요.',
  'mail.code.withdraw-memo.subject': '{amount} {asset} 출금 인증 코드',
  'mail.code.withdraw-memo.body':
    '인증 코드 {code}: {network} 네트워크로 {amount} {asset} 출금, 받는 주소 {address}, 메모 {memo}. 이 출금에만 사용되며 5분간 유효합니다. 본인의 출금이 아니라면 코드를 누구에게도 알려 주지 말고 비밀번호를 변경해 주세요.',
  'mail.code.recover.subject': '{amount} {asset} 복구 요청 인증 코드',
  'mail.code.recover.body':
    '인증 코드 {code}: {network} 네트워크 거래 {txId}의 {amount} {asset} 복구 요청, 반환 주소 {address}. 이 요청에만 사용되며 5분간 유효합니다. 본인의 요청이 아니라면 코드를 누구에게도 알려 주지 말고 비밀번호를 변경해 주세요.',
  'mail.code.recover-memo.subject': '{amount} {asset} 복구 요청 인증 코드',
  'mail.code.recover-memo.body':
    '인증 코드 {code}: {network} 네트워크 거래 {txId}의 {amount} {asset} 복구 요청, 반환 주소 {address}, 메모 {memo}. 이 요청에만 사용되며 5분간 유효합니다. 본인의 요청이 아니라면 코드를 누구에게도 알려 주지 말고 비밀번호를 변경해 주세요.',
  'mail.code.send.subject': '{amount} {asset} 보내기 인증 코드',
  'mail.code.send.body':
    '인증 코드 {code}: {amount} {asset} 보내기, 받는 사람 {recipient}. 이 전송에만 사용되며 5분간 유효합니다. 본인의 전송이 아니라면 코드를 누구에게도 알려 주지 말고 비밀번호를 변경해 주세요.',
  'mail.code.address-book.subject': '주소록 인증 코드',
  'mail.code.address-book.body':
    'Bourse 주소록 변경 인증 코드는 {code}입니다. 한 번의 변경에만 사용되며 5분간 유효합니다. 본인의 변경이 아니라면 코드를 누구에게도 알려 주지 말고 비밀번호를 변경해 주세요.',

  'mail.notice.subject': 'Bourse 계정 알림',
  'mail.account-exists.subject': '이미 계정이 있습니다',
  'mail.account-exists.body':
    '누군가(본인일 수도 있습니다) 이 주소로 Bourse 계정을 만들려고 했으나, 이미 계정에 사용 중인 주소입니다. 이 주소로 로그인하거나 비밀번호를 재설정해 주세요. 본인이 아니라면 별도의 조치가 필요하지 않습니다.',
  'mail.no-account.subject': '이 주소의 계정이 없습니다',
  'mail.no-account.body':
    '누군가(본인일 수도 있습니다) 이 주소로 Bourse 인증 코드를 요청했으나, 이 주소를 쓰는 계정이 없습니다. 다른 주소로 시도하거나 계정을 만들어 주세요. 본인이 아니라면 별도의 조치가 필요하지 않습니다.',

  'mail.withdrawal-requested.subject': '{amount} {asset} 출금 신청',
  'mail.withdrawal-requested.body':
    '고객님의 Bourse 계정에서 {network} 네트워크의 {address} 주소로 {amount} {asset} 출금이 신청되었습니다. 1분 동안, 그리고 전송되기 전까지 취소할 수 있습니다. 본인이 아니라면 지금 계정을 동결하세요.',
  'mail.sent.subject': '{amount} {asset} 송금 완료',
  'mail.sent.body':
    '고객님의 Bourse 계정에서 {recipient} 님에게 {amount} {asset} 송금이 완료되었습니다. 본인이 아니라면 지금 계정을 동결하세요.',
  'mail.new-device.subject': '새 기기에서 로그인',
  'mail.new-device.body':
    '새 기기에서 Bourse 계정에 로그인했습니다: {device}, IP 주소 {ip}. 본인이 아니라면 보안 페이지에서 계정을 동결하고 비밀번호를 변경해 주세요.',
  'mail.password-changed.subject': '비밀번호가 변경되었습니다',
  'mail.password-changed.body':
    'Bourse 계정의 비밀번호가 변경되었습니다. 24시간 동안 출금이 제한됩니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.trading-password-changed.subject': '거래 비밀번호가 변경되었습니다',
  'mail.trading-password-changed.body':
    'Bourse 계정의 거래 비밀번호가 변경되었습니다. 24시간 동안 출금이 제한됩니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.contact-changed.subject': '이메일 주소 또는 휴대폰 번호가 변경되었습니다',
  'mail.contact-changed.body':
    'Bourse 계정에 새 연락처가 등록되었습니다: {masked}. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.totp-bound.subject': '인증기가 등록되었습니다',
  'mail.totp-bound.body':
    'Bourse 계정에 인증기가 등록되었습니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.totp-removed.subject': '인증기가 해제되었습니다',
  'mail.totp-removed.body':
    'Bourse 계정에서 인증기가 해제되었습니다. 24시간 동안 출금이 제한됩니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.factors-reset.subject': '2단계 인증이 초기화되었습니다',
  'mail.factors-reset.body':
    '회원님 명의의 요청에 따라 고객센터가 Bourse 계정에서 인증기와 모든 패스키를 해제했습니다. 모든 기기에서 로그아웃되었으며 72시간 동안 출금이 제한됩니다. 본인이 아니라면 지금 계정을 동결해 주세요.',
  'mail.passkey-added.subject': '패스키가 추가되었습니다',
  'mail.passkey-added.body':
    'Bourse 계정에 패스키 ‘{name}’이(가) 추가되어 이 패스키로 로그인할 수 있습니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.passkey-removed.subject': '패스키가 해제되었습니다',
  'mail.passkey-removed.body':
    'Bourse 계정에서 패스키 ‘{name}’이(가) 해제되었습니다. 24시간 동안 출금이 제한됩니다. 본인이 아니라면 지금 보안 페이지에서 계정을 동결해 주세요.',
  'mail.frozen.subject': '계정이 동결되었습니다',
  'mail.frozen.body': 'Bourse 계정이 동결되어 자금이 나갈 수 없습니다. 해제하려면 고객센터에 문의해 주세요.',
  'mail.unfrozen.subject': '계정 동결이 해제되었습니다',
  'mail.unfrozen.body': 'Bourse 계정의 동결이 해제되었습니다. 출금은 24시간 동안 계속 제한됩니다.',
  'mail.kyc-approved.subject': '신원 인증이 완료되었습니다',
  'mail.kyc-approved.body': 'Bourse 신원 인증이 완료되어 한도가 올라갔습니다.',
  'mail.kyc-rejected.subject': '신원 인증을 완료하지 못했습니다',
  'mail.kyc-rejected.body': 'Bourse 신원 인증이 승인되지 않았습니다: {reason} 다시 제출하실 수 있습니다.',
  'mail.kyc-expires-soon.subject': '신분증 유효 기간이 {date}에 끝납니다',
  'mail.kyc-expires-soon.body':
    'Bourse 계정에 등록된 신분증의 유효 기간은 {date}까지입니다. 한도를 유지하려면 그 전에 새 신분증으로 다시 인증하세요.',
  'mail.kyc-expired.subject': '신분증 유효 기간이 지났습니다',
  'mail.kyc-expired.body':
    'Bourse 계정에 등록된 신분증의 유효 기간은 {date}까지였습니다. 다시 인증할 때까지 미인증 계정의 한도가 적용됩니다. 자산은 안전하며 한도 안에서 출금할 수 있습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
