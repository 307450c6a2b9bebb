import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Это недействительный адрес для этой сети.',
  ADDRESS_BURNS: 'Ключа от этого адреса нет ни у кого. Отправленные туда монеты потеряны навсегда.',
  ADDRESS_IS_TOKEN: 'Это контракт {asset}, а не кошелёк. Отправленные туда монеты потеряны.',
  ADDRESS_OURS: 'Это адрес самой биржи. Укажите свой.',
  MEMO_REQUIRED: 'Для этого адреса нужно memo.',
  MEMO_INVALID: 'Формат memo не подходит для этой сети.',
  ADDRESS_BOOK_FULL: 'Адресная книга заполнена.',
  ADDRESS_EXISTS: 'Этот адрес уже есть в книге.',
  ADDRESS_UNKNOWN: 'Этой записи больше нет.',
  ADDRESS_REQUIRED: 'Укажите адрес.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
