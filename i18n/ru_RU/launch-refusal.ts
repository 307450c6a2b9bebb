import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Счёт заморожен. Обратитесь в поддержку.',
  TRADING_PASSWORD_NOT_SET: 'Сначала задайте торговый пароль.',
  LAUNCH_NOT_FOUND: 'Такого проекта или раунда нет.',
  LAUNCH_CANCELLED: 'Проект отменён. Участникам возвращают средства.',
  LAUNCH_NOT_STARTED: 'Раунд откроется {startAt}.',
  LAUNCH_ENDED: 'Раунд завершён. Внесённую сумму изменить уже нельзя.',
  LAUNCH_KYC: 'Для этого раунда нужен уровень верификации {needed}, у вас {level}.',
  LAUNCH_VIP: 'Раунд доступен с уровня VIP {needed}, у вас VIP {level}.',
  LAUNCH_INTERVAL: 'Вы только что подали заявку в другом раунде. Следующую можно подать {againAt}.',
  LAUNCH_MIN: 'Минимальный взнос — {min} {asset}.',
  LAUNCH_MAX: 'Максимальный взнос — {max} {asset}.',
  LAUNCH_STEP: 'Сумма должна быть кратна {step} {asset}.',
  LAUNCH_BALANCE: 'Недостаточно {asset} на основном счёте: есть {available}, нужно {needed}.',
  LAUNCH_NOT_SUBSCRIBED: 'Такой заявки у вас нет.',
  COIN_STOPPED: '{asset} сейчас объединяется, переводы недоступны. Повторите через несколько минут.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
