export const messages = {
  'balances.action.convertSmall': 'Convert small balances',
} as const;
