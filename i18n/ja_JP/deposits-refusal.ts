import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: 'このネットワークの入金は停止中です。',
  NOT_ROTATABLE: 'このネットワークのアドレスは変更できません。',
  NOT_IN_REVIEW: '審査は終了しました。',
  DEPOSIT_UNKNOWN: 'この入金は存在しません。',
  CHAIN_AWAY: '現在、チェーンからの応答がありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
