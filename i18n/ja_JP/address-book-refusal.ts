import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'このネットワークの有効なアドレスではありません。',
  ADDRESS_BURNS: 'このアドレスの鍵は誰も持っていません。送ったコインは永久に失われます。',
  ADDRESS_IS_TOKEN: 'これはウォレットではなく {asset} のコントラクトです。送ったコインは失われます。',
  ADDRESS_OURS: 'これは取引所自身のアドレスです。ご自身のアドレスを入力してください。',
  MEMO_REQUIRED: 'このアドレスにはメモが必要です。',
  MEMO_INVALID: 'メモの形式がこのネットワークに適合していません。',
  ADDRESS_BOOK_FULL: 'アドレス帳が上限に達しています。',
  ADDRESS_EXISTS: 'このアドレスはすでにアドレス帳に登録されています。',
  ADDRESS_UNKNOWN: 'この登録はすでに存在しません。',
  ADDRESS_REQUIRED: 'アドレスを入力してください。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
