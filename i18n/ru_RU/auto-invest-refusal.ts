import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Счёт заморожен. Обратитесь в поддержку.',
  AUTO_INVEST_COIN_REQUIRED: 'Выберите хотя бы одну монету.',
  AUTO_INVEST_TOO_MANY_COINS: 'В плане может быть не больше {max} монет, выбрано {count}.',
  AUTO_INVEST_COIN_TWICE: '{asset} указана в плане дважды.',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} нельзя покупать через автоинвест.',
  AUTO_INVEST_SHARE_TOO_SMALL: 'Доля каждой монеты должна быть больше {above} %, у {asset} — {percent} %.',
  AUTO_INVEST_SHARE_SUM: 'Сумма долей должна быть 100 %, сейчас {sum} %.',
  AUTO_INVEST_DATE_REQUIRED: 'Выберите день покупки.',
  AUTO_INVEST_AMOUNT_MIN: 'Для этих монет и долей минимум — {min} USDT.',
  AUTO_INVEST_AMOUNT_MAX: 'Максимум за одну покупку — {max} USDT.',
  AUTO_INVEST_ZONE_UNKNOWN: 'Неизвестный часовой пояс: {zone}.',
  AUTO_INVEST_TOO_MANY: 'В час можно создать не больше {max} планов. Следующий — с {nextAt}.',
  AUTO_INVEST_PLAN_UNKNOWN: 'Такого плана нет.',
  AUTO_INVEST_PLAN_DELETED: 'Этот план удалён.',
  AUTO_INVEST_LOCKED:
    'План сработает {runAt}. За пять минут до этого его нельзя изменить, но можно приостановить или удалить.',
  AUTO_INVEST_RUNNING: 'Покупка по этому плану уже идёт. Дождитесь её окончания.',
  AUTO_INVEST_INSUFFICIENT: 'Недостаточно средств: есть {available} USDT, нужно {needed} USDT. Ничего не куплено.',
  AUTO_INVEST_NO_HISTORY: 'Дневных цен {asset} за такой срок нет.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
