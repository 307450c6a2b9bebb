export const messages = {
  'statement.scope.earn': 'Earn',
} as const;
