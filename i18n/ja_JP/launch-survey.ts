import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': 'アンケートに回答済み',
  'launch.fix.SURVEY': 'アンケートに回答',
  'launch.rule.survey': 'ラウンド {number}：先にアンケートへの回答が必要です。回答内容は割当数量に影響しません。',
  'launch.survey.title': 'アンケート',
  'launch.survey.note': '回答内容は割当数量に影響しません。送信は 1 回限りで、送信後の変更はできません。',
  'launch.survey.optional': '任意',
  'launch.survey.one': '1 つ選択してください',
  'launch.survey.several': '1 つ以上選択してください',
  'launch.survey.send': '回答を送信',
  'launch.survey.sent': 'アンケートを送信しました',
  'launch.survey.sentText': 'ご協力ありがとうございます。回答を受け付けました。',
  'launch.survey.kept': '入力中の内容は、送信するまでこのタブに保存されます。',
  'launch.survey.unknown': '回答が届いたか確認しています。もう一度送信しても、回答は 1 件として扱われます。',
  'launch.survey.clear': '回答を消す',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
