import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: 'Пары {symbol} нет.',
  MARKET_HALTED: 'Торги {symbol} приостановлены. Ордера можно только отменять.',
  INVALID_ORDER: 'Эти параметры ордера несовместимы.',
  INVALID_ORDER_LIST: 'Эти ордера нельзя связать таким образом.',
  PRICE_REQUIRED: 'Введите цену.',
  QUANTITY_REQUIRED: 'Введите количество.',
  STOP_PRICE_REQUIRED: 'Введите стоп-цену.',
  OFF_TICK: 'Цена должна быть кратна {tick}.',
  OFF_LOT: 'Количество должно быть кратно {lot}.',
  PRICE_TOO_HIGH: 'Максимальная цена — {max}.',
  QUANTITY_TOO_LARGE: 'Не больше {max} в одном ордере.',
  OUTSIDE_BAND: 'Сейчас принимаются цены от {min} до {max}.',
  WAITING_OUTSIDE_BAND: 'Для ордера, который ждёт своей цены или очереди, сейчас принимаются цены от {min} до {max}.',
  BELOW_MIN_NOTIONAL: 'Сумма ордера — {notional} {asset}, минимум — {min} {asset}.',
  TOO_MANY_ORDERS: 'Открыто {max} ордеров — это максимум. Сначала отмените часть из них.',
  STOP_WOULD_TRIGGER: 'Последняя цена — {last}: этот стоп сработал бы сразу.',
  POST_ONLY_WOULD_MATCH: 'Ордер post-only не может исполниться сразу: лучшая встречная цена — {best}.',
  TRAIL_OUT_OF_RANGE: 'Отступ скользящего стопа — от {min} % до {max} %.',
  TOO_MANY_PARTS: 'Айсберг-ордер показывается не более чем {max} частями: показывайте не менее {min} {asset} за раз.',
  INSUFFICIENT_BALANCE: 'Недостаточно доступных средств: есть {available} {asset}, нужно {needed} {asset}.',
  ACCOUNT_FROZEN: 'Этот аккаунт заморожен. Обратитесь в поддержку.',
  ETF_PREMIUM_TOO_HIGH:
    'Цена выше стоимости чистых активов {nav} на {premiumPercent}%. При превышении {maxPercent}% покупка невозможна.',
  ORDER_IN_LIST: 'Этот ордер связан с другими. Его можно только отменить.',
  ORDER_NOT_FOUND: 'Этот ордер уже не открыт.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
