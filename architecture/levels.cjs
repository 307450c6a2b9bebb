/**
 * The one table that orders capabilities. It rules server, web and console alike: a capability imports another only from a
 * strictly lower row, and only its public.ts. A capability that is missing here fails the check.
 */
module.exports = {
  1: ['approvals'],
  2: ['operator', 'identity', 'assets', 'pricing', 'notices', 'announcements', 'statement'],
  // What a product says of itself, custody of coins on chains, and balances as the books and the trading core have them.
  3: ['products', 'custody', 'balances'],
  // The rooms of a person's money, each on what stands below it.
  4: ['address-book', 'deposits'],
  5: ['withdrawals'],
  6: ['transfers'],
  7: ['bookings'],
  8: ['holdings', 'wallet'],
  9: ['spot', 'futures', 'earn', 'launch', 'otc', 'card', 'red-packet', 'linked-wallet', 'recovery'],
  10: ['auto-invest', 'grid', 'copy-trading', 'bonus', 'trading-api', 'conversion'],
  11: ['report', 'proof', 'books', 'dossier'],
};
