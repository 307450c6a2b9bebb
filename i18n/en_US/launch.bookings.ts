export const messages = {
  'bookings.tab.launch': 'Launch',
  'bookings.bill.view.launch': 'View project',
  'bookings.kind.launch.paid': 'Launch payment',
  'bookings.kind.launch.bought': 'Launch tokens',
  'bookings.kind.launch.reward': 'Launch reward',
  'bookings.kind.launch.refund': 'Launch refund',
  'bookings.kind.launch.returned': 'Launch tokens returned',
  'bookings.kind.launch.payOut': 'Launch payout',
  'bookings.kind.launch.protection': 'Launch price protection',
} as const;
