import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': '自動積立の実行履歴（コイン別）',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
