export const messages = {
  'bookings.tab.external': 'External wallet',
} as const;
