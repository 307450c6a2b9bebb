import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': '공식 링크 확인',
  'operator.links.intro':
    '당사라고 주장하는 웹 주소, 이메일 주소, 전화번호 또는 계정 이름을 붙여 넣으세요. 공식 목록과 대조합니다.',
  'operator.links.label': '주소, 번호 또는 이름',
  'operator.links.check': '확인',
  'operator.links.official': '당사의 공식 채널입니다.',
  'operator.links.onlyAt': '이 이름은 여기에서만 당사 계정입니다: {official}. 다른 곳의 같은 이름은 타인의 계정입니다.',
  'operator.links.notOfficial': '당사의 공식 채널이 아닙니다.',
  'operator.links.unreadable': '읽을 수 없습니다.',
  'operator.links.leadsTo': '실제 연결 위치',
  'operator.links.readAs': '실제 내용',
  'operator.links.ours': '공식 채널',
  'operator.links.odd': '특이한 문자',
  'operator.links.reason.UNREADABLE':
    '웹 주소, 이메일 주소, 전화번호, 이름 중 어느 것도 아닙니다. 전체를 다시 복사해 주세요.',
  'operator.links.reason.HIDDEN_CHARACTERS': '눈에 보이지 않는 문자가 들어 있습니다. 속이기 위한 것입니다.',
  'operator.links.reason.NOT_A_PAGE': '페이지를 여는 것이 아니라 프로그램이나 파일을 실행합니다. 열지 마세요.',
  'operator.links.reason.USER_INFO': '@ 앞부분은 아무 의미가 없고 뒤의 주소로 연결됩니다. 당사 주소에는 @가 없습니다.',
  'operator.links.reason.IP_ADDRESS': '이름 대신 IP 숫자로 연결됩니다. 당사는 그렇게 하지 않습니다.',
  'operator.links.reason.MIXED_SCRIPTS': '한 단어에 두 문자 체계의 글자가 섞여 있어 다른 단어처럼 보입니다.',
  'operator.links.reason.LOOK_ALIKE': '다른 글자나 기호로 당사 이름처럼 보이게 만든 것입니다.',
  'operator.links.reason.ONE_SLIP': '당사의 것과 글자나 숫자 하나가 다릅니다.',
  'operator.links.reason.SUBDOMAIN_TRICK':
    '당사의 전체 이름이 앞에 있지만, 중요한 것은 이름의 끝부분이며 그것은 타인의 것입니다.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    '당사 도메인 아래에 있지만 당사가 사용하지 않는 주소입니다. 당사 주소를 직접 여세요.',
  'operator.links.reason.OTHER_PORT': '도메인은 당사의 것이지만 콜론 뒤의 포트가 다릅니다.',
  'operator.links.reason.NOT_ENCRYPTED': '도메인은 당사의 것이지만 연결이 암호화되지 않습니다. https로 여세요.',
  'operator.links.reason.NAME_IN_PATH':
    '당사 이름이 첫 번째 슬래시나 물음표 뒤에만 있습니다. 페이지는 타인의 것입니다.',
  'operator.links.reason.NAME_ELSEWHERE': '당사 이름이 들어 있지만 타인의 것입니다.',
  'operator.links.reason.OTHER_MAILBOX': '도메인은 당사의 것이지만 이 주소로는 메일을 보내지 않습니다.',
  'operator.links.reason.NOT_LISTED': '공식 목록에 없습니다. 당사라고 말하는 사람을 믿지 마세요.',
  'operator.links.care.web': '그래도 직접 저장한 북마크로 여세요. 표시된 주소와 실제 연결 주소가 다를 수 있습니다.',
  'operator.links.care.email':
    '보낸 사람은 위조될 수 있습니다. 회원님의 피싱 방지 코드가 있는 메일만 당사가 보낸 것입니다.',
  'operator.links.care.phone': '표시되는 번호는 위조될 수 있습니다. 비밀번호나 인증 코드를 물으면 전화를 끊으세요.',
  'operator.links.care.handle': '당사의 공식 계정도 돈, 비밀번호, 인증 코드를 요구하지 않습니다.',
  'operator.links.never': '당사가 절대 하지 않는 일',
  'operator.links.never.pay': '출금을 풀어 준다며 세금, 수수료, 보증금을 요구하지 않습니다.',
  'operator.links.never.codes': '비밀번호, 인증 코드, 복구 문구를 묻지 않습니다.',
  'operator.links.never.move': '안전하다는 주소로 코인을 옮기라고 하지 않습니다.',
  'operator.links.freeze': '낯선 사람에게 정보를 알려 주셨나요? 계정 동결하기',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
