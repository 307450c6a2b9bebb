export const messages = {
  'bookings.kind.grid.in': 'Set aside for a grid',
  'bookings.kind.grid.out': 'Returned by a grid',
  'bookings.bill.view.grid': 'View grid',
} as const;
