import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: 'Выберите не больше {max} монет за раз.',
  CONVERSION_TOO_SOON: 'Снова обменять можно с {nextAt}.',
  CONVERSION_NOT_POSSIBLE: '{asset} сейчас обменять нельзя.',
  CONVERSION_NO_FUNDS: 'Сейчас обмен недоступен. Монеты остаются на месте, попробуйте позже.',
  CONVERSION_QUOTE_UNKNOWN: 'Такого предложения цены нет.',
  CONVERSION_QUOTE_EXPIRED: 'Цена устарела. Ничего не обменяно.',
  CONVERSION_PRICE_MOVED: 'Цена {asset} изменилась более чем на 1 %. Ничего не обменяно.',
  INSUFFICIENT_BALANCE: 'Недостаточно доступных {asset}: есть {available}, нужно {needed}.',
  ACCOUNT_FROZEN: 'Счёт заморожен. Обратитесь в поддержку.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
