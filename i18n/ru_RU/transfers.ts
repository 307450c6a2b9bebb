import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': 'Получатель',
  'transfers.send.by': 'Искать по',
  'transfers.send.range': 'От {min} {asset}',
  'transfers.send.find': 'Найти',
  'transfers.send.found': 'Проверьте имя: {name}',
  'transfers.send.notFound': 'Получатель с такими данными не найден. Проверьте, что вы ввели.',
  'transfers.send.submit': 'Отправить',
  'transfers.send.submitAmount': 'Отправить {amount} {asset}',
  'transfers.send.checkTitle': 'Проверьте перевод',
  'transfers.send.to': 'Кому',

  'transfers.title': 'Перевод',
  'transfers.from': 'Откуда',
  'transfers.to': 'Куда',
  'transfers.swap': 'Поменять счета местами',
  'transfers.coin': 'Монета',
  'transfers.amount': 'Сумма',
  'transfers.available': 'Доступно',
  'transfers.free': 'Бесплатно и сразу.',
  'transfers.submit': 'Перевести',
  'transfers.submitAmount': 'Перевести {amount} {asset}',
  'transfers.notOpened': 'Сначала нужно открыть счёт «{account}».',
  'transfers.elsewhere': 'На счёте «{account}» есть {amount} {asset}.',
  'transfers.done': 'Переведено',
  'transfers.doneText': '{amount} {asset}: {from} → {to}',
  'transfers.failed': 'Перевод не выполнен',
  'transfers.none': 'За это время переводов не было.',
  'transfers.unknown': 'Ответ ещё не пришёл. Мы повторяем тот же запрос; дважды средства переведены не будут.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
