/** How a price is fixed in a coin that floats, and what is made good where the market falls below it. */
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
    'The price was not fixed in time, ten minutes before the start. This round does not open as planned: its start is moved, or the sale is cancelled.',
  'launch.fixing.over': 'No price could be fixed in time, so this round was not held. Nobody could take part in it.',
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
  'launch.protection.title': 'Price protection',
  'launch.protection.times': '{times} × the loss',
  'launch.protection.rule':
    'If the market’s price of {token} at the first delivery is below what you paid, you are credited {times} times the difference within one business day, also if you have sold the tokens by then.',
  'launch.protection.average':
    'The market’s price is the average of the index over the hour from the first delivery on. If more than {missing} of its {all} minutes have no price, the next hour counts.',
  'launch.protection.silent':
    'If no hour has had enough prices a day after the first delivery, we may let the last hour until then that has any price count, also one before the delivery. If no such hour is found within {days} days before it, the tokens count as worth nothing.',
  'launch.protection.funded':
    'The most that the price protection can cost is put aside before the sale. A cancelled sale has none: everybody gets back what they paid.',
  'launch.protection.market': 'Market price at the first delivery',
  'launch.protection.inputs': '{from} – {until}: {sum} USDT ÷ {count} minutes',
  'launch.protection.byStaff':
    'No hour from the first delivery on had enough prices, so the last one that had any counts.',
  'launch.protection.unknown': 'Nothing said a price of the token, so it counts as worth nothing.',
  'launch.protection.worth': 'Worth at the first delivery',
  'launch.protection.credit': 'Price protection credited',
  'launch.boost.late':
    'Your reward is not there within the 24 hours that we promised. We know, and it is paid within five business days of the end of the round at the latest.',
} as const;
