import type { Messages } from '../catalog.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Earn product',
  'console.actionKind.staffEarn.setRates': 'Earn rates',
  'console.actionKind.staffEarn.fund': 'Money for Earn interest',
  'console.refusal.COIN_UNKNOWN': 'There is no such coin.',
  'console.refusal.EARN_NOT_FOUND': 'There is no such product.',
  'console.refusal.EARN_KIND_FIXED': 'Coin, kind, term and second coin of a product never change: {field}.',
  'console.refusal.EARN_TERM_WRONG': 'A product with a term needs days, one without has none.',
  'console.refusal.EARN_BOUNDS_WRONG':
    'A bound is below the minimum, an amount is off the step, or the end is before the start.',
  'console.refusal.EARN_QUOTA_SOLD': 'The quota cannot be below what is sold: {sold}.',
  'console.refusal.EARN_REWARD_WRONG': 'A hybrid needs another coin with a rate and a budget; no other kind has one.',
  'console.refusal.EARN_NOT_ITS_COIN': 'This is not a coin of this product: {asset}.',
  'console.refusal.EARN_RATE_HOUR': 'Rates begin at a full hour.',
  'console.refusal.EARN_RATE_TOO_SOON':
    'New rates are announced a day ahead and follow the ones that are set; the earliest is {earliestAt}.',
  'console.refusal.TIERS_EMPTY': 'There are no rows.',
  'console.refusal.TIERS_ORDER': 'Row {row}: each bound must be above the one before.',
  'console.refusal.TIERS_END': 'Row {row}: only the last row has no bound.',
  'console.refusal.TIERS_RATE': 'Row {row}: the rate is not between 0 and 1,000 %.',
} as const satisfies Messages;
