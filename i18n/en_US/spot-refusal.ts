/** The sentences of spot's refusals. Keys are the names of the refusals; a place holds a number of its details. */
export const messages = {
  MARKET_NOT_FOUND: 'There is no market {symbol}.',
  MARKET_HALTED: 'Trading of {symbol} is halted. Orders can only be cancelled.',
  INVALID_ORDER: 'These order settings do not go together.',
  PRICE_REQUIRED: 'Enter a price.',
  QUANTITY_REQUIRED: 'Enter a quantity.',
  STOP_PRICE_REQUIRED: 'Enter a stop price.',
  OFF_TICK: 'The price must be a multiple of {tick}.',
  OFF_LOT: 'The quantity must be a multiple of {lot}.',
  PRICE_TOO_HIGH: 'The highest possible price is {max}.',
  QUANTITY_TOO_LARGE: 'At most {max} in one order.',
  OUTSIDE_BAND: 'Prices from {min} to {max} are accepted at the moment.',
  BELOW_MIN_NOTIONAL: 'The order is worth {notional} {asset}; the minimum is {min} {asset}.',
  TOO_MANY_ORDERS: 'You have {max} open orders, which is the most. Cancel some first.',
  STOP_WOULD_TRIGGER: 'The last price is {last}: this stop would trigger at once.',
  POST_ONLY_WOULD_MATCH: 'A post-only order may not match: the best price on the other side is {best}.',
  INSUFFICIENT_BALANCE: 'Insufficient available balance: {available} {asset} is there, {needed} {asset} is needed.',
  ACCOUNT_FROZEN: 'This account is frozen. Please contact support.',
  ETF_PREMIUM_TOO_HIGH:
    'The price is {premiumPercent}% above the net asset value of {nav}. Above {maxPercent}% this token cannot be bought.',
  ORDER_NOT_FOUND: 'This order is not open any more.',
} as const;
