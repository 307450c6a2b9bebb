export const messages = {
  'statement.scope.earn': 'Earn',
  'statement.scope.earnInterest': 'Earn interest, day by day',
} as const;
