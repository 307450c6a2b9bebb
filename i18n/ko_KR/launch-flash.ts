import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-flash.ts';

export const messages = {
  'launch.flash.live': '플래시 세일 진행 중',
  'launch.flash.soldOut': '매진',
  'launch.flash.round': '라운드 {number}, 플래시 세일',
  'launch.flash.lots': { other: '{count}로트' },
  'launch.flash.lotsRange': { other: '{least}~{count}로트' },
  'launch.flash.stock': { other: '{count}로트, 로트당 {lot} {token}' },
  'launch.flash.taken': '{percent} 선점됨',
  'launch.flash.paid': '결제됨',
  'launch.flash.paying': '결제 중',
  'launch.flash.free': '남음',
  'launch.flash.lot': '1로트',
  'launch.flash.perPerson': '1인당',
  'launch.flash.minutes': { other: '{count}분' },
  'launch.flash.seconds': { other: '{count}초' },
  'launch.flash.field': '로트 수',
  'launch.flash.whole': '로트 수를 정수로 입력해 주세요.',
  'launch.flash.youGet': '받는 수량',
  'launch.flash.youPay': '결제 금액',
  'launch.flash.vipLine': 'VIP 할인 {percent}',
  'launch.flash.funding': '펀딩 계정 잔고',
  'launch.flash.fundingAfter': '결제 후 펀딩 계정 잔고',
  'launch.flash.buy': '구매',
  'launch.flash.buyLots': { other: '{count}로트 구매' },
  'launch.flash.opensIn': '{time} 후 시작',
  'launch.flash.buyNote': '지금은 출금되지 않습니다. 차례가 되면 로트가 확보되며 {time} 안에 결제하면 됩니다.',
  'launch.flash.allHeld': '남은 로트는 모두 결제가 진행 중입니다. 일부가 다시 나올 수 있습니다.',
  'launch.flash.passSoon': '시작 10분 전인 {time}부터 이 페이지에서 입장권을 받습니다.',
  'launch.flash.passWorking':
    '입장권을 받고 있습니다. 자동 프로그램을 막기 위해 브라우저가 퍼즐을 풀고 있으며 몇 초 걸립니다.',
  'launch.flash.passReady': '입장권이 준비되었습니다.',
  'launch.flash.queue': '대기열에 있습니다',
  'launch.flash.place': '대기 순번',
  'launch.flash.left': { other: '{count}로트 남음' },
  'launch.flash.number': { other: '대기 순번은 {position}번이며 {count}로트 남았습니다.' },
  'launch.flash.drawing':
    '처음 {count}초 동안 들어온 신청의 순서를 추첨하고 있습니다. 정해지는 대로 순번을 표시합니다.',
  'launch.flash.placing': '잠시 후 순번이 표시됩니다.',
  'launch.flash.asked': '신청 수량',
  'launch.flash.payThen': '차례가 되면 결제할 금액',
  'launch.flash.ticket': '신청 번호',
  'launch.flash.kept': '이 페이지를 닫거나 기기를 바꿔도 순번은 유지됩니다. 차례가 되면 {time} 안에 결제하면 됩니다.',
  'launch.flash.leaveQueue': '대기열 나가기',
  'launch.flash.leaveQueueTitle': '대기열에서 나갈까요?',
  'launch.flash.leaveQueueText':
    '순번을 잃게 됩니다. 출금된 금액은 없으며, 로트가 남아 있는 동안 맨 뒤에서 다시 대기할 수 있습니다.',
  'launch.flash.stay': '계속 대기',
  'launch.flash.held': { other: '{count}로트가 확보되었습니다' },
  'launch.flash.payBefore': '{time} 전에 결제해 주세요. 그전에는 출금되지 않습니다.',
  'launch.flash.timeLeft': '남은 결제 시간',
  'launch.flash.timeOf': '총 {time}',
  'launch.flash.lastMinute': '결제 시간이 1분도 남지 않았습니다.',
  'launch.flash.pay': '{amount} {asset} 결제',
  'launch.flash.wrongKeeps': '비밀번호를 잘못 입력해도 로트는 유지됩니다.',
  'launch.flash.wrongPassword': {
    other: '거래 비밀번호가 올바르지 않습니다. {count}회 더 시도할 수 있으며 로트는 유지됩니다.',
  },
  'launch.flash.passwordLocked':
    '너무 많이 틀려 거래 비밀번호가 {time}까지 잠겼습니다. 제때 결제하지 않은 로트는 반환됩니다.',
  'launch.flash.short': '펀딩 계정에 {missing} {asset} 부족합니다. 이체하는 동안에도 로트는 유지됩니다.',
  'launch.flash.giveUp': '포기',
  'launch.flash.giveUpTitle': '라운드 {number}, 포기할까요?',
  'launch.flash.giveUpText': {
    other:
      '지금 나가면 {count}로트는 반환되고 라운드 {number}에서 더 이상 구매할 수 없습니다. 계정에서 출금되지 않습니다.',
  },
  'launch.flash.keep': { other: '로트 유지' },
  'launch.flash.giveUpDo': '라운드 {number} 포기',
  'launch.flash.opens': '라운드 {number} 시작',
  'launch.flash.goesBack': '결제 시간이 지났습니다. 로트를 반환하고 있으며 출금되지 않았습니다.',
  'launch.flash.paidTitle': '결제 완료',
  'launch.flash.boughtAt': '구매 일시',
  'launch.flash.paidFrom': '펀딩 계정에서 결제',
  'launch.flash.each': '{token}당',
  'launch.flash.usable': '사용할 수 있는 시점',
  'launch.flash.timedOut': {
    other:
      '시간 안에 결제하지 않아 {count}로트가 반환되었습니다. 출금되지 않았습니다. 로트가 남아 있는 동안 맨 뒤에서 다시 대기할 수 있습니다.',
  },
  'launch.flash.gaveUp': '로트를 포기하셨으므로 이 라운드에는 더 이상 참여할 수 없습니다. 출금되지 않았습니다.',
  'launch.flash.leftQueue': '대기열에서 나왔습니다. 출금되지 않았습니다.',
  'launch.flash.refused.ABOVE_REMAINING': {
    other:
      '차례가 되었을 때 {count}로트만 남아 신청 수량보다 적었습니다. 출금되지 않았습니다. 로트가 남아 있는 동안 다시 신청할 수 있습니다.',
  },
  'launch.flash.refused.SOLD_OUT': '차례가 되기 전에 모두 판매되었습니다. 출금되지 않았습니다.',
  'launch.flash.refused.ENDED': '차례가 되기 전에 라운드가 종료되었습니다. 출금되지 않았습니다.',
  'launch.flash.refused.CANCELLED': '프로젝트가 취소되었습니다. 출금되지 않았습니다.',
  'launch.flash.allSold': '이 라운드의 로트는 모두 판매되고 결제되었습니다.',
  'launch.flash.next': '라운드 {number}: {time} 시작.',
  'launch.flash.lost': '연결이 끊겼습니다. {time} 기준 상황입니다. 신청은 이 페이지가 아니라 거래소에 보관됩니다.',
  'launch.flash.order': '대기 순서를 정하는 방법',
  'launch.flash.batch': '{from}~{to}: 추첨',
  'launch.flash.batchText': '이 몇 초 동안의 신청은 추첨으로 순서를 정하므로 빠른 회선이 유리하지 않습니다.',
  'launch.flash.arrival': '{to} 이후: 서버 도착 순',
  'launch.flash.arrivalText': '여러 번 눌러도 신청은 하나이며 순번도 그대로입니다.',
  'launch.flash.yours': '내 신청, {time}',
  'launch.flash.seedHash': '시드의 SHA-256',
  'launch.flash.seed': '시드',
  'launch.flash.seedBefore':
    '추첨 순서는 시드로 정해집니다. SHA-256은 세일 전에, 시드 자체는 순서가 정해진 뒤에 공개됩니다.',
  'launch.flash.seedAfter':
    '시드의 SHA-256은 세일 전에 공개한 값과 같습니다. 누구도 신청하기 전에 시드가 정해져 있었다는 증거입니다.',
  'launch.flash.beaconText':
    '추첨 순서는 시드와 공개 비콘 drand의 {round}회차가 함께 정합니다. 처음 몇 초가 끝나기 전에는 아무도 그 회차를 알 수 없으므로 유리한 시드를 고를 수 없습니다.',
  'launch.flash.beaconNone': '이 라운드에는 공개 비콘이 지정되지 않아 시드만으로 추첨 순서를 정합니다.',
  'launch.flash.beaconSilent':
    '공개 비콘 drand의 {round}회차를 {count}초 안에 받지 못해 시드만으로 추첨 순서를 정합니다.',
  'launch.flash.signature': '비콘의 서명',
  'launch.flash.check': '순서 검증',
  'launch.flash.checkSeed': '시드가 약속과 일치',
  'launch.flash.checkOwn': '순번이 내 숫자와 맞음',
  'launch.flash.own': '내 숫자',
  'launch.flash.ownPlace': '{count}건 중 {place}번째입니다. 숫자가 가장 작은 사람이 먼저입니다.',
  'launch.flash.ownText': '내 숫자는 시드, 난수(있는 경우), 계정 번호의 SHA-256입니다.',
  'launch.flash.rule.lots': {
    other: '라운드 {number}: {count}로트를 고정 가격에 판매합니다(로트당 {lot} {token}). 1인당 {range}.',
  },
  'launch.flash.rule.order':
    '플래시 세일의 처음 {count}초 동안 들어온 신청은 추첨으로 순서를 정하고, 그 뒤에는 먼저 신청한 순서입니다.',
  'launch.flash.rule.beacon':
    '라운드 {number}: 추첨 순서는 비밀 시드와 공개 비콘 drand의 {round}회차가 함께 정합니다. {count}초 안에 비콘을 받지 못하면 시드만으로 정하며, 세일 페이지에 그 사실을 표시합니다.',
  'launch.flash.rule.seedOnly':
    '라운드 {number}: 비밀 시드만으로 추첨 순서를 정합니다. 시드의 SHA-256은 세일 전에 공개되며 공개 비콘은 쓰지 않습니다.',
  'launch.flash.rule.pay':
    '라운드 {number}: 차례가 되면 로트가 확보되며 {time} 안에 결제해야 합니다. 결제하지 않으면 반환되고 다시 대기할 수 있습니다.',
  'launch.flash.rule.giveUp':
    '대기열에서 나가도 제한은 없습니다. 결제 중에 포기하면 그 라운드에서는 더 이상 구매할 수 없습니다.',
  'launch.flash.rule.cost': '플래시 세일 금액은 결제 코인의 최소 자릿수에서 한 번만 올림합니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
