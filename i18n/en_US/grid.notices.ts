export const messages = {
  'notices.kind.grid.takeProfit':
    'Your grid {number} in {market} reached its take-profit price and stopped. {quote} {quoteAsset} and {base} {baseAsset} are in the spot account.',
  'notices.kind.grid.stopLoss':
    'Your grid {number} in {market} reached its stop-loss price and stopped. {quote} {quoteAsset} and {base} {baseAsset} are in the spot account.',
  'notices.kind.grid.stoppedByStaff':
    'We stopped your grid {number} in {market}. {quote} {quoteAsset} and {base} {baseAsset} are in the spot account; nothing was sold. Please contact support if you have questions.',
  'notices.kind.grid.failed.slippage':
    'Your grid {number} in {market} did not start: buying would have cost more than half a percent above the price. {quote} {quoteAsset} and {base} {baseAsset} are in the spot account.',
  'notices.kind.grid.failed.other':
    'Your grid {number} in {market} could not run and ended. {quote} {quoteAsset} and {base} {baseAsset} are in the spot account. Its page says why.',
} as const;
