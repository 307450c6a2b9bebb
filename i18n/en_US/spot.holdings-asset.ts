export const messages = {
  'holdings.hold.ORDER': 'Open order',
} as const;
