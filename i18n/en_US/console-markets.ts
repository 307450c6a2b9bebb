import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': 'Markets',
  'console.markets.title': 'Markets',
  'console.markets.failed': 'The markets could not be loaded.',
  'console.markets.pair': 'Pair',
  'console.markets.leveraged': 'Leveraged',
  'console.markets.tick': 'Price step',
  'console.markets.lot': 'Quantity step',
  'console.markets.minNotional': 'Smallest order',
  'console.markets.band': 'Price band',
  'console.markets.state.open': 'Open',
  'console.markets.state.halted': 'Halted',
  'console.markets.halt': 'Halt',
  'console.markets.open': 'Open again',
  'console.markets.effect.halt':
    'Nobody can place or change orders until it is opened again; open orders stay and can be cancelled.',
  'console.markets.effect.open': 'Orders are taken and matched again at once.',
  'console.markets.isHalted': 'The market is halted.',
  'console.markets.isOpen': 'The market is open again.',
} as const satisfies Messages;
