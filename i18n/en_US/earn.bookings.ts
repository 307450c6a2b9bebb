export const messages = {
  'bookings.tab.earn': 'Earn',
  'bookings.bill.view.earn': 'View order',
  'bookings.kind.earn.subscribe': 'Earn subscription',
  'bookings.kind.earn.interest': 'Earn interest',
  'bookings.kind.earn.matured': 'Earn term ended',
  'bookings.kind.earn.redeem': 'Earn redemption',
  'bookings.kind.earn.reward': 'Earn reward',
} as const;
