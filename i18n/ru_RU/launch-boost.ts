import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': 'Раунд {number}, буст',
  'launch.boost.live': 'Идёт буст',
  'launch.boost.pool': 'Фонд наград',
  'launch.boost.pools': 'Награды за буст',
  'launch.boost.coin': 'Монета для блокировки',
  'launch.boost.perPerson': 'Максимум награды на человека',
  'launch.boost.locked': 'Заблокировано',
  'launch.boost.wasLocked': 'Было заблокировано',
  'launch.boost.given': 'Выплачено наград',
  'launch.boost.amount': 'Сумма блокировки',
  'launch.boost.newAmount': 'Новая общая сумма',
  'launch.boost.begin': 'Участвовать в бусте',
  'launch.boost.raise': 'Увеличить',
  'launch.boost.submit': 'Заблокировать {amount} {asset}',
  'launch.boost.raiseSubmit': 'Увеличить до {amount} {asset}',
  'launch.boost.confirm': 'Подтвердите буст',
  'launch.boost.confirmNote':
    'Сумма заморожена на вашем основном счёте до {time}. До этого её можно увеличить, но нельзя уменьшить или забрать. Затем она снова станет доступна целиком, а награда будет выплачена.',
  'launch.boost.done': 'Заблокировано',
  'launch.boost.doneText': '{amount} {asset} заблокировано в раунде {number}.',
  'launch.boost.asThingsStand': 'Награда на сейчас',
  'launch.boost.estimate': 'Ваша награда на сейчас',
  'launch.boost.own': 'Ваш буст',
  'launch.boost.reward': 'Ваша награда',
  'launch.boost.time': 'Время блокировки',
  'launch.boost.freeAt': 'Вся сумма снова станет доступна {time}.',
  'launch.boost.state.SUBSCRIBED': 'Заблокировано',
  'launch.boost.state.PENDING_DEDUCTION': 'Идут расчёты',
  'launch.boost.state.COMPLETED': 'Награда выплачена',
  'launch.boost.state.NOT_ALLOCATED': 'Без награды',
  'launch.boost.state.CANCELLED': 'Отменён',
  'launch.boost.state.REFUNDED': 'Возвращён',
  'launch.boost.rule.share':
    'Раунд {number}: заблокируйте от {min} до {max} {asset} с шагом {step}. {pool} {token} делятся пропорционально заблокированному; никто не получит больше {perPerson}.',
  'launch.boost.rule.back':
    'Заблокированное можно увеличить до конца раунда, но нельзя забрать. Затем оно снова доступно целиком.',
  'launch.boost.rule.keep':
    'Награды выплачиваются в течение 24 часов после конца раунда и сразу доступны. Они останутся вашими, если продажу позже отменят.',
  'launch.boost.rule.interval': 'Между участием в разных раундах нужно подождать {count} мин.',
  'launch.boost.rule.cancel':
    'Пока не завершены все раунды, проект могут отменить. Тогда все получат обратно заблокированное.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
