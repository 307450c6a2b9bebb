export const messages = {
  'statement.scope.launch': 'Launch',
} as const;
