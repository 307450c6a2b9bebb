import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'Пороги',
  'console.thresholds.title': 'Пороги',
  'console.thresholds.failed': 'Не удалось загрузить пороги.',
  'console.thresholds.effect': 'После второго одобрения действует для всего, что проверяется позже.',
  'console.thresholds.name': 'Порог',
  'console.thresholds.value': 'Значение',
  'console.thresholds.seconds': {
    one: '{count} секунда',
    few: '{count} секунды',
    many: '{count} секунд',
    other: '{count} секунды',
  },
  'console.thresholds.inSeconds': 'Секунды',
  'console.thresholds.range': 'От {min} до {max}',
  'console.actionKind.staffOperator.setThreshold': 'Порог',
  'console.actionField.REVIEW_FROM': 'Проверка от',
  'console.actionField.REVIEW_TWO_FROM': 'Два проверяющих от',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': 'Проверка с нового устройства или страны от',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': 'Проверка на новый адрес от, и половина лимита',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': 'Проверка счёта младше 7 дней от',
  'console.actionField.REVIEW_FAST_EXIT_FROM': 'Проверка вывода в течение часа после пополнения от',
  'console.actionField.TWO_CODES_FROM': 'Два кода от',
  'console.actionField.EARLY_CREDIT_PERSON_MAX': 'Пополнения до финализации, на человека до',
  'console.actionField.EARLY_CREDIT_HOUSE_MAX': 'Пополнения до финализации, на всех вместе до',
  'console.actionField.WITHDRAWAL_COOLING_S': 'Ожидание до проверки вывода',
  'console.finalOnly.title': 'Пополнения, зачисляемые после финализации',
  'console.finalOnly.empty': 'Нет пополнений, которые из-за суммы ждут финализации.',
  'console.finalOnly.PERSON_LIMIT':
    'С ним у человека до финализации было бы зачислено {worth} USDT, допустимо {limit}.',
  'console.finalOnly.HOUSE_LIMIT':
    'С ним у всех вместе до финализации было бы зачислено {worth} USDT, допустимо {limit}.',
  'console.finalOnly.PRICE_UNKNOWN': 'Нет свежей цены',
  'console.refusal.THRESHOLD_RANGE': 'Порог вне допустимого диапазона.',
} as const satisfies Messages;
