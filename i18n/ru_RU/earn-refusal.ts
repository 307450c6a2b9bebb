import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Счёт заморожен. Обратитесь в поддержку.',
  EARN_NOT_FOUND: 'Такого продукта нет.',
  EARN_KYC: 'Для этого продукта нужен уровень верификации {needed}, у вас {level}.',
  EARN_VIP: 'Продукт доступен с уровня VIP {needed}, у вас VIP {level}.',
  EARN_NEW_ONLY: 'Продукт только для тех, кто ещё не пользовался «Доходом».',
  EARN_UPCOMING: 'Продукт откроется {startAt}.',
  EARN_ENDED: 'Продукт распродан или завершён.',
  EARN_AMOUNT_REQUIRED: 'Укажите сумму.',
  EARN_STEP: 'Сумма должна быть кратна {step} {asset}.',
  EARN_MIN: 'Минимум — {min} {asset}.',
  EARN_MAX: 'Не больше {max} {asset} за одно размещение.',
  EARN_MAX_PERSON: 'В этом продукте можно держать не больше {max} {asset}, у вас уже {held}.',
  EARN_EQUAL: 'Продукт принимает ровно {amount} {asset}.',
  EARN_REMAINING: 'Осталось только {remaining} {asset}.',
  EARN_BALANCE: 'Недостаточно {asset} на основном счёте: есть {available}, нужно {needed}.',
  EARN_RATE_DROPPED:
    'С тех пор как вы видели ставку, она изменилась с {from}% на {percent}%. Проверьте её и подтвердите ещё раз.',
  EARN_REWARD_DROPPED:
    'С тех пор как вы видели ставку в {asset}, она изменилась с {from}% на {percent}%. Проверьте её и подтвердите ещё раз.',
  EARN_DUPLICATE: 'У вас уже есть размещение в этом продукте на этот срок.',
  EARN_TYPE: 'Для такого продукта это недоступно.',
  EARN_NO_ORDER: 'У вас ещё нет размещения в этом продукте. Сначала разместите средства.',
  EARN_NOT_RENEWED: 'Этот продукт не продлевается автоматически.',
  EARN_ORDER_UNKNOWN: 'Такого размещения нет.',
  EARN_ORDER_ENDED: 'Размещение уже возвращается или завершено.',
  EARN_NOT_EARLY: 'До окончания срока средства из этого продукта не возвращаются.',
  EARN_WHOLE_ONLY: 'Срочное размещение возвращается только целиком.',
  EARN_TOO_MUCH: 'Вернуть можно не больше {available} {asset}.',
  EARN_INSTANT_POOL:
    'Лимит мгновенного возврата этого продукта на сегодня: осталось {remaining} {asset}. Можно вернуть с зачислением завтра.',
  EARN_INSTANT_CAP: 'Мгновенно можно вернуть не больше {max} USDT в день. Остальное — с зачислением завтра.',
  EARN_NO_PRICE: 'Сейчас для {asset} нет цены, мгновенный возврат недоступен. Можно вернуть с зачислением завтра.',
  COIN_STOPPED: '{asset} сейчас объединяется, переводы недоступны. Повторите через несколько минут.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
