import type { AnyRefusalOf, CommonRefusal, EndpointGroup } from '../endpoint.ts';
import type { launch } from '../launch.ts';
import type { MessageKey } from './message-meanings.ts';

type Refusal = AnyRefusalOf<typeof launch> | CommonRefusal | 'DOWNTIME';

/** Of what a round asks of whoever takes part: nationality, that they are newcomers, a holding, a price that is fixed, and a survey. */
const CONDITION_KEYS = {
  LAUNCH_CN_ONLY: 'seckill_pay_23',
  LAUNCH_NON_CN: 'seckill_pay_24',
  LAUNCH_TAKEN_PART: 'seckill_pay_13',
  LAUNCH_HOLDING: 'seckill_hold_1',
  LAUNCH_HOLDING_CAP: 'seckill_hold_1',
  LAUNCH_NO_PRICE: 'seckill_pay_1',
  LAUNCH_SURVEY: 'survey_error',
  LAUNCH_SURVEY_NOT_FOUND: 'survey_not_found',
  LAUNCH_SURVEY_SUBMITTED: 'survey_submitted',
  LAUNCH_SURVEY_VERSION: 'survey_error',
  LAUNCH_SURVEY_QUESTION: 'survey_error',
  LAUNCH_SURVEY_MISSING: 'survey_error',
  LAUNCH_SURVEY_CHOICE: 'survey_error',
  LAUNCH_SURVEY_LONG: 'survey_error',
} as const;

/** The key of every refusal; where the document has none of its meaning, the nearest. */
const MESSAGE_KEYS: Readonly<Record<Refusal, MessageKey>> = {
  ...CONDITION_KEYS,
  BUSY: 'seckill_pay_1',
  DOWNTIME: 'seckill_pay_1',
  TOO_MANY_REQUESTS: 'seckill_pay_1',
  FEATURE_OFF: 'seckill_pay_1',
  LAUNCH_INTERVAL: 'seckill_pay_1',
  LAUNCH_NOT_FOUND: 'seckill_pay_2',
  LAUNCH_NOT_LISTED: 'seckill_pay_3',
  ACCOUNT_FROZEN: 'seckill_pay_4',
  COIN_STOPPED: 'seckill_pay_5',
  LAUNCH_BALANCE: 'seckill_pay_6',
  FIELD_INVALID: 'seckill_pay_7',
  FIELD_UNKNOWN: 'seckill_pay_7',
  IDEMPOTENCY_MISMATCH: 'seckill_pay_7',
  ORIGIN_REFUSED: 'seckill_pay_7',
  AMOUNT_PLACES: 'seckill_pay_7',
  AMOUNT_TOO_LARGE: 'seckill_pay_7',
  LAUNCH_STEP: 'seckill_pay_7',
  LAUNCH_ROUND_KIND: 'seckill_pay_8',
  LAUNCH_ROUND_NOT_FOUND: 'seckill_pay_9',
  AMOUNT_ZERO: 'seckill_pay_10',
  LAUNCH_MIN: 'seckill_pay_10',
  LAUNCH_BOOST_LESS: 'seckill_pay_10',
  LAUNCH_LOTS_MIN: 'seckill_pay_10',
  LAUNCH_TICKETS_NONE: 'seckill_pay_10',
  LAUNCH_LOTS_LEFT: 'seckill_pay_11',
  LAUNCH_TICKETS_EARNED: 'seckill_pay_11',
  LAUNCH_MAX: 'seckill_pay_12',
  LAUNCH_LOTS_MAX: 'seckill_pay_12',
  LAUNCH_TICKETS_MAX: 'seckill_pay_12',
  LAUNCH_TICKETS_UNEARNED: 'seckill_pay_13',
  LAUNCH_BOUGHT: 'seckill_pay_13',
  LAUNCH_GAVE_UP: 'seckill_pay_13',
  TRADING_PASSWORD_WRONG: 'seckill_pay_14',
  TRADING_PASSWORD_LOCKED: 'seckill_pay_15',
  TRADING_PASSWORD_NOT_SET: 'seckill_pay_16',
  LAUNCH_VIP: 'seckill_pay_16',
  FORBIDDEN: 'seckill_pay_16',
  LAUNCH_SOLD_OUT: 'seckill_pay_17',
  LAUNCH_CROWDED: 'seckill_pay_18',
  LAUNCH_KYC_LATE: 'seckill_pay_19',
  LAUNCH_BOOST_LOCKED: 'seckill_pay_19',
  LAUNCH_ENDED: 'seckill_pay_20',
  LOGIN_REQUIRED: 'seckill_pay_21',
  LAUNCH_KYC: 'seckill_pay_22',
  LAUNCH_CANCELLED: 'seckill_pro',
  LAUNCH_NOT_STARTED: 'seckill_rounds',
  LAUNCH_NOT_SUBSCRIBED: 'seckill_record',
  LAUNCH_NO_TICKET: 'seckill_record',
  LAUNCH_NO_LIST: 'seckill_record',
  SYSTEM_ERROR: 'commonRes001',
  OUTCOME_UNKNOWN: 'commonRes001',
  LAUNCH_PASS: 'seckill_async_fail_3',
  LAUNCH_NOT_PAYING: 'seckill_async_fail_4',
  LAUNCH_PAY_EXPIRED: 'seckill_async_fail_6',
  CAPTCHA_REQUIRED: 'seckill_async_fail_11',
  CAPTCHA_WRONG: 'seckill_async_fail_11',
};

/** What the payment of reserved lots says otherwise: the document counts it as the end of a request that was made before. */
const PAY_KEYS: Partial<typeof MESSAGE_KEYS> = {
  LAUNCH_BALANCE: 'seckill_wallet',
  TRADING_PASSWORD_WRONG: 'seckill_async_fail_7',
  TRADING_PASSWORD_LOCKED: 'seckill_async_fail_8',
};

/** Endpoints whose refusals carry their keys. */
export function withMessageKeys<const Group extends EndpointGroup>(group: Group): Group {
  const named = Object.entries(group).map(([key, endpoint]) => {
    const messageKeys: Readonly<Record<string, string>> =
      key === 'pay' ? { ...MESSAGE_KEYS, ...PAY_KEYS } : MESSAGE_KEYS;
    return [key, { ...endpoint, messageKeys }];
  });
  return Object.fromEntries(named) as Group;
}
