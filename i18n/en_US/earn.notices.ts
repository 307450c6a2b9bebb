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
} as const;
