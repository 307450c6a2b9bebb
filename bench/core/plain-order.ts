import type { PlaceCommand } from '../../core/src/trading/command.ts';

/** An order of one lot in market 1, as the measurements of the core place it by the thousand. */
export const plainOrder = (
  account: number,
  side: 'buy' | 'sell',
  ticks: number,
  more: Partial<PlaceCommand> = {},
): PlaceCommand => ({
  kind: 'place',
  account,
  market: 1,
  side,
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  ticks,
  lots: 1,
  quoteUnits: 0,
  trigger: 'none',
  stopTicks: 0,
  feeFrom: 'received',
  selfTrade: 'expireTaker',
  clientId: '',
  idUse: 'once',
  ...more,
});
