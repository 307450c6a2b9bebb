// Written by `npm run generate`: what core/src/*/transfer-rule.ts say.
import type { TransferRule } from './transfer-rule.ts';
import { transferRule as rule0 } from '../futures/transfer-rule.ts';

export const TRANSFER_ACCOUNTS = ['funding', 'spot', 'p2p', 'futures'] as const;
export type TransferAccount = (typeof TRANSFER_ACCOUNTS)[number];
export type TransferRuleRefusal = 'FUTURES_ONLY_TO_FUNDING';
export const TRANSFER_RULES: readonly TransferRule<TransferRuleRefusal>[] = [rule0];
