import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': 'Рынки',
  'console.markets.title': 'Рынки',
  'console.markets.failed': 'Не удалось загрузить рынки.',
  'console.markets.pair': 'Пара',
  'console.markets.leveraged': 'С плечом',
  'console.markets.tick': 'Шаг цены',
  'console.markets.lot': 'Шаг количества',
  'console.markets.minNotional': 'Минимальный ордер',
  'console.markets.band': 'Ценовой коридор',
  'console.markets.state.open': 'Открыт',
  'console.markets.state.halted': 'Остановлен',
  'console.markets.halt': 'Остановить',
  'console.markets.open': 'Возобновить',
  'console.markets.effect.halt':
    'До возобновления торгов нельзя выставлять и изменять ордера; открытые ордера остаются, их можно отменить.',
  'console.markets.effect.open': 'Ордера сразу снова принимаются и исполняются.',
  'console.markets.isHalted': 'Торги остановлены.',
  'console.markets.isOpen': 'Торги возобновлены.',
} as const satisfies Messages;
