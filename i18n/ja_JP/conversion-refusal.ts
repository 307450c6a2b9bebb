import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: '一度に選べるのは {max} 種類までです。',
  CONVERSION_TOO_SOON: '次に交換できるのは {nextAt} からです。',
  CONVERSION_NOT_POSSIBLE: '{asset} は現在交換できません。',
  CONVERSION_NO_FUNDS: '現在は交換できません。コインはそのままです。しばらくしてからお試しください。',
  CONVERSION_QUOTE_UNKNOWN: 'この価格提示は存在しません。',
  CONVERSION_QUOTE_EXPIRED: '価格の有効期限が切れました。交換は行われていません。',
  CONVERSION_PRICE_MOVED: '{asset} の価格が 1% を超えて変動しました。交換は行われていません。',
  INSUFFICIENT_BALANCE: '{asset} の利用可能残高が足りません：残高 {available}、必要額 {needed}。',
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。サポートにお問い合わせください。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
