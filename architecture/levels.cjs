/**
 * The one table that orders capabilities. It rules server, web and console alike: a capability imports another only from a
 * strictly lower row, and only its public.ts. A capability that is missing here fails the check.
 */
module.exports = {
  1: ['approvals'],
  2: ['operator', 'identity', 'assets', 'pricing', 'notices', 'announcements', 'statement'],
  // Custody: coins on chains. Balances: what the books and the trading core say that people have.
  3: ['custody', 'balances'],
  // How a product describes itself. The rooms of a person's money read these descriptions and name no product.
  4: ['products'],
  // The rooms of a person's money, each above those it uses.
  5: ['address-book', 'deposits'],
  6: ['withdrawals'],
  7: ['transfers'],
  8: ['bookings'],
  9: ['holdings'],
  10: ['spot', 'futures', 'earn', 'launch', 'otc', 'card', 'red-packet', 'linked-wallet', 'recovery'],
  11: ['auto-invest', 'grid', 'copy-trading', 'bonus', 'trading-api', 'conversion'],
  12: ['report', 'proof', 'books', 'dossier'],
};
