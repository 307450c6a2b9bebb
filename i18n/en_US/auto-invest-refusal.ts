/** The sentences of auto-invest’s refusals; those of amounts stand with the balances. */
export const messages = {
  ACCOUNT_FROZEN: 'This account is frozen. Please contact support.',
  AUTO_INVEST_COIN_REQUIRED: 'Choose at least one coin.',
  AUTO_INVEST_TOO_MANY_COINS: 'A plan takes at most {max} coins; you chose {count}.',
  AUTO_INVEST_COIN_TWICE: '{asset} is in the plan twice.',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} cannot be bought with auto-invest.',
  AUTO_INVEST_SHARE_TOO_SMALL: 'Each share must be above {above}%; that of {asset} is {percent}%.',
  AUTO_INVEST_SHARE_SUM: 'The shares must total 100%; they total {sum}%.',
  AUTO_INVEST_DATE_REQUIRED: 'Choose the day on which the plan runs.',
  AUTO_INVEST_AMOUNT_MIN: 'With these coins and shares the minimum is {min} USDT.',
  AUTO_INVEST_AMOUNT_MAX: 'The maximum of one run is {max} USDT.',
  AUTO_INVEST_ZONE_UNKNOWN: 'This time zone is not known: {zone}.',
  AUTO_INVEST_TOO_MANY: 'You can make {max} plans in an hour. The next one is possible at {nextAt}.',
  AUTO_INVEST_PLAN_UNKNOWN: 'This plan does not exist.',
  AUTO_INVEST_PLAN_DELETED: 'This plan was deleted.',
  AUTO_INVEST_LOCKED:
    'The plan runs at {runAt}. In the last five minutes before it cannot be edited; you can pause or delete it.',
  AUTO_INVEST_RUNNING: 'A run of this plan is under way. Please wait until it has ended.',
  AUTO_INVEST_INSUFFICIENT:
    'Insufficient funds: {available} USDT are available, {needed} USDT are needed. Nothing was bought.',
  AUTO_INVEST_NO_HISTORY: 'The daily prices of {asset} do not go back that far.',
} as const;
