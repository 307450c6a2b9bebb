export const messages = {
  'shell.nav.linkedWallet': 'Linked wallet',
} as const;
