export const messages = {
  'notices.kind.earn.matured':
    'Your order of {amount} {asset} has ended: {interest} {asset} of interest came to the funding account with it.',
  'notices.kind.earn.renewed': 'Your order of {amount} {asset} was renewed; it earned {interest} {asset}.',
  'notices.kind.earn.notRenewed.ended':
    'Your order of {amount} {asset} was not renewed, because the product is not on sale any more. Principal and {interest} {asset} of interest are in the funding account.',
  'notices.kind.earn.notRenewed.rate':
    'Your order of {amount} {asset} was not renewed, because the new rate is below the one that you asked for. Principal and {interest} {asset} of interest are in the funding account.',
  'notices.kind.earn.notRenewed.quota':
    'Your order of {amount} {asset} was not renewed, because too little of the product was left. Principal and {interest} {asset} of interest are in the funding account.',
  'notices.kind.earn.notRenewed.bounds':
    'Your order of {amount} {asset} was not renewed, because the amount is outside of what the product takes now. Principal and {interest} {asset} of interest are in the funding account.',
  'notices.kind.earn.notRenewed.person':
    'Your order of {amount} {asset} was not renewed, because you do not meet the product’s conditions at the moment. Principal and {interest} {asset} of interest are in the funding account.',
  'notices.kind.earn.redeemed': '{amount} {asset} from Earn are in the funding account.',
  'notices.kind.earn.redeemFailed':
    '{amount} {asset} from Earn could not be paid out yet. Please contact support and name ticket {ticket}.',
  'notices.kind.earn.renewsSoon':
    'Your order ends on {date} (UTC+8). As you chose, {amount} {asset} will then be renewed for the same term (days: {days}) at {rate}% a year. Until then you can turn this off.',
  'notices.kind.earn.endsSoon.ended':
    'Your order of {amount} {asset} ends on {date} (UTC+8) and, as things stand, will not be renewed: the product is not on sale any more. Principal and interest will come to the funding account.',
  'notices.kind.earn.endsSoon.rate':
    'Your order of {amount} {asset} ends on {date} (UTC+8) and, as things stand, will not be renewed: the new rate of {rate}% a year is below the {floor}% that you asked for. Principal and interest will come to the funding account.',
  'notices.kind.earn.endsSoon.quota':
    'Your order of {amount} {asset} ends on {date} (UTC+8) and, as things stand, will not be renewed: too little of the product is left. Principal and interest will come to the funding account.',
  'notices.kind.earn.endsSoon.bounds':
    'Your order of {amount} {asset} ends on {date} (UTC+8) and, as things stand, will not be renewed: the amount is outside of what the product takes now. Principal and interest will come to the funding account.',
  'notices.kind.earn.rateFalls':
    'From {date} (UTC+8) on, what you have in {asset} Earn will bring {rate}% a year instead of {before}%.',
  'notices.kind.earn.rewardLow':
    'Four fifths of the {reward} rewards of your {asset} Earn product are used. Once the rest is used too, only your {asset} interest goes on.',
  'notices.kind.earn.rewardOver':
    'The {reward} rewards of your {asset} Earn product are used up. Your {asset} interest goes on as before.',
  'notices.kind.earn.notRenewed.closed':
    'Your order of {amount} {asset} was not renewed, because Earn takes nothing new at the moment. Principal and {interest} {asset} of interest are in the funding account.',
  'notices.kind.earn.endsSoon.person':
    'Your order of {amount} {asset} ends on {date} (UTC+8) and, as things stand, will not be renewed: you do not meet the product’s conditions at the moment. Principal and interest will come to the funding account.',
  'notices.kind.earn.endsSoon.closed':
    'Your order of {amount} {asset} ends on {date} (UTC+8) and, as things stand, will not be renewed: Earn takes nothing new at the moment. Principal and interest will come to the funding account.',
} as const;
