import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-move.ts';

export const messages = {
  'balances.accountNamed': 'Cuenta «{account}»',

  'balances.action.continue': 'Continuar',
  'balances.action.older': 'Anteriores',
  'balances.action.newer': 'Más recientes',
  'balances.action.viewOnChain': 'Ver en la blockchain',

  'balances.column.time': 'Hora',
  'balances.column.network': 'Red',
  'balances.column.amount': 'Importe',
  'balances.column.fee': 'Comisión',
  'balances.column.txid': 'TxID',
  'balances.column.counterparty': 'TxID o contraparte',
  'balances.column.to': 'A',
  'balances.column.from': 'De',
  'balances.column.status': 'Estado',
  'balances.column.type': 'Tipo',
  'balances.column.account': 'Cuenta',
  'balances.column.address': 'Dirección',
  'balances.column.memo': 'Memo',
  'balances.column.remark': 'Nota',
  'balances.column.source': 'Origen',
  'balances.column.orderNo': 'N.º de operación',

  'balances.coins.title': 'Elegir una cripto',
  'balances.coins.search': 'Código o nombre',
  'balances.coins.recent': 'Recientes',
  'balances.coins.all': 'Todas las criptos',
  'balances.coins.noDeposit': 'Sin depósitos',
  'balances.coins.noWithdraw': 'Sin retiros',
  'balances.coins.paused': 'En pausa',
  'balances.coins.nothing': 'Ninguna cripto coincide.',

  'balances.deposit.chooseCoin': 'Elija una cripto',
  'balances.deposit.network': 'Red',
  'balances.deposit.chooseNetwork': 'Elija la red por la que enviará',
  'balances.deposit.networkFacts': '{time} · mín. {min} {asset}',
  'balances.deposit.confirmations': {
    one: '{count} confirmación',
    many: '{count} confirmaciones',
    other: '{count} confirmaciones',
  },
  'balances.wait.minutes': { one: '≈ {count} min', many: '≈ {count} min', other: '≈ {count} min' },
  'balances.wait.seconds': { one: '≈ {count} s', many: '≈ {count} s', other: '≈ {count} s' },
  'balances.lastTen.deposit': 'Últimos 10 depósitos',
  'balances.deposit.pausedUntil': 'Vuelta prevista: {time}.',

  'balances.lastTen.receive': 'Últimos 10 recibidos',

  'balances.withdraw.chooseNetwork': 'Elija la red del destinatario',
  'balances.withdraw.networkFacts': 'comisión {fee} {asset} · {time}',
  'balances.withdraw.lowestFee': 'Comisión más baja',
  'balances.lastTen.withdraw': 'Últimos 10 retiros',

  'balances.amount.required': 'Introduzca un importe válido.',
  'balances.amount.AMOUNT_REQUIRED': 'Introduzca un importe válido.',
  'balances.amount.AMOUNT_COMMA': 'Use un punto para los decimales y ningún separador de miles.',
  'balances.amount.AMOUNT_NOT_A_NUMBER': 'Introduzca un importe válido.',
  'balances.amount.AMOUNT_SIGN': 'Un importe no lleva signo.',
  'balances.amount.AMOUNT_ZERO': 'El importe no puede ser 0.',
  'balances.amount.AMOUNT_PLACES': 'Aquí, {scale} decimales como máximo.',
  'balances.amount.AMOUNT_TOO_LARGE': 'Este importe es demasiado grande.',
  'balances.amount.AMOUNT_BELOW_MIN': 'Al menos {min} {asset}.',
  'balances.amount.AMOUNT_ABOVE_MAX': 'Como máximo {max} {asset} por operación.',
  'balances.amount.INSUFFICIENT_BALANCE': 'Le faltan {missing} {asset}.',
  'balances.amount.NOT_WITHDRAWABLE_YET':
    'Ahora solo pueden salir {withdrawable} {asset}; el resto está sin confirmar o bloqueado.',
  'balances.amount.LIMIT_24H': 'Solo quedan {remaining} USDT del límite de 24 h.',
  'balances.amount.LIMIT_30D': 'Solo quedan {remaining} USDT del límite de 30 días.',
  'balances.amount.KYC_REQUIRED':
    'Solo puede enviar {remaining} USDT más: por encima de {from} USDT en 24 h su identidad debe estar verificada.',
  'balances.amount.RECIPIENT_KYC':
    'Solo puede enviar {remaining} USDT más: por encima de {from} USDT en 24 h el destinatario también debe estar verificado.',
  'balances.amount.verify': 'Verificar identidad',
} as const satisfies Catalog<typeof en, 'es_ES'>;
