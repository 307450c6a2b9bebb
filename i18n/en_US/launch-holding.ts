/** The texts of what rounds ask people to have held. */
export const messages = {
  'launch.holding.title': 'Average holding of {coin}',
  'launch.holding.period': 'Days that count',
  'launch.holding.public': 'Last figure public',
  'launch.holding.needed': 'Average needed',
  'launch.holding.average': 'Your average ({known} of {days} days)',
  'launch.holding.cap': 'Most you can commit',
  'launch.holding.counted':
    'Once an hour, at a random second, we read what you have in funding, spot (with open orders and grids), Earn and what is available for P2P; what you have committed to launches counts. Borrowed coins, bonuses and open futures profit do not.',
  'launch.holding.days': 'Days',
  'launch.holding.soon': 'Public from {time}',
  'launch.holding.tidied': 'No longer kept',
  'launch.holding.none': 'No snapshots of this day',
  'launch.holding.lost': {
    one: '{count} hour could not be read and is left out of the average.',
    other: '{count} hours could not be read and are left out of the average.',
  },
  'launch.holding.hour': 'Hour',
  'launch.holding.readAt': 'Read at',
  'launch.holding.missing': 'Not read',
  'launch.holding.hoursOf': 'Snapshots of {date}',
  'launch.holding.seedHash': 'SHA-256 of the day’s seed:',
  'launch.holding.seed': 'The day’s seed:',
  'launch.holding.yours': 'Your average: {average} {coin}',
  'launch.holding.rule.least':
    'Round {number}: you must have held at least {least} {coin} on average from {from} to {until} (UTC+8).',
  'launch.holding.rule.factor':
    'Round {number}: for each {coin} held on average you can commit {factor} {asset}, never more than the most of the round.',
  'launch.holding.rule.mean':
    'A day’s average is the mean of its hourly snapshots, yours is the mean of the days. Hours that could not be read are left out. A day’s figures are public at 11:00 (UTC+8) of the next day.',
  'launch.condition.HOLDING': 'At least {needed} {coin} held on average',
  'launch.fix.HOLDING': 'Deposit',
} as const;
