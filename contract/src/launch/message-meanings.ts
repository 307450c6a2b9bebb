/**
 * The keys of messages that the first document names, with what each means (docs/launch-messages.md). A refusal of Launch carries
 * its key in its details, and a ticket the key of its result.
 */
export const MESSAGE_MEANINGS = {
  seckill_pay_1: 'the system is busy',
  seckill_pay_2: 'there is no such project',
  seckill_pay_3: 'the project is not listed',
  seckill_pay_4: 'there is no such user, or none who may take part',
  seckill_pay_5: 'the payment failed',
  seckill_pay_6: 'the balance of the wallet is insufficient',
  seckill_pay_7: 'what was sent is not as it should be',
  seckill_pay_8: 'there is no round of this kind',
  seckill_pay_9: 'there is no such round',
  seckill_pay_10: 'below the least',
  seckill_pay_11: 'above what remains',
  seckill_pay_12: 'above the most',
  seckill_pay_13: 'the person has no quota',
  seckill_pay_14: 'wrong trading password',
  seckill_pay_15: 'too many wrong tries of it',
  seckill_pay_16: 'what is known of the person is incomplete',
  seckill_pay_17: 'sold out',
  seckill_pay_18: 'too many people are queuing',
  seckill_pay_19: 'the round has started, and this had to be before',
  seckill_pay_20: 'the round has ended',
  seckill_pay_21: 'not logged in',
  seckill_pay_22: 'not verified',
  seckill_pay_23: 'for documents from mainland China only',
  seckill_pay_24: 'for documents from elsewhere only',
  seckill_pro: 'the project was withdrawn',
  seckill_rounds: 'the round has not started',
  seckill_wallet: 'the funding account is short of what is reserved; a transfer helps',
  seckill_record: 'there is no such record of the person',
  seckill_hold_1: 'the holding condition is not met',
  survey_submitted: 'the survey was answered already',
  survey_error: 'the survey is not answered as it asks',
  survey_not_found: 'there is no such survey',
  commonRes001: 'an unknown failure, with its reference',
  seckill_async_fail_1: 'lots are reserved and wait to be paid',
  seckill_async_fail_2: 'given back',
  seckill_async_fail_3: 'the page is stale: refresh and try again',
  seckill_async_fail_4: 'the round has changed: refresh and try again',
  seckill_async_fail_5: 'others have taken what was asked for',
  seckill_async_fail_6: 'the time to pay is over; may try again',
  seckill_async_fail_7: 'wrong password at the payment',
  seckill_async_fail_8: 'too many wrong passwords at the payment',
  seckill_async_fail_9: 'sold out before the turn came',
  seckill_async_fail_10: 'still in the queue',
  seckill_async_fail_11: 'the check that no robot asks has failed',
} as const;

export type MessageKey = keyof typeof MESSAGE_MEANINGS;

/** The keys of a ticket's result: by its state, or by why it was refused. One that is paid has none. */
export const TICKET_KEYS = {
  QUEUED: 'seckill_async_fail_10',
  PAYING: 'seckill_async_fail_1',
  PAID: null,
  TIMED_OUT: 'seckill_async_fail_6',
  CANCELLED: 'seckill_async_fail_2',
  LEFT: 'seckill_async_fail_2',
} as const;
export const REFUSED_KEYS = {
  ABOVE_REMAINING: 'seckill_async_fail_5',
  SOLD_OUT: 'seckill_async_fail_9',
  ENDED: 'seckill_async_fail_4',
  CANCELLED: 'seckill_pro',
} as const;
