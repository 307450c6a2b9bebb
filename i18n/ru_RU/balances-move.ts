import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-move.ts';

export const messages = {
  'balances.accountNamed': 'Счёт «{account}»',

  'balances.action.continue': 'Продолжить',
  'balances.action.older': 'Раньше',
  'balances.action.newer': 'Позже',
  'balances.action.viewOnChain': 'Открыть в блокчейне',

  'balances.column.time': 'Время',
  'balances.column.network': 'Сеть',
  'balances.column.amount': 'Сумма',
  'balances.column.fee': 'Комиссия',
  'balances.column.txid': 'TxID',
  'balances.column.counterparty': 'TxID или контрагент',
  'balances.column.to': 'Куда',
  'balances.column.from': 'Откуда',
  'balances.column.status': 'Статус',
  'balances.column.type': 'Тип',
  'balances.column.account': 'Счёт',
  'balances.column.address': 'Адрес',
  'balances.column.memo': 'Memo',
  'balances.column.remark': 'Заметка',
  'balances.column.source': 'Источник',
  'balances.column.orderNo': '№ операции',

  'balances.coins.title': 'Выберите монету',
  'balances.coins.search': 'Код или название',
  'balances.coins.recent': 'Недавние',
  'balances.coins.all': 'Все монеты',
  'balances.coins.noDeposit': 'Без пополнения',
  'balances.coins.noWithdraw': 'Без вывода',
  'balances.coins.paused': 'Пауза',
  'balances.coins.nothing': 'Монеты не найдены.',

  'balances.deposit.chooseCoin': 'Выберите монету',
  'balances.deposit.network': 'Сеть',
  'balances.deposit.chooseNetwork': 'Выберите сеть отправки',
  'balances.deposit.networkFacts': '{time} · мин. {min} {asset}',
  'balances.deposit.confirmations': {
    one: '{count} подтверждение',
    few: '{count} подтверждения',
    many: '{count} подтверждений',
    other: '{count} подтверждения',
  },
  'balances.wait.minutes': {
    one: '~{count} мин',
    few: '~{count} мин',
    many: '~{count} мин',
    other: '~{count} мин',
  },
  'balances.wait.seconds': { one: '~{count} с', few: '~{count} с', many: '~{count} с', other: '~{count} с' },
  'balances.lastTen.deposit': 'Последние 10 пополнений',
  'balances.deposit.pausedUntil': 'Ожидаемое возобновление: {time}.',

  'balances.lastTen.receive': 'Последние 10 поступлений',

  'balances.withdraw.chooseNetwork': 'Выберите сеть получателя',
  'balances.withdraw.networkFacts': 'комиссия {fee} {asset} · {time}',
  'balances.withdraw.lowestFee': 'Дешевле всего',
  'balances.lastTen.withdraw': 'Последние 10 выводов',

  'balances.amount.required': 'Укажите корректную сумму.',
  'balances.amount.AMOUNT_REQUIRED': 'Укажите корректную сумму.',
  'balances.amount.AMOUNT_COMMA': 'Дроби — через точку, разряды — слитно.',
  'balances.amount.AMOUNT_NOT_A_NUMBER': 'Укажите корректную сумму.',
  'balances.amount.AMOUNT_SIGN': 'Сумма указывается без знака.',
  'balances.amount.AMOUNT_ZERO': 'Сумма не может быть равна 0.',
  'balances.amount.AMOUNT_PLACES': 'Знаков после запятой не больше {scale}.',
  'balances.amount.AMOUNT_TOO_LARGE': 'Сумма слишком большая.',
  'balances.amount.AMOUNT_BELOW_MIN': 'Не меньше {min} {asset}.',
  'balances.amount.AMOUNT_ABOVE_MAX': 'Не больше {max} {asset} за раз.',
  'balances.amount.INSUFFICIENT_BALANCE': 'Не хватает {missing} {asset}.',
  'balances.amount.NOT_WITHDRAWABLE_YET':
    'Сейчас можно вывести только {withdrawable} {asset}; остальное не подтверждено или заблокировано.',
  'balances.amount.LIMIT_24H': 'Остаток лимита за 24 ч: {remaining} USDT.',
  'balances.amount.LIMIT_30D': 'Остаток лимита за 30 дней: {remaining} USDT.',
  'balances.amount.KYC_REQUIRED':
    'Можно отправить ещё {remaining} USDT: если за 24 ч больше {from} USDT, нужно подтвердить личность.',
  'balances.amount.RECIPIENT_KYC':
    'Можно отправить ещё {remaining} USDT: если за 24 ч больше {from} USDT, получатель тоже должен подтвердить личность.',
  'balances.amount.verify': 'Подтвердить личность',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
