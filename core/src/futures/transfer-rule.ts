import type { TransferRule } from '../wallet/transfer-rule.ts';

/** What is in the futures account goes back where it came from. */
export const transferRule = {
  account: 'futures',
  pays: { only: ['funding'], refusal: 'FUTURES_ONLY_TO_FUNDING' },
} as const satisfies TransferRule;
