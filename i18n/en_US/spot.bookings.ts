export const messages = {
  'bookings.kind.trade.buy': 'Bought',
  'bookings.kind.trade.sell': 'Sold',
  'bookings.kind.trade.fee': 'Trading fee',
  'bookings.kind.token.merge': 'Merge',
  'bookings.bill.view.orders': 'View orders',
} as const;
