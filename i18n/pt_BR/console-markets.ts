import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': 'Mercados',
  'console.markets.title': 'Mercados',
  'console.markets.failed': 'Não foi possível carregar os mercados.',
  'console.markets.pair': 'Par',
  'console.markets.leveraged': 'Alavancado',
  'console.markets.tick': 'Variação mínima de preço',
  'console.markets.lot': 'Variação mínima de quantidade',
  'console.markets.minNotional': 'Ordem mínima',
  'console.markets.band': 'Faixa de preço',
  'console.markets.state.open': 'Aberto',
  'console.markets.state.halted': 'Suspenso',
  'console.markets.halt': 'Suspender',
  'console.markets.open': 'Reabrir',
  'console.markets.effect.halt':
    'Ninguém pode enviar nem alterar ordens até a reabertura; as ordens abertas permanecem e podem ser canceladas.',
  'console.markets.effect.open': 'As ordens voltam a ser aceitas e executadas imediatamente.',
  'console.markets.isHalted': 'O mercado está suspenso.',
  'console.markets.isOpen': 'O mercado foi reaberto.',
} as const satisfies Messages;
