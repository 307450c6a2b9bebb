import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': '설문 응답 완료',
  'launch.fix.SURVEY': '설문 응답하기',
  'launch.rule.survey': '라운드 {number}: 먼저 설문에 응답해야 합니다. 응답 내용은 배정 수량에 영향을 주지 않습니다.',
  'launch.survey.title': '설문',
  'launch.survey.note':
    '응답 내용은 배정 수량에 영향을 주지 않습니다. 한 번만 제출할 수 있으며 이후에는 수정할 수 없습니다.',
  'launch.survey.optional': '선택 사항',
  'launch.survey.one': '하나를 선택하세요',
  'launch.survey.several': '하나 이상 선택하세요',
  'launch.survey.send': '응답 제출',
  'launch.survey.sent': '설문을 제출했습니다',
  'launch.survey.sentText': '감사합니다. 응답이 접수되었습니다.',
  'launch.survey.kept': '제출할 때까지 작성한 내용이 이 탭에 보관됩니다.',
  'launch.survey.unknown': '응답이 도착했는지 확인하고 있습니다. 다시 제출해도 한 번만 반영됩니다.',
  'launch.survey.clear': '답변 지우기',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
