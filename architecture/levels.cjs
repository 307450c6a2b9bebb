/**
 * The one table that orders capabilities. It rules server, web and console alike: a capability imports another only from a
 * strictly lower row, and only its public.ts. A capability that is missing here fails the check.
 */
module.exports = {
  1: ['operator', 'identity', 'assets', 'pricing', 'approvals', 'notices'],
  2: ['wallet'],
  3: ['spot', 'futures', 'earn', 'launch', 'otc', 'card', 'red-packet'],
  4: ['auto-invest', 'grid', 'copy-trading', 'bonus', 'trading-api'],
  5: ['report', 'proof'],
};
