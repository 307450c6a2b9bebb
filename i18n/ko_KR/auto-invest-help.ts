import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': '자주 묻는 질문',
  'autoInvest.help.risks': '위험',
  'autoInvest.help.run.q': '실행할 때마다 무슨 일이 일어나나요?',
  'autoInvest.help.run.a':
    '예정 시각부터 1분 안에 비중에 따라 각 코인을 현물 시장에서 매수합니다. 매수한 코인은 바로 현물 계정에 들어옵니다.',
  'autoInvest.help.short.q': 'USDT가 부족하면 어떻게 되나요?',
  'autoInvest.help.short.a':
    '그 회차는 일부도 매수하지 않고 다음 날짜에 다시 시도합니다. 부족할 것 같으면 12시간 전에, 실패한 뒤에도 알려 드립니다.',
  'autoInvest.help.source.q': '돈은 어디에서 나가나요?',
  'autoInvest.help.source.a':
    '현물에서 나갑니다. 허용하신 경우에만 모자라는 만큼만 정확히 펀딩에서 가져옵니다. 미리 묶어 두지 않으므로 실행 전까지 자유롭게 쓰실 수 있습니다.',
  'autoInvest.help.price.q': '어떤 가격으로 매수하나요?',
  'autoInvest.help.price.a':
    '시장가로 매수하되 지수 가격보다 1% 넘게 비싼 가격에는 사지 않습니다. 그 범위에서 체결되지 않은 금액은 현물에 남고, 거래가 정지된 마켓은 건너뜁니다. 회차마다 지수 가격 대비 차이를 보여 드립니다.',
  'autoInvest.help.fee.q': '비용은 얼마인가요?',
  'autoInvest.help.fee.a':
    '매수마다 VIP 등급에 따른 현물 수수료가 적용되며 직접 매수할 때와 같습니다. 플랜 자체는 무료입니다.',
  'autoInvest.help.time.q': '어느 시계를 따르나요?',
  'autoInvest.help.time.a':
    '플랜에 표시된 시간대의 시계를 따릅니다. 서머타임이 바뀌어도 시각은 그대로입니다. 건너뛰는 시각은 바로 다음 유효한 시각에, 두 번 오는 시각은 첫 번째에만 실행합니다.',
  'autoInvest.help.change.q': '플랜을 바꾸거나 끝낼 수 있나요?',
  'autoInvest.help.change.a':
    '네, 무료입니다. 변경은 다음 실행부터 적용되고, 실행 전 마지막 5분 동안만 수정할 수 없습니다. 일시 정지와 삭제는 언제든 가능합니다. 삭제한 플랜은 다시 시작할 수 없습니다.',
  'autoInvest.help.now.q': '“지금 실행”은 무엇인가요?',
  'autoInvest.help.now.a': '지금 한 번 더 매수합니다. 플랜의 날짜는 그대로입니다.',
  'autoInvest.help.figures.q': '손익은 어떻게 계산하나요?',
  'autoInvest.help.figures.a':
    '매수한 코인을 모두 보유했다고 보고, 현재가로 계산한 가치를 수수료를 포함해 낸 금액과 비교합니다. 다른 곳에서 팔거나 보내도 바뀌지 않습니다.',
  'autoInvest.help.past.q': '과거 결과로 앞으로의 수익을 알 수 있나요?',
  'autoInvest.help.past.a':
    '아니요. 하루 한 번의 종가로 보아 플랜이 과거에 어땠을지를 보여 줄 뿐입니다. 미래의 결과는 다르며, 과거 결과가 좋았다고 해서 앞으로도 그럴 것이라고 기대할 수 없습니다.',
  'autoInvest.help.risk.fall':
    '코인은 가치의 대부분 또는 전부를 잃을 수 있습니다. 정기 매수는 매수 가격을 분산하지만 손실을 막아 주지는 않습니다.',
  'autoInvest.help.risk.rise': '오르는 시장에서는 나누어 사는 것이 처음에 한꺼번에 사는 것보다 수익이 적습니다.',
  'autoInvest.help.risk.more': '가격이 내려가도 일시 정지하거나 삭제할 때까지 매수는 계속됩니다.',
  'autoInvest.help.risk.fill':
    '급변하거나 거래가 적은 시장에서는 일부만 매수되거나, 상한 안에서 지수 가격보다 비싸게 매수될 수 있습니다.',
  'autoInvest.help.risk.money': '잃어도 감당할 수 있는 돈만 사용하세요. 이 내용은 투자 조언이 아닙니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
