import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    'Итоги раунда подведены: вы получили {got} {token} за {cost} {asset}. Остаток взноса снова доступен.',
  'notices.kind.launch.bought': 'Покупка во флеш-продаже оплачена: {got} {token} за {cost} {asset}.',
  'notices.kind.launch.rewarded':
    'Буст завершён: ваша награда — {got} {token}. Заблокированные {amount} {asset} снова доступны.',
  'notices.kind.launch.notAllocated':
    'Итоги раунда подведены, {token} вам не досталось. Ваш взнос {amount} {asset} снова доступен.',
  'notices.kind.launch.notDrawn':
    'Розыгрыша {token} не было и не будет. {amount} {asset}, заблокированные под ваши билеты, снова доступны. Причина указана на странице продажи.',
  'notices.kind.launch.unlocked': 'Разблокировано {amount} {token} из запуска токенов.',
  'notices.kind.launch.cancelled': 'Продажа {token} отменена. {amount} {asset} вернулись на ваш основной счёт.',
  'notices.kind.launch.payOut': 'На ваш основной счёт выплачено {amount} {asset} от продажи {token}.',
  'notices.kind.launch.protected':
    'Защита цены {token}: на ваш основной счёт зачислено {amount} {asset}, потому что при первой выдаче токенов рынок был ниже цены, которую вы заплатили.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
