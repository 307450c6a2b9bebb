import type { TransferRule } from '../wallet/transfer-rule.ts';

/** Money in the futures account may only go back to the account it came from. */
export const transferRule = {
  account: 'futures',
  pays: { only: ['funding'], refusal: 'FUTURES_ONLY_TO_FUNDING' },
} as const satisfies TransferRule;
