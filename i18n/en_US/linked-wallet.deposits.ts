export const messages = {
  'deposits.tab.linked': 'Linked wallet',
} as const;
