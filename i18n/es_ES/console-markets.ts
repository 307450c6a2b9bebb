import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': 'Mercados',
  'console.markets.title': 'Mercados',
  'console.markets.failed': 'No se pudieron cargar los mercados.',
  'console.markets.pair': 'Par',
  'console.markets.leveraged': 'Apalancado',
  'console.markets.tick': 'Variación mínima de precio',
  'console.markets.lot': 'Variación mínima de cantidad',
  'console.markets.minNotional': 'Orden mínima',
  'console.markets.band': 'Banda de precios',
  'console.markets.state.open': 'Abierto',
  'console.markets.state.halted': 'Suspendido',
  'console.markets.halt': 'Suspender',
  'console.markets.open': 'Reabrir',
  'console.markets.effect.halt':
    'Nadie podrá crear ni modificar órdenes hasta que se reabra; las órdenes abiertas se conservan y se pueden cancelar.',
  'console.markets.effect.open': 'Las órdenes se vuelven a aceptar y casar de inmediato.',
  'console.markets.isHalted': 'El mercado está suspendido.',
  'console.markets.isOpen': 'El mercado vuelve a estar abierto.',
} as const satisfies Messages;
