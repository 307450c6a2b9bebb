/** The sentences of refusals of grids; those of the rooms below stand in theirs. */
export const messages = {
  GRID_MARKET_CLOSED: 'Grids are not offered in {symbol}.',
  GRID_COUNT: 'Choose from {min} to {max} grids.',
  GRID_RANGE_NARROW: 'The upper price must be at least {min} times the lower one.',
  GRID_LEVELS_EQUAL: 'With so many grids two levels are the same price. Choose fewer, or a wider range.',
  GRID_NO_PROFIT: 'After fees the narrowest grid would earn {percent}%. Choose fewer grids or a wider range.',
  GRID_NO_PRICE: '{symbol} has not traded yet, so there is no price to start from.',
  GRID_INVESTMENT_LOW: 'At least {needed} {asset} are needed for this grid.',
  GRID_INVESTMENT_HIGH: 'At most {max} {asset} can go into this grid.',
  GRID_TAKE_PROFIT: 'The take-profit price must be above {upper} and above the price of now, {price}.',
  GRID_STOP_LOSS: 'The stop-loss price must be below {lower} and below the price of now, {price}.',
  GRID_PRICE_OUTSIDE:
    'The price is {price}, outside the range from {lower} to {upper}. Set a trigger price, or another range.',
  GRID_TRIGGER: 'The trigger price must be in the range, from {lower} to {upper}.',
  GRID_TOO_MANY: 'You have {max} grids, which is the most. Stop one first.',
  GRID_NO_HISTORY: '{symbol} has too few past prices, or they hardly moved.',
  GRID_UNKNOWN: 'This grid does not exist.',
  GRID_ENDED: 'This grid has stopped already.',
  INSUFFICIENT_BALANCE: 'Insufficient available balance of {asset} in the spot account: {needed} is needed.',
} as const;
