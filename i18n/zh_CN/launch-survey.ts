import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': '已填写问卷',
  'launch.fix.SURVEY': '填写问卷',
  'launch.rule.survey': '第 {number} 轮：须先填写问卷。问卷答案不影响分配数量。',
  'launch.survey.title': '问卷',
  'launch.survey.note': '您的答案不影响分配数量。答案只能提交一次，提交后不可修改。',
  'launch.survey.optional': '选填',
  'launch.survey.one': '单选',
  'launch.survey.several': '可多选',
  'launch.survey.send': '提交问卷',
  'launch.survey.sent': '问卷已提交',
  'launch.survey.sentText': '感谢您的参与，答案已收到。',
  'launch.survey.kept': '已填写的内容会保存在此标签页中，直至提交。',
  'launch.survey.unknown': '正在确认答案是否已送达。可以再次提交，不会重复计算。',
  'launch.survey.clear': '清除答案',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
