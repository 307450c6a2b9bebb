/**
 * The one table that orders capabilities. It rules server, web and console alike: a capability imports another only from a
 * strictly lower row, and only its public.ts. A capability that is missing here fails the check.
 */
module.exports = {
  1: ['approvals'],
  2: ['operator', 'identity', 'assets', 'pricing', 'notices', 'announcements', 'statement'],
  3: ['wallet'],
  4: ['spot', 'futures', 'earn', 'launch', 'otc', 'card', 'red-packet', 'linked-wallet', 'recovery'],
  5: ['auto-invest', 'grid', 'copy-trading', 'bonus', 'trading-api', 'conversion'],
  6: ['report', 'proof', 'books', 'dossier'],
};
