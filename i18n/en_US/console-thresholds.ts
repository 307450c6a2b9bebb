import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'Thresholds',
  'console.thresholds.title': 'Thresholds',
  'console.thresholds.failed': 'The thresholds could not be loaded.',
  'console.thresholds.effect': 'After a second approval it counts for everything that is judged from then on.',
  'console.thresholds.name': 'Threshold',
  'console.thresholds.value': 'Value',
  'console.thresholds.seconds': { one: '{count} second', other: '{count} seconds' },
  'console.thresholds.inSeconds': 'Seconds',
  'console.thresholds.range': 'From {min} to {max}',
  'console.actionKind.staffOperator.setThreshold': 'Threshold',
  'console.actionField.REVIEW_FROM': 'Review from',
  'console.actionField.REVIEW_TWO_FROM': 'Two reviewers from',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': 'Review on a new device or country from',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': 'Review to a new address from, and half of the limit',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': 'Review of an account under 7 days from',
  'console.actionField.REVIEW_FAST_EXIT_FROM': 'Review of a deposit that leaves within the hour from',
  'console.actionField.TWO_CODES_FROM': 'Two codes from',
  'console.actionField.EARLY_CREDIT_PERSON_MAX': 'Deposits credited before final, each person up to',
  'console.actionField.EARLY_CREDIT_HOUSE_MAX': 'Deposits credited before final, all together up to',
  'console.actionField.WITHDRAWAL_COOLING_S': 'Wait before a withdrawal is checked',
  'console.finalOnly.title': 'Deposits credited when final',
  'console.finalOnly.empty': 'No deposit waits until it is final because of its worth.',
  'console.finalOnly.PERSON_LIMIT':
    'With it {worth} USDT of the person would be credited before final; {limit} are allowed.',
  'console.finalOnly.HOUSE_LIMIT':
    'With it {worth} USDT of everybody would be credited before final; {limit} are allowed.',
  'console.finalOnly.PRICE_UNKNOWN': 'A fresh price is missing',
  'console.refusal.THRESHOLD_RANGE': 'The threshold is not within its range.',
} as const satisfies Messages;
