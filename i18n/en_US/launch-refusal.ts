/** The sentences of Launch’s refusals; those of the rooms below stand in theirs. */
export const messages = {
  ACCOUNT_FROZEN: 'This account is frozen. Please contact support.',
  TRADING_PASSWORD_NOT_SET: 'Set a trading password first.',
  LAUNCH_NOT_FOUND: 'This project or round does not exist.',
  LAUNCH_CANCELLED: 'This project was cancelled. Whoever took part is paid back.',
  LAUNCH_NOT_STARTED: 'This round opens at {startAt}.',
  LAUNCH_ENDED: 'This round has ended. What is committed can no longer be changed.',
  LAUNCH_KYC: 'This round needs identity level {needed}; yours is {level}.',
  LAUNCH_VIP: 'This round is for VIP {needed} and above; you are VIP {level}.',
  LAUNCH_INTERVAL: 'You have just subscribed to another round. You can subscribe again at {againAt}.',
  LAUNCH_MIN: 'The least that can be committed is {min} {asset}.',
  LAUNCH_MAX: 'The most that can be committed is {max} {asset}.',
  LAUNCH_STEP: 'The amount must be a multiple of {step} {asset}.',
  LAUNCH_BALANCE: 'Insufficient balance of {asset} in the funding account: {available} is there, {needed} is needed.',
  LAUNCH_NOT_SUBSCRIBED: 'You have no such subscription.',
  COIN_STOPPED: '{asset} is being counted anew and cannot be moved for a moment. Try again in a few minutes.',
} as const;
