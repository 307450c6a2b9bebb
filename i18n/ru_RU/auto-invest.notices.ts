import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    'Автоинвест купит {coins} на {amount} USDT {runAt} ({zone}), а доступно только {available} USDT. Пополните счёт заранее, иначе покупки не будет.',
  'notices.kind.autoInvest.insufficient':
    'Автоинвест ничего не купил: на {coins} нужно было {amount} USDT, доступно было {available} USDT. План повторит попытку в следующую дату.',
  'notices.kind.autoInvest.insufficientInRow':
    'Автоинвесту не хватило средств на {coins} несколько раз подряд ({count}). План можно приостановить, пока средств нет.',
  'notices.kind.autoInvest.paused':
    'План автоинвеста на {coins} приостановлен: средств не хватило несколько раз подряд. Его можно возобновить в любой момент.',
  'notices.kind.autoInvest.undated':
    'План автоинвеста на {coins} приостановлен: часовой пояс {zone} больше не поддерживается. Выберите в плане другой и возобновите его.',
  'notices.kind.autoInvest.failed':
    'Автоинвест не купил {coins} на {amount} USDT. Деньги остались у вас; причина по каждой монете указана в плане.',
  'notices.kind.autoInvest.expired':
    'Автоинвест не смог начать покупку за пять минут после вашего запроса, поэтому {coins} на {amount} USDT не куплены. План можно запустить снова.',
  'notices.kind.autoInvest.partial':
    'Автоинвест купил {coins} на {spent} из {amount} USDT. Остаток — на спотовом счёте.',
  'notices.kind.autoInvest.done': 'Автоинвест купил {coins} на {spent} USDT.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
