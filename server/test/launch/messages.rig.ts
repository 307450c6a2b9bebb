import type { MessageKey } from '@bourse/contract/launch/message-meanings.ts';
import type { messages as common } from '@bourse/i18n/en_US/common-refusal.ts';
import type { messages as identity } from '@bourse/i18n/en_US/identity-refusal.ts';
import type { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { refusalOf } from '../spot/spot.rig.ts';

type Text = keyof typeof common | keyof typeof identity | keyof typeof flash | keyof typeof refusals;

/** What people read where a message of the first document is meant. */
export const TEXTS = {
  seckill_pay_1: 'BUSY',
  seckill_pay_2: 'LAUNCH_NOT_FOUND',
  seckill_pay_3: 'LAUNCH_NOT_LISTED',
  seckill_pay_4: 'ACCOUNT_FROZEN',
  seckill_pay_5: 'COIN_STOPPED',
  seckill_pay_6: 'LAUNCH_BALANCE',
  seckill_pay_7: 'FIELD_INVALID',
  seckill_pay_8: 'LAUNCH_ROUND_KIND',
  seckill_pay_9: 'LAUNCH_ROUND_NOT_FOUND',
  seckill_pay_10: 'LAUNCH_LOTS_MIN',
  seckill_pay_11: 'LAUNCH_LOTS_LEFT',
  seckill_pay_12: 'LAUNCH_LOTS_MAX',
  seckill_pay_13: 'LAUNCH_TICKETS_UNEARNED',
  seckill_pay_14: 'TRADING_PASSWORD_WRONG',
  seckill_pay_15: 'TRADING_PASSWORD_LOCKED',
  seckill_pay_16: 'TRADING_PASSWORD_NOT_SET',
  seckill_pay_17: 'LAUNCH_SOLD_OUT',
  seckill_pay_18: 'LAUNCH_CROWDED',
  seckill_pay_19: 'LAUNCH_KYC_LATE',
  seckill_pay_20: 'LAUNCH_ENDED',
  seckill_pay_21: 'LOGIN_REQUIRED',
  seckill_pay_22: 'LAUNCH_KYC',
  seckill_pay_23: 'LAUNCH_CN_ONLY',
  seckill_pay_24: 'LAUNCH_NON_CN',
  seckill_pro: 'LAUNCH_CANCELLED',
  seckill_rounds: 'LAUNCH_NOT_STARTED',
  seckill_wallet: 'launch.flash.short',
  seckill_record: 'LAUNCH_NO_TICKET',
  seckill_hold_1: 'LAUNCH_HOLDING',
  survey_submitted: 'LAUNCH_SURVEY_SUBMITTED',
  survey_error: 'LAUNCH_SURVEY_MISSING',
  survey_not_found: 'LAUNCH_SURVEY_NOT_FOUND',
  commonRes001: 'SYSTEM_ERROR',
  seckill_async_fail_1: 'launch.flash.payBefore',
  seckill_async_fail_2: 'launch.flash.gaveUp',
  seckill_async_fail_3: 'LAUNCH_PASS',
  seckill_async_fail_4: 'launch.flash.refused.ENDED',
  seckill_async_fail_5: 'launch.flash.refused.ABOVE_REMAINING',
  seckill_async_fail_6: 'launch.flash.timedOut',
  seckill_async_fail_7: 'launch.flash.wrongPassword',
  seckill_async_fail_8: 'launch.flash.passwordLocked',
  seckill_async_fail_9: 'launch.flash.refused.SOLD_OUT',
  seckill_async_fail_10: 'launch.flash.number',
  seckill_async_fail_11: 'CAPTCHA_WRONG',
} as const satisfies Partial<Record<MessageKey, Text>>;

/** What a call or a ticket says. */
export type Said = () => Promise<unknown>;

/** The details of a call that must be refused. */
export const refusedBy = (call: Promise<unknown>) => refusalOf(call);
