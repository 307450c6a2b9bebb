import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': '已填寫問卷',
  'launch.fix.SURVEY': '填寫問卷',
  'launch.rule.survey': '第 {number} 輪：須先填寫問卷。問卷答案不影響分配數量。',
  'launch.survey.title': '問卷',
  'launch.survey.note': '您的答案不影響分配數量。答案只能提交一次，提交後不可修改。',
  'launch.survey.optional': '選填',
  'launch.survey.one': '單選',
  'launch.survey.several': '可複選',
  'launch.survey.send': '提交問卷',
  'launch.survey.sent': '問卷已提交',
  'launch.survey.sentText': '感謝您的參與，答案已收到。',
  'launch.survey.kept': '已填寫的內容會保留在此分頁中，直至提交。',
  'launch.survey.unknown': '正在確認答案是否已送達。可以再次提交，不會重複計算。',
  'launch.survey.clear': '清除答案',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
