import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'Проект запуска',
  'console.actionKind.staffLaunch.fund': 'Токены для запуска',
  'console.actionKind.staffLaunch.cancel': 'Отмена запуска',
  'console.refusal.LAUNCH_EXISTS': 'Проект с таким именем уже есть: {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': 'Такого проекта нет.',
  'console.refusal.LAUNCH_COIN_MERGES':
    '{asset} со временем может объединяться, поэтому его нельзя ни продавать здесь, ни использовать для оплаты.',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} нельзя оплатить им же.',
  'console.refusal.LAUNCH_NO_ROUND': 'Проекту нужен хотя бы один раунд.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'Раунд {round}: начало раньше текущего момента или конца предыдущего раунда либо конец раньше начала.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'Раунд {round}: есть нулевая величина, минимум не кратен шагу или больше максимума либо лимит на человека больше общего объёма.',
  'console.refusal.LAUNCH_QUOTA': 'Сумма раундов должна равняться объёму продажи проекта и не превышать общий выпуск.',
  'console.refusal.SCHEDULE_EMPTY': 'Не задан график разблокировки.',
  'console.refusal.SCHEDULE_ORDER': 'Разблокировка, строка {row}: должна быть позже предыдущей.',
  'console.refusal.SCHEDULE_SHARE':
    'Разблокировка, строка {row}: доля — целое число от 1 до 10,000 сотых долей процента.',
  'console.refusal.SCHEDULE_SUM': 'Сумма долей — {sumBps} сотых процента, должно быть 10,000.',
  'console.refusal.LAUNCH_LISTING':
    'Токены выдаются после последнего раунда, первая разблокировка — не раньше листинга.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    'Продаваемое должно быть в наличии: нужно {needed} {asset}, отложено {available}. Сначала токены откладывают финансы.',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'Этот проект продаёт {asset}.',
  'console.refusal.LAUNCH_CANCELLED': 'Проект уже отменён.',
  'console.refusal.LAUNCH_UNLOCKED': 'Часть токенов проекта уже разблокирована, отменить его целиком нельзя.',
  'console.actionField.token': 'Токен',
  'console.actionField.payAsset': 'Оплата в',
  'console.actionField.website': 'Сайт',
  'console.actionField.paper': 'Белая книга',
  'console.actionField.supply': 'Общий выпуск',
  'console.actionField.listingAtMs': 'Первая выдача (UTC+8)',
  'console.actionField.rounds': 'Раунды',
  'console.actionField.schedule': 'График разблокировки',
  'console.actionField.funded': 'Отложено токенов',
  'console.actionField.isCancelled': 'Отменён',
  'console.actionField.paidBack': 'Кому вернут средства',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
