import type { Messages } from '../catalog.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'Launch project',
  'console.actionKind.staffLaunch.fund': 'Tokens for a launch',
  'console.actionKind.staffLaunch.cancel': 'Launch cancelled',
  'console.refusal.LAUNCH_EXISTS': 'There is a project of this name already: {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': 'There is no such project.',
  'console.refusal.LAUNCH_COIN_MERGES':
    'Amounts of {asset} may be counted anew one day, so it cannot be sold or paid with here.',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} cannot be paid for with itself.',
  'console.refusal.LAUNCH_NO_ROUND': 'A project needs a round.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'Round {round}: it starts before now or before the round before has ended, or ends before it starts.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'Round {round}: an amount is zero, the least is off the step or above the most, or one person may have more than all.',
  'console.refusal.LAUNCH_QUOTA': 'The rounds must sell exactly what the project sells, and no more than there is.',
  'console.refusal.SCHEDULE_EMPTY': 'Nothing says when tokens are unlocked.',
  'console.refusal.SCHEDULE_ORDER': 'Unlock {row}: it must be later than the one before.',
  'console.refusal.SCHEDULE_SHARE':
    'Unlock {row}: its share is a whole number from 1 to 10,000 hundredths of a percent.',
  'console.refusal.SCHEDULE_SUM': 'The shares come to {sumBps} hundredths of a percent; they must come to 10,000.',
  'console.refusal.LAUNCH_LISTING':
    'Tokens are handed out after the last round has ended, and the first unlock is not before the listing.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    'What is sold must be there: {needed} {asset} are needed, {available} were put aside. Finance puts tokens aside first.',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'This project sells {asset}.',
  'console.refusal.LAUNCH_CANCELLED': 'This project is cancelled already.',
  'console.refusal.LAUNCH_UNLOCKED': 'Tokens of this project have been unlocked, so it cannot be cancelled as a whole.',
  'console.actionField.token': 'Token',
  'console.actionField.payAsset': 'Paid in',
  'console.actionField.website': 'Website',
  'console.actionField.paper': 'White paper',
  'console.actionField.supply': 'Tokens in all',
  'console.actionField.listingAtMs': 'First handed out (UTC+8)',
  'console.actionField.rounds': 'Rounds',
  'console.actionField.schedule': 'Unlocks',
  'console.actionField.funded': 'Put aside',
  'console.actionField.isCancelled': 'Cancelled',
  'console.actionField.paidBack': 'People paid back',
} as const satisfies Messages;
