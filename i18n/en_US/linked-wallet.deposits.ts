export const messages = {
  'deposits.linked': 'Linked wallet',
} as const;
