export const messages = {
  'bookings.kind.conversion': 'Small balances converted',
} as const;
