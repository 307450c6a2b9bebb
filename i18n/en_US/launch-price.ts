/** How a price is fixed in a coin that floats. */
export const messages = {
  'launch.fixing.title': 'How the price is fixed',
  'launch.fixing.will':
    'This round is offered in USDT and paid in {asset}. Its price in {asset} is fixed at {time} from what {asset} costs on average over the 24 hours before, and never changes after that.',
  'launch.fixing.fixed':
    'Fixed at {time} from what the paying coin cost on average over 24 hours. It never changes any more.',
  'launch.fixing.soon': 'The price is fixed at {time} from the 24-hour average; now it would be about {price} {asset}.',
  'launch.fixing.soonUnknown': 'The price is fixed at {time} from the 24-hour average.',
  'launch.fixing.due': 'The price is being fixed.',
  'launch.fixing.MISSING':
    'The price could not be fixed: {missing} of {all} minutes have no price of {asset}. This round does not open as planned: its start is moved, or the sale is cancelled.',
  'launch.fixing.LATE':
    'The price was not fixed before the start. This round does not open as planned: its start is moved, or the sale is cancelled.',
  'launch.fixing.offered': 'Offered at',
  'launch.fixing.span': 'Averaged over',
  'launch.fixing.about': 'Base price if fixed now',
  'launch.fixing.minutes': 'Minutes with a price',
  'launch.fixing.average': 'Average price of {asset}',
  'launch.fixing.check': 'Compute it again',
  'launch.fixing.save': 'Save the inputs',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, rounded up. It agrees.',
  'launch.fixing.agreesNone': 'Only {count} minutes have a price, too few to fix one. It agrees.',
  'launch.fixing.differs':
    'Computed from the inputs, the price is {price} {asset}. It does not agree: please tell our support.',
  'launch.fixing.failed': 'The inputs could not be loaded. Try again.',
} as const;
