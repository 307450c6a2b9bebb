/**
 * The one table that orders capabilities. It rules server, web and console alike: a capability imports another only from a
 * strictly lower row, and only its public.ts. A capability that is missing here fails the check.
 */
module.exports = {
  1: ['approvals'],
  2: ['operator', 'identity', 'assets', 'pricing', 'notices', 'announcements', 'statement'],
  // Custody of coins on chains, and balances as the books and the trading core have them.
  3: ['custody', 'balances'],
  // What a product says of itself: the rooms of a person's money read that, and name none.
  4: ['products'],
  // The rooms of a person's money, each on what stands below it.
  5: ['address-book', 'deposits'],
  6: ['withdrawals'],
  7: ['transfers'],
  8: ['bookings'],
  9: ['holdings', 'wallet'],
  10: ['spot', 'futures', 'earn', 'launch', 'otc', 'card', 'red-packet', 'linked-wallet', 'recovery'],
  11: ['auto-invest', 'grid', 'copy-trading', 'bonus', 'trading-api', 'conversion'],
  12: ['report', 'proof', 'books', 'dossier'],
};
