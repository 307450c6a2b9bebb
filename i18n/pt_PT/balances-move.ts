import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-move.ts';

export const messages = {
  'balances.accountNamed': 'Conta {account}',

  'balances.action.continue': 'Continuar',
  'balances.action.older': 'Mais antigos',
  'balances.action.newer': 'Mais recentes',
  'balances.action.viewOnChain': 'Ver na blockchain',

  'balances.column.time': 'Data e hora',
  'balances.column.network': 'Rede',
  'balances.column.amount': 'Valor',
  'balances.column.fee': 'Comissão',
  'balances.column.txid': 'TxID',
  'balances.column.counterparty': 'TxID ou contraparte',
  'balances.column.to': 'Para',
  'balances.column.from': 'De',
  'balances.column.status': 'Estado',
  'balances.column.type': 'Tipo',
  'balances.column.account': 'Conta',
  'balances.column.address': 'Endereço',
  'balances.column.memo': 'Memo',
  'balances.column.remark': 'Nota',
  'balances.column.source': 'Origem',
  'balances.column.orderNo': 'N.º da ordem',

  'balances.coins.title': 'Escolha uma moeda',
  'balances.coins.search': 'Moeda ou nome',
  'balances.coins.recent': 'Recentes',
  'balances.coins.all': 'Todas as moedas',
  'balances.coins.noDeposit': 'Sem depósitos',
  'balances.coins.noWithdraw': 'Sem levantamentos',
  'balances.coins.paused': 'Em pausa',
  'balances.coins.nothing': 'Nenhuma moeda corresponde.',

  'balances.deposit.chooseCoin': 'Escolha uma moeda',
  'balances.deposit.network': 'Rede',
  'balances.deposit.chooseNetwork': 'Escolha a rede que vai usar para enviar',
  'balances.deposit.networkFacts': '{time} · mín. {min} {asset}',
  'balances.deposit.confirmations': {
    one: '{count} confirmação',
    many: '{count} confirmações',
    other: '{count} confirmações',
  },
  'balances.wait.minutes': { one: '≈ {count} min', many: '≈ {count} min', other: '≈ {count} min' },
  'balances.wait.seconds': { one: '≈ {count} s', many: '≈ {count} s', other: '≈ {count} s' },
  'balances.lastTen.deposit': 'Últimos 10 depósitos',
  'balances.deposit.pausedUntil': 'Regresso previsto: {time}.',

  'balances.lastTen.receive': 'Últimos 10 recebimentos',

  'balances.withdraw.chooseNetwork': 'Escolha a rede do destinatário',
  'balances.withdraw.networkFacts': 'comissão {fee} {asset} · {time}',
  'balances.withdraw.lowestFee': 'Menor comissão',
  'balances.lastTen.withdraw': 'Últimos 10 levantamentos',

  'balances.amount.required': 'Introduza um valor válido.',
  'balances.amount.AMOUNT_REQUIRED': 'Introduza um valor válido.',
  'balances.amount.AMOUNT_COMMA': 'Use um ponto para as casas decimais, sem separador de milhares.',
  'balances.amount.AMOUNT_NOT_A_NUMBER': 'Introduza um valor válido.',
  'balances.amount.AMOUNT_SIGN': 'O valor não leva sinal.',
  'balances.amount.AMOUNT_ZERO': 'O valor não pode ser 0.',
  'balances.amount.AMOUNT_PLACES': 'No máximo {scale} casas decimais aqui.',
  'balances.amount.AMOUNT_TOO_LARGE': 'Este valor é demasiado elevado.',
  'balances.amount.AMOUNT_BELOW_MIN': 'No mínimo {min} {asset}.',
  'balances.amount.AMOUNT_ABOVE_MAX': 'No máximo {max} {asset} de cada vez.',
  'balances.amount.INSUFFICIENT_BALANCE': '{missing} {asset} a mais do que tem.',
  'balances.amount.NOT_WITHDRAWABLE_YET':
    'Só {withdrawable} {asset} podem sair agora; o resto está por confirmar ou bloqueado.',
  'balances.amount.LIMIT_24H': 'Restam apenas {remaining} USDT do limite de 24 h.',
  'balances.amount.LIMIT_30D': 'Restam apenas {remaining} USDT do limite de 30 dias.',
  'balances.amount.KYC_REQUIRED':
    'Só pode enviar mais {remaining} USDT: acima de {from} USDT em 24 h, a sua identidade tem de estar verificada.',
  'balances.amount.RECIPIENT_KYC':
    'Só pode enviar mais {remaining} USDT: acima de {from} USDT em 24 h, o destinatário também tem de estar verificado.',
  'balances.amount.verify': 'Verificar identidade',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
