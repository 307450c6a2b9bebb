import type { OwnedId, ProductCalls } from '../house/product-calls.ts';

const quote: OwnedId = {
  make: async ({ exchange, owner, insert }) => {
    const id = await insert('conversion.quote', { uid: owner.uid, created_at_ms: 1, expires_at_ms: 2 });
    await exchange.database.ownerDb.query(
      `insert into conversion.quote_leg (quote_id, place, asset, amount_minor, price_units, price_scale, gross_minor,
         fee_minor, gets_minor, rounding_minor) values ($1, 1, 'BTC', 5000, 60000, 0, 3000000, 30000, 2970000, 0)`,
      [id],
    );
    return id;
  },
};

/** What the suites of the house must know of these endpoints. */
export const calls: ProductCalls = {
  allowed: {
    'conversion.smallBalances': 'user',
    'conversion.quote': 'user',
    'conversion.convert': 'user',
  },
  ownedIds: { 'conversion.convert.quoteId': quote },
};
