/** What Earn says on pages of others. */
export const messages = {
  'earn.idle.title': 'Idle in Funding and Spot: {amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} would earn {rate} a year in Earn. Redeem any time.',
  'earn.idle.fixed': {
    one: '{amount} {asset} would earn {rate} a year in Earn, for {count} day.',
    other: '{amount} {asset} would earn {rate} a year in Earn, for {count} days.',
  },
  'earn.idle.see': 'See the product',
} as const;
